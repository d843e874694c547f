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
      <location filename="mapkit/drawing/page.py" />
      <location filename="mapkit/editor/dialogs/new_map.py" />
      <location filename="mapkit/editor/panels/property_rows.py" />
      <location filename="mapkit/editor/tools/bucket_tool.py" />
      <source>{n} field(s)</source>
      <translation>
        <numerusform>{n} field</numerusform>
        <numerusform>{n} fields</numerusform>
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
      <location filename="mapkit/cli/check_formats.py" />
      <source>{n} file(s): {total}</source>
      <translation>
        <numerusform>{n} file: {total}</numerusform>
        <numerusform>{n} files: {total}</numerusform>
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
      <source>{n} field(s) of doubtful kind, the most doubtful first:</source>
      <translation>
        <numerusform>{n} field of doubtful kind, the most doubtful first:</numerusform>
        <numerusform>{n} fields of doubtful kind, the most doubtful first:</numerusform>
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
      <location filename="mapkit/drawing/movement.py" />
      <source>{n} step(s)</source>
      <translation>
        <numerusform>{n} step</numerusform>
        <numerusform>{n} steps</numerusform>
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
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>{n} marker(s)</source>
      <translation>
        <numerusform>{n} marker</numerusform>
        <numerusform>{n} markers</numerusform>
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
