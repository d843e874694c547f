<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
  <context>
    <name>mapkit</name>
    <message numerus="yes">
      <location filename="mapkit/analysis/disputes.py" />
      <source>{n} disputed call(s)</source>
      <translation>
        <numerusform>{n} disputed call</numerusform>
        <numerusform>{n} disputed calls</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/comparison_words.py" />
      <source>and the exposure of {n} more field(s)</source>
      <translation>
        <numerusform>and the exposure of {n} more field</numerusform>
        <numerusform>and the exposure of {n} more fields</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/comparison_words.py" />
      <source>and {n} more figure(s) of objectives</source>
      <translation>
        <numerusform>and {n} more figure of objectives</numerusform>
        <numerusform>and {n} more figures of objectives</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/comparison_words.py" />
      <source>and {n} more figure(s) of sectors</source>
      <translation>
        <numerusform>and {n} more figure of sectors</numerusform>
        <numerusform>and {n} more figures of sectors</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/comparison_words.py" />
      <source>and {n} more figure(s) of ways</source>
      <translation>
        <numerusform>and {n} more figure of ways</numerusform>
        <numerusform>and {n} more figures of ways</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/dispute_curve.py" />
      <source>At {mm} mm the sight of {n} pair(s) would be disputed.</source>
      <translation>
        <numerusform>At {mm} mm the sight of {n} pair would be disputed.</numerusform>
        <numerusform>At {mm} mm the sight of {n} pairs would be disputed.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/dispute_curve.py" />
      <source>Even if no point is off by more than {mm} mm, the sight of {n} pair(s) stays disputed: no care in drawing settles that.</source>
      <translation>
        <numerusform>Even if no point is off by more than {mm} mm, the sight of {n} pair stays disputed: no care in drawing settles that.</numerusform>
        <numerusform>Even if no point is off by more than {mm} mm, the sight of {n} pairs stays disputed: no care in drawing settles that.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/dispute_curve.py" />
      <source>The distance of {n} pair(s) stays disputed then.</source>
      <translation>
        <numerusform>The distance of {n} pair stays disputed then.</numerusform>
        <numerusform>The distance of {n} pairs stays disputed then.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/making_warnings.py" />
      <source>A figure's base does not fit on {n} of {all} fields: the largest circle in {field} is {mm} mm wide.</source>
      <translation>
        <numerusform>A figure's base does not fit on {n} of {all} fields: the largest circle in {field} is {mm} mm wide.</numerusform>
        <numerusform>A figure's base does not fit on {n} of {all} fields: the largest circle in {field} is {mm} mm wide.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/making_warnings.py" />
      <source>Drawn to {mm} mm, the sight of {n} pair(s) is disputed; {field} is in {k} of them.</source>
      <translation>
        <numerusform>Drawn to {mm} mm, the sight of {n} pair is disputed; {field} is in {k} of them.</numerusform>
        <numerusform>Drawn to {mm} mm, the sight of {n} pairs is disputed; {field} is in {k} of them.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/making_warnings.py" />
      <source>Rule {rule} decides {n} pair(s) of this board: {why}.</source>
      <translation>
        <numerusform>Rule {rule} decides {n} pair of this board: {why}.</numerusform>
        <numerusform>Rule {rule} decides {n} pairs of this board: {why}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/making_warnings.py" />
      <source>What stands on {n} of {all} fields is printed less than {mm} mm high; lowest is {field}, {low} mm.</source>
      <translation>
        <numerusform>What stands on {n} of {all} fields is printed less than {mm} mm high; lowest is {field}, {low} mm.</numerusform>
        <numerusform>What stands on {n} of {all} fields is printed less than {mm} mm high; lowest is {field}, {low} mm.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/making_warnings.py" />
      <source>{field} blocks sight, and {n} pair(s) would have another answer without it.</source>
      <translation>
        <numerusform>{field} blocks sight, and {n} pair would have another answer without it.</numerusform>
        <numerusform>{field} blocks sight, and {n} pairs would have another answer without it.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/making_warnings.py" />
      <source>{what} No obstacle decides more than {n} pair(s).</source>
      <translation>
        <numerusform>{what} No obstacle decides more than {n} pair.</numerusform>
        <numerusform>{what} No obstacle decides more than {n} pairs.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/odds_words.py" />
      <source>distance {far} and beyond, {n} pair(s)</source>
      <translation>
        <numerusform>distance {far} and beyond, {n} pair</numerusform>
        <numerusform>distance {far} and beyond, {n} pairs</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/odds_words.py" />
      <source>distance {far}, {n} pair(s)</source>
      <translation>
        <numerusform>distance {far}, {n} pair</numerusform>
        <numerusform>distance {far}, {n} pairs</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/play_warnings.py" />
      <source>The board lies open: {n} of its {all} fields see {share} % of the others or more; {field} sees most, {most}.</source>
      <translation>
        <numerusform>The board lies open: {n} of its {all} fields see {share} % of the others or more; {field} sees most, {most}.</numerusform>
        <numerusform>The board lies open: {n} of its {all} fields see {share} % of the others or more; {field} sees most, {most}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/play_warnings.py" />
      <source>{end} is {n} turn(s) from {start} ({mover}); half of such ways take {m} or more.</source>
      <translation>
        <numerusform>{end} is {n} turn from {start} ({mover}); half of such ways take {m} or more.</numerusform>
        <numerusform>{end} is {n} turns from {start} ({mover}); half of such ways take {m} or more.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/play_warnings.py" />
      <source>{objective} can be shot at from {n} field(s); no other from more than {m}.</source>
      <translation>
        <numerusform>{objective} can be shot at from {n} field; no other from more than {m}.</numerusform>
        <numerusform>{objective} can be shot at from {n} fields; no other from more than {m}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/play_warnings.py" />
      <source>{objective} can be shot at from {n} field(s); the middle one of the objectives from {m}.</source>
      <translation>
        <numerusform>{objective} can be shot at from {n} field; the middle one of the objectives from {m}.</numerusform>
        <numerusform>{objective} can be shot at from {n} fields; the middle one of the objectives from {m}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>A noisy move over any field is heard from {n} other(s).</source>
      <translation>
        <numerusform>A noisy move over any field is heard from {n} other.</numerusform>
        <numerusform>A noisy move over any field is heard from {n} others.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>Exposure: every field is seen from {n} other(s).</source>
      <translation>
        <numerusform>Exposure: every field is seen from {n} other.</numerusform>
        <numerusform>Exposure: every field is seen from {n} others.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>No start sees {n} field(s): {fields}.</source>
      <translation>
        <numerusform>No start sees {n} field: {fields}.</numerusform>
        <numerusform>No start sees {n} fields: {fields}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>field(s) {names}</source>
      <translation>
        <numerusform>field {names}</numerusform>
        <numerusform>fields {names}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>marker(s) {names}</source>
      <translation>
        <numerusform>marker {names}</numerusform>
        <numerusform>markers {names}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>portal(s) {names}</source>
      <translation>
        <numerusform>portal {names}</numerusform>
        <numerusform>portals {names}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>{attribute} {value}: {n} field(s) ({kinds}).</source>
      <translation>
        <numerusform>{attribute} {value}: {n} field ({kinds}).</numerusform>
        <numerusform>{attribute} {value}: {n} fields ({kinds}).</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>{name}: {n} field(s).</source>
      <translation>
        <numerusform>{name}: {n} field.</numerusform>
        <numerusform>{name}: {n} fields.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>{n} field(s) may be heard from more: errors of the map leave that open</source>
      <translation>
        <numerusform>{n} field may be heard from more: errors of the map leave that open</numerusform>
        <numerusform>{n} fields may be heard from more: errors of the map leave that open</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>{n} field(s) may be seen from more: errors of the map leave that open</source>
      <translation>
        <numerusform>{n} field may be seen from more: errors of the map leave that open</numerusform>
        <numerusform>{n} fields may be seen from more: errors of the map leave that open</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/warnings.py" />
      <source>{n} silenced warning(s).</source>
      <translation>
        <numerusform>{n} silenced warning.</numerusform>
        <numerusform>{n} silenced warnings.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/warnings.py" />
      <source>{n} warning(s).</source>
      <translation>
        <numerusform>{n} warning.</numerusform>
        <numerusform>{n} warnings.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/ways_words.py" />
      <source>Not among these turns: {n} pair(s) of an entry and an objective in one sector. The sniper may not enter by the sector of his objective.</source>
      <translation>
        <numerusform>Not among these turns: {n} pair of an entry and an objective in one sector. The sniper may not enter by the sector of his objective.</numerusform>
        <numerusform>Not among these turns: {n} pairs of an entry and an objective in one sector. The sniper may not enter by the sector of his objective.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/ways_words.py" />
      <source>The board is in {n} parts that no step joins; fields in each: {sizes}.</source>
      <translation>
        <numerusform>The board is in {n} parts that no step joins; fields in each: {sizes}.</numerusform>
        <numerusform>The board is in {n} parts that no step joins; fields in each: {sizes}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/ways_words.py" />
      <source>and {n} more without a way</source>
      <translation>
        <numerusform>and {n} more without a way</numerusform>
        <numerusform>and {n} more without a way</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/ways_words.py" />
      <source>{n} field(s) left out: errors of the map may change what lies within a turn or two</source>
      <translation>
        <numerusform>{n} field left out: errors of the map may change what lies within a turn or two</numerusform>
        <numerusform>{n} fields left out: errors of the map may change what lies within a turn or two</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/ways_words.py" />
      <source>{n} turn(s)</source>
      <translation>
        <numerusform>{n} turn</numerusform>
        <numerusform>{n} turns</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/ways_words.py" />
      <source>{n} way(s) left out: errors of the map may change how long they take</source>
      <translation>
        <numerusform>{n} way left out: errors of the map may change how long they take</numerusform>
        <numerusform>{n} ways left out: errors of the map may change how long they take</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/move_sentences.py" />
      <source>A {mover} entering at field {field} can get to {n} field(s) with an allowance of {allowance}.</source>
      <translation>
        <numerusform>A {mover} entering at field {field} can get to {n} field with an allowance of {allowance}.</numerusform>
        <numerusform>A {mover} entering at field {field} can get to {n} fields with an allowance of {allowance}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/move_sentences.py" />
      <source>A {mover} on field {field} can get to {n} field(s) with an allowance of {allowance}.</source>
      <translation>
        <numerusform>A {mover} on field {field} can get to {n} field with an allowance of {allowance}.</numerusform>
        <numerusform>A {mover} on field {field} can get to {n} fields with an allowance of {allowance}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/move_sentences.py" />
      <source>Units on {n} field(s) hear it: {fields}.</source>
      <translation>
        <numerusform>Units on {n} field hear it: {fields}.</numerusform>
        <numerusform>Units on {n} fields hear it: {fields}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/move_sentences.py" />
      <location filename="mapkit/cli/commands/import_map.py" />
      <location filename="mapkit/drawing/booklet_front.py" />
      <location filename="mapkit/drawing/page.py" />
      <location filename="mapkit/editor/dialogs/new_map.py" />
      <location filename="mapkit/editor/import_map/dialog.py" />
      <location filename="mapkit/editor/panels/property_rows.py" />
      <location filename="mapkit/editor/tools/bucket_tool.py" />
      <location filename="mapkit/editor/tools/merge_tool.py" />
      <location filename="mapkit/editor/trace/again_tool.py" />
      <source>{n} field(s)</source>
      <translation>
        <numerusform>{n} field</numerusform>
        <numerusform>{n} fields</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/move_sentences.py" />
      <source>{n} field(s) at range {high} from field {field}.</source>
      <translation>
        <numerusform>{n} field at range {high} from field {field}.</numerusform>
        <numerusform>{n} fields at range {high} from field {field}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/move_sentences.py" />
      <source>{n} field(s) at range {low} to {high} from field {field}.</source>
      <translation>
        <numerusform>{n} field at range {low} to {high} from field {field}.</numerusform>
        <numerusform>{n} fields at range {low} to {high} from field {field}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/move_sentences.py" />
      <source>{n} more field(s) on the path, or where nobody can stand, would hear it: {fields}.</source>
      <translation>
        <numerusform>{n} more field on the path, or where nobody can stand, would hear it: {fields}.</numerusform>
        <numerusform>{n} more fields on the path, or where nobody can stand, would hear it: {fields}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/move_sentences.py" />
      <source>{n} point(s), only to pass: {fields}</source>
      <translation>
        <numerusform>{n} point, only to pass: {fields}</numerusform>
        <numerusform>{n} points, only to pass: {fields}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/move_sentences.py" />
      <source>{n} point(s): {fields}</source>
      <translation>
        <numerusform>{n} point: {fields}</numerusform>
        <numerusform>{n} points: {fields}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/move_sentences.py" />
      <source>{n} step(s) (heard): {fields}</source>
      <translation>
        <numerusform>{n} step (heard): {fields}</numerusform>
        <numerusform>{n} steps (heard): {fields}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/move_sentences.py" />
      <source>{n} step(s), only to pass: {fields}</source>
      <translation>
        <numerusform>{n} step, only to pass: {fields}</numerusform>
        <numerusform>{n} steps, only to pass: {fields}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/move_sentences.py" />
      <source>{n} step(s): {fields}</source>
      <translation>
        <numerusform>{n} step: {fields}</numerusform>
        <numerusform>{n} steps: {fields}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/sentences.py" />
      <source>It turns on the corner(s) at {places} mm.</source>
      <translation>
        <numerusform>It turns on the corner at {places} mm.</numerusform>
        <numerusform>It turns on the corners at {places} mm.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/sentences.py" />
      <source>over {n} fields: {fields}</source>
      <translation>
        <numerusform>over {n} field: {fields}</numerusform>
        <numerusform>over {n} fields: {fields}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>{n} field(s) of the first map without a match:</source>
      <translation>
        <numerusform>{n} field of the first map without a match:</numerusform>
        <numerusform>{n} fields of the first map without a match:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>{n} field(s) of the second map without a match:</source>
      <translation>
        <numerusform>{n} field of the second map without a match:</numerusform>
        <numerusform>{n} fields of the second map without a match:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>{n} other marker(s):</source>
      <translation>
        <numerusform>{n} other marker:</numerusform>
        <numerusform>{n} other markers:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>{n} other portal(s):</source>
      <translation>
        <numerusform>{n} other portal:</numerusform>
        <numerusform>{n} other portals:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>{n} other value(s) of matched fields:</source>
      <translation>
        <numerusform>{n} other value of matched fields:</numerusform>
        <numerusform>{n} other values of matched fields:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/board/disputes.py" />
      <source>, {n} cause(s).</source>
      <translation>
        <numerusform>, {n} cause.</numerusform>
        <numerusform>, {n} causes.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/board/disputes.py" />
      <source>{n} disputed pair(s)</source>
      <translation>
        <numerusform>{n} disputed pair</numerusform>
        <numerusform>{n} disputed pairs</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/board/disputes.py" />
      <source>{n} more pair(s)</source>
      <translation>
        <numerusform>{n} more pair</numerusform>
        <numerusform>{n} more pairs</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/board/drafts.py" />
      <source>{field} is seen from {n} field(s).</source>
      <translation>
        <numerusform>{field} is seen from {n} field.</numerusform>
        <numerusform>{field} is seen from {n} fields.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/board/drafts.py" />
      <source>{n} came to no change.</source>
      <translation>
        <numerusform>{n} came to no change.</numerusform>
        <numerusform>{n} came to no change.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/board/drafts.py" />
      <source>{n} change(s)</source>
      <translation>
        <numerusform>{n} change</numerusform>
        <numerusform>{n} changes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/board/drafts.py" />
      <source>{n} variant(s) tried.</source>
      <translation>
        <numerusform>{n} variant tried.</numerusform>
        <numerusform>{n} variants tried.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/board/drafts.py" />
      <source>{n} way(s) to settle {a} and {b}:</source>
      <translation>
        <numerusform>{n} way to settle {a} and {b}:</numerusform>
        <numerusform>{n} ways to settle {a} and {b}:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/board_picture.py" />
      <source>{n} sheet(s), {columns} × {rows}, at the true size of the board</source>
      <translation>
        <numerusform>{n} sheet, {columns} × {rows}, at the true size of the board</numerusform>
        <numerusform>{n} sheets, {columns} × {rows}, at the true size of the board</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/check_formats.py" />
      <source>{n} file(s): {total}</source>
      <translation>
        <numerusform>{n} file: {total}</numerusform>
        <numerusform>{n} files: {total}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/commands/compose.py" />
      <source>{n} card(s), {fields} fields</source>
      <translation>
        <numerusform>{n} card, {fields} fields</numerusform>
        <numerusform>{n} cards, {fields} fields</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/commands/import_map.py" />
      <source>holes made for {n} field(s) within others</source>
      <translation>
        <numerusform>holes made for {n} field within others</numerusform>
        <numerusform>holes made for {n} fields within others</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/commands/import_map.py" />
      <source>left out: {n} more thing(s)</source>
      <translation>
        <numerusform>left out: {n} more thing</numerusform>
        <numerusform>left out: {n} more things</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/commands/import_map.py" />
      <source>look at: {n} more place(s)</source>
      <translation>
        <numerusform>look at: {n} more place</numerusform>
        <numerusform>look at: {n} more places</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/commands/template.py" />
      <source>{path} has {n} template(s)</source>
      <translation>
        <numerusform>{path} has {n} template</numerusform>
        <numerusform>{path} has {n} templates</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/commands/trace.py" />
      <source>{n} doubtful border(s), the most doubtful first:</source>
      <translation>
        <numerusform>{n} doubtful border, the most doubtful first:</numerusform>
        <numerusform>{n} doubtful borders, the most doubtful first:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/commands/trace.py" />
      <source>{n} doubtful symbol(s), the most doubtful first:</source>
      <translation>
        <numerusform>{n} doubtful symbol, the most doubtful first:</numerusform>
        <numerusform>{n} doubtful symbols, the most doubtful first:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/commands/trace.py" />
      <source>{n} field(s) may each be several, the most doubtful first:</source>
      <translation>
        <numerusform>{n} field may each be several, the most doubtful first:</numerusform>
        <numerusform>{n} fields may each be several, the most doubtful first:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/commands/trace.py" />
      <source>{n} field(s) of doubtful kind, the most doubtful first:</source>
      <translation>
        <numerusform>{n} field of doubtful kind, the most doubtful first:</numerusform>
        <numerusform>{n} fields of doubtful kind, the most doubtful first:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/commands/trace.py" />
      <source>{n} field(s) of doubtful sector, the most doubtful first:</source>
      <translation>
        <numerusform>{n} field of doubtful sector, the most doubtful first:</numerusform>
        <numerusform>{n} fields of doubtful sector, the most doubtful first:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/commands/trace.py" />
      <source>{n} field(s), residual {residual} mm, tolerance {tolerance} mm</source>
      <translation>
        <numerusform>{n} field, residual {residual} mm, tolerance {tolerance} mm</numerusform>
        <numerusform>{n} fields, residual {residual} mm, tolerance {tolerance} mm</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/commands/trace.py" />
      <source>{n} symbol(s) found</source>
      <translation>
        <numerusform>{n} symbol found</numerusform>
        <numerusform>{n} symbols found</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/commands/trace.py" />
      <source>{n} symbol(s) not understood:</source>
      <translation>
        <numerusform>{n} symbol not understood:</numerusform>
        <numerusform>{n} symbols not understood:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/diagnostics_text.py" />
      <location filename="mapkit/editor/sight/issues_panel.py" />
      <source>{n} error(s)</source>
      <translation>
        <numerusform>{n} error</numerusform>
        <numerusform>{n} errors</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/diagnostics_text.py" />
      <source>{n} note(s)</source>
      <translation>
        <numerusform>{n} note</numerusform>
        <numerusform>{n} notes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/diagnostics_text.py" />
      <location filename="mapkit/editor/sight/issues_panel.py" />
      <source>{n} warning(s)</source>
      <translation>
        <numerusform>{n} warning</numerusform>
        <numerusform>{n} warnings</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/many_reports.py" />
      <source>{n} map(s) could not be measured:</source>
      <translation>
        <numerusform>{n} map could not be measured:</numerusform>
        <numerusform>{n} maps could not be measured:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/printing.py" />
      <source>{n} page(s)</source>
      <translation>
        <numerusform>{n} page</numerusform>
        <numerusform>{n} pages</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/compiled/ground.py" />
      <source>the map {id} has {n} error(s)</source>
      <translation>
        <numerusform>the map {id} has {n} error</numerusform>
        <numerusform>the map {id} has {n} errors</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/coverage/checks/wording.py" />
      <source>field(s) {fields}</source>
      <translation>
        <numerusform>field {fields}</numerusform>
        <numerusform>fields {fields}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/drafts/effects.py" />
      <source>{n} new dispute(s)</source>
      <translation>
        <numerusform>{n} new dispute</numerusform>
        <numerusform>{n} new disputes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/drafts/effects.py" />
      <source>{n} other distance(s)</source>
      <translation>
        <numerusform>{n} other distance</numerusform>
        <numerusform>{n} other distances</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/drafts/effects.py" />
      <source>{n} other verdict(s)</source>
      <translation>
        <numerusform>{n} other verdict</numerusform>
        <numerusform>{n} other verdicts</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/drafts/effects.py" />
      <source>{n} settled dispute(s)</source>
      <translation>
        <numerusform>{n} settled dispute</numerusform>
        <numerusform>{n} settled disputes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/drafts/goals.py" />
      <source>no way leads to {n} objective(s)</source>
      <translation>
        <numerusform>no way leads to {n} objective</numerusform>
        <numerusform>no way leads to {n} objectives</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/drafts/goals.py" />
      <source>{n} disputed verdict(s)</source>
      <translation>
        <numerusform>{n} disputed verdict</numerusform>
        <numerusform>{n} disputed verdicts</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/drafts/suggestions.py" />
      <source>it is seen from {left}, {n} field(s) fewer</source>
      <translation>
        <numerusform>it is seen from {left}, {n} field fewer</numerusform>
        <numerusform>it is seen from {left}, {n} fields fewer</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/drawing/booklet_layout.py" />
      <source>sees {n} field(s):</source>
      <translation>
        <numerusform>sees {n} field:</numerusform>
        <numerusform>sees {n} fields:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/drawing/movement.py" />
      <source>{n} point(s)</source>
      <translation>
        <numerusform>{n} point</numerusform>
        <numerusform>{n} points</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/drawing/movement.py" />
      <source>{n} step(s)</source>
      <translation>
        <numerusform>{n} step</numerusform>
        <numerusform>{n} steps</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/drawing/movement.py" />
      <source>{words} point(s)</source>
      <translation>
        <numerusform>{words} point</numerusform>
        <numerusform>{words} points</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/drawing/movement.py" />
      <source>{words} step(s)</source>
      <translation>
        <numerusform>{words} step</numerusform>
        <numerusform>{words} steps</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/drawing/pair_legend.py" />
      <source>Blocker(s): {fields}</source>
      <translation>
        <numerusform>Blocker: {fields}</numerusform>
        <numerusform>Blockers: {fields}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/dialogs/export_jobs.py" />
      <source>the outlines of {n} field(s)</source>
      <translation>
        <numerusform>the outlines of {n} field</numerusform>
        <numerusform>the outlines of {n} fields</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/dialogs/export_jobs.py" />
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>{n} marker(s)</source>
      <translation>
        <numerusform>{n} marker</numerusform>
        <numerusform>{n} markers</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/dialogs/print_dialog.py" />
      <source>{n} sheet(s)</source>
      <translation>
        <numerusform>{n} sheet</numerusform>
        <numerusform>{n} sheets</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/files/map_files.py" />
      <source>Merged; {n} thing(s) had been changed in both, and yours were kept.</source>
      <translation>
        <numerusform>Merged; {n} thing that both had changed stays as yours.</numerusform>
        <numerusform>Merged; {n} things that both had changed stay as yours.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/import_map/dialog.py" />
      <source>{n} pair(s) of neighbours</source>
      <translation>
        <numerusform>{n} pair of neighbours</numerusform>
        <numerusform>{n} pairs of neighbours</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/import_map/findings.py" />
      <source>{n} corner(s) added where borders meet</source>
      <translation>
        <numerusform>{n} corner added where borders meet</numerusform>
        <numerusform>{n} corners added where borders meet</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/import_map/findings.py" />
      <source>{n} hole(s) made for fields within others</source>
      <translation>
        <numerusform>{n} hole made for fields within others</numerusform>
        <numerusform>{n} holes made for fields within others</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/import_map/findings.py" />
      <source>{n} overlap(s), given to the smaller field</source>
      <translation>
        <numerusform>{n} overlap, given to the smaller field</numerusform>
        <numerusform>{n} overlaps, given to the smaller field</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/import_map/findings.py" />
      <source>{n} place(s) that no field covers</source>
      <translation>
        <numerusform>{n} place that no field covers</numerusform>
        <numerusform>{n} places that no field covers</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/import_map/findings.py" />
      <source>{n} slit(s) between neighbours closed</source>
      <translation>
        <numerusform>{n} slit between neighbours closed</numerusform>
        <numerusform>{n} slits between neighbours closed</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/import_map/findings.py" />
      <source>{n} thing(s) left out</source>
      <translation>
        <numerusform>{n} thing left out</numerusform>
        <numerusform>{n} things left out</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/import_map/join_box.py" />
      <source>{mm} mm finds about {n} pair(s) of neighbours</source>
      <translation>
        <numerusform>{mm} mm finds about {n} pair of neighbours</numerusform>
        <numerusform>{mm} mm finds about {n} pairs of neighbours</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/layouts/problem_list.py" />
      <source>{n} problem(s)</source>
      <translation>
        <numerusform>{n} problem</numerusform>
        <numerusform>{n} problems</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>{n} portal(s)</source>
      <translation>
        <numerusform>{n} portal</numerusform>
        <numerusform>{n} portals</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>{n} vertex(es)</source>
      <translation>
        <numerusform>{n} vertex</numerusform>
        <numerusform>{n} vertices</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/sight/issues_panel.py" />
      <location filename="mapkit/review/sentences.py" />
      <source>{n} distance(s)</source>
      <translation>
        <numerusform>{n} distance</numerusform>
        <numerusform>{n} distances</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/sight/issues_panel.py" />
      <location filename="mapkit/review/sentences.py" />
      <source>{n} verdict(s)</source>
      <translation>
        <numerusform>{n} verdict</numerusform>
        <numerusform>{n} verdicts</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/sight/tables_panel.py" />
      <source>{n} pair(s)</source>
      <translation>
        <numerusform>{n} pair</numerusform>
        <numerusform>{n} pairs</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/tools/bucket_tool.py" />
      <source>A click on a selected field paints all {n} of them.</source>
      <translation>
        <numerusform>A click on a selected field paints it.</numerusform>
        <numerusform>A click on a selected field paints all {n} of them.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/trace/again_tool.py" />
      <source>Enter looks at all {n} selected ones.</source>
      <translation>
        <numerusform>Enter looks at the selected one.</numerusform>
        <numerusform>Enter looks at all {n} selected ones.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/trace/end_pages.py" />
      <source>{n} thing(s) are still doubtful.</source>
      <translation>
        <numerusform>{n} thing is still doubtful.</numerusform>
        <numerusform>{n} things are still doubtful.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/trace/fields_page.py" />
      <source>The map has {n} field(s).</source>
      <translation>
        <numerusform>The map has {n} field.</numerusform>
        <numerusform>The map has {n} fields.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/trace/fields_page.py" />
      <source>{n} field(s) are proposed.</source>
      <translation>
        <numerusform>{n} field is proposed.</numerusform>
        <numerusform>{n} fields are proposed.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/trace/fields_page.py" />
      <source>{n} mark(s) lie in the field of another one.</source>
      <translation>
        <numerusform>{n} mark lies in the field of another one.</numerusform>
        <numerusform>{n} marks lie in the field of another one.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/trace/kinds_page.py" />
      <source>{n} field(s) of doubtful kind.</source>
      <translation>
        <numerusform>{n} field of doubtful kind.</numerusform>
        <numerusform>{n} fields of doubtful kind.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/trace/seed_tool.py" />
      <source>{n} mark(s). Click into each field; click a mark to remove it.</source>
      <translation>
        <numerusform>{n} mark. Click into each field; click a mark to remove it.</numerusform>
        <numerusform>{n} marks. Click into each field; click a mark to remove it.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/trace/symbols_page.py" />
      <source>{n} found no place on the map.</source>
      <translation>
        <numerusform>{n} found no place on the map.</numerusform>
        <numerusform>{n} found no place on the map.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/trace/symbols_page.py" />
      <source>{n} symbol(s) are proposed.</source>
      <translation>
        <numerusform>{n} symbol is proposed.</numerusform>
        <numerusform>{n} symbols are proposed.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/games/sentences.py" />
      <source>A difference is shown in {n} outcome(s).</source>
      <translation>
        <numerusform>A difference is shown in {n} outcome.</numerusform>
        <numerusform>A difference is shown in {n} outcomes.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/games/sentences.py" />
      <source>Objective {number} (field {field}) is done in {share} of {n} game(s), for {turns} rounds, {wounds} wounds and being seen {reveals} times.</source>
      <translation>
        <numerusform>Objective {number} (field {field}) is done in {share} of {n} game, for {turns} rounds, {wounds} wounds and being seen {reveals} times.</numerusform>
        <numerusform>Objective {number} (field {field}) is done in {share} of {n} games, for {turns} rounds, {wounds} wounds and being seen {reveals} times.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/games/sentences.py" />
      <source>Objective {number} (field {field}) was never done in {n} game(s).</source>
      <translation>
        <numerusform>Objective {number} (field {field}) was never done in {n} game.</numerusform>
        <numerusform>Objective {number} (field {field}) was never done in {n} games.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/games/sentences.py" />
      <source>The sniper wins {wins} of {n} game(s) on {map}.</source>
      <translation>
        <numerusform>The sniper wins {wins} of {n} game on {map}.</numerusform>
        <numerusform>The sniper wins {wins} of {n} games on {map}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/review/sentences.py" />
      <source>About {n} verdict(s) may still be wrong; between {low} and {high}.</source>
      <translation>
        <numerusform>About {n} verdict may still be wrong; between {low} and {high}.</numerusform>
        <numerusform>About {n} verdicts may still be wrong; between {low} and {high}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/review/sentences.py" />
      <source>Nothing else is doubtful of field(s) {fields}: look at all of it.</source>
      <translation>
        <numerusform>Nothing else is doubtful of field {fields}: look at all of it.</numerusform>
        <numerusform>Nothing else is doubtful of fields {fields}: look at all of it.</numerusform>
      </translation>
    </message>
  </context>
</TS>
