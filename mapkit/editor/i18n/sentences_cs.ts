<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
  <context>
    <name>mapkit</name>
    <message>
      <source>No border leads from {0} to {1}.</source>
      <translation>Z {0} do {1} nevede žádná hranice.</translation>
    </message>
    <message>
      <source>Field {0} has a ring of three corners, which no squaring can keep.</source>
      <translation>Obrys pole {0} má tři rohy a do pravých úhlů ho převést nelze.</translation>
    </message>
    <message>
      <source>Another border meets this one at vertex {0}. Reshape it up to there.</source>
      <translation>Ve vrcholu {0} se připojuje jiná hranice. Přetvarujte ji jen potud.</translation>
    </message>
    <message>
      <source>The vertices given are no border from {0} to {1}.</source>
      <translation>Tyto vrcholy netvoří hranici z {0} do {1}.</translation>
    </message>
    <message>
      <source>{0} would lose its place: {1} would share no boundary. Move or delete it first.</source>
      <translation>{0}: ztratilo by se místo, protože {1} by neměly společnou hranici. Nejdřív to přesuňte nebo odstraňte.</translation>
    </message>
    <message>
      <source>{0} would have no room on its boundary. Move or delete it first.</source>
      <translation>{0}: na hranici by nezbylo místo. Nejdřív to přesuňte nebo odstraňte.</translation>
    </message>
    <message>
      <source>{0} stands across the cut. Cut beside it, or move or delete it first.</source>
      <translation>{0}: řez vede přes toto místo. Řežte vedle, nebo to nejdřív přesuňte či odstraňte.</translation>
    </message>
    <message>
      <source>The ruleset of this map does not know {0}.</source>
      <translation>Pravidla této mapy neznají: {0}.</translation>
    </message>
    <message>
      <source>Field {0} would be too small there.</source>
      <translation>Pole {0} by tam bylo příliš malé.</translation>
    </message>
    <message>
      <source>No field is selected.</source>
      <translation>Není vybráno žádné pole.</translation>
    </message>
    <message>
      <source>The point lies too far away: coordinates are smaller than 2^30.</source>
      <translation>Bod leží příliš daleko: souřadnice jsou menší než 2^30.</translation>
    </message>
    <message>
      <source>Nothing would be left of field {0}. Delete it instead.</source>
      <translation>Z pole {0} by nic nezbylo. Raději ho odstraňte.</translation>
    </message>
    <message>
      <source>The hole does not lie in field {0}.</source>
      <translation>Otvor neleží v poli {0}.</translation>
    </message>
    <message>
      <source>The line does not divide field {0}: it has to run from boundary to boundary.</source>
      <translation>Čára pole {0} nedělí: musí vést od hranice k hranici.</translation>
    </message>
    <message>
      <source>The line divides no field.</source>
      <translation>Čára nedělí žádné pole.</translation>
    </message>
    <message>
      <source>Choose two fields or more to merge.</source>
      <translation>Ke sloučení vyberte dvě pole nebo více.</translation>
    </message>
    <message>
      <source>Fields on different levels cannot be merged.</source>
      <translation>Pole na různých úrovních nelze sloučit.</translation>
    </message>
    <message>
      <source>{0} do not all touch each other along a border, so they cannot be one field.</source>
      <translation>{0}: nedotýkají se všechna podél hranice, takže z nich nemůže být jedno pole.</translation>
    </message>
    <message>
      <source>The ruleset has no kind {0}; it has {1}.</source>
      <translation>Pravidla nemají typ {0}; mají {1}.</translation>
    </message>
    <message>
      <source>The ruleset has no marker {0}; it has {1}.</source>
      <translation>Pravidla nemají značku {0}; mají {1}.</translation>
    </message>
    <message>
      <source>The ruleset has no portal {0}; it has {1}.</source>
      <translation>Pravidla nemají průchod {0}; mají {1}.</translation>
    </message>
    <message>
      <source>{0} cannot be an id: {1}.</source>
      <translation>{0} nemůže být id: {1}.</translation>
    </message>
    <message>
      <source>{0} cannot be the id of a map: {1}.</source>
      <translation>{0} nemůže být id mapy: {1}.</translation>
    </message>
    <message>
      <source>The id {0} is taken.</source>
      <translation>Id {0} je již použité.</translation>
    </message>
    <message>
      <source>A field needs three corners or more.</source>
      <translation>Pole potřebuje tři rohy nebo více.</translation>
    </message>
    <message>
      <source>No safe repair is known for this.</source>
      <translation>Bezpečná oprava tu není známa.</translation>
    </message>
    <message>
      <source>It cannot be repaired without making something else wrong.</source>
      <translation>Nelze to opravit, aniž by se pokazilo něco jiného.</translation>
    </message>
    <message>
      <source>A gap of {0} between {1} would be left, narrower than the tolerance of {2}.</source>
      <translation>Zbyla by mezera {0}, užší než tolerance {2}; leží mezi: {1}.</translation>
    </message>
    <message>
      <source>Sector {0} still has {1}. Give them another sector first.</source>
      <translation>Oblast {0} ještě má {1}. Dejte jim nejdřív jinou oblast.</translation>
    </message>
    <message>
      <source>A building needs a field or more.</source>
      <translation>Budova potřebuje aspoň jedno pole.</translation>
    </message>
    <message>
      <source>Sector {0} belongs to the ruleset and cannot be deleted.</source>
      <translation>Oblast {0} patří k pravidlům a nelze ji odstranit.</translation>
    </message>
    <message>
      <source>The four corners of the picture have to go round it without a fold.</source>
      <translation>Čtyři rohy obrázku musejí jít dokola bez přehybu.</translation>
    </message>
    <message>
      <source>A {0} needs a border that two fields share; there is none here.</source>
      <translation>{0}: je potřeba hranice společná dvěma polím, a tady není.</translation>
    </message>
    <message>
      <source>There is no room for a {0} on the border of {1} beside {2}.</source>
      <translation>{0}: na hranici není místo vedle {2} ({1}).</translation>
    </message>
    <message>
      <source>The border of {0} is too short for a {1}.</source>
      <translation>{1}: společná hranice je příliš krátká ({0}).</translation>
    </message>
    <message>
      <source>The boundary of field {0} passes through vertex {1} without naming it.</source>
      <translation>Hranice pole {0} prochází vrcholem {1}, ale neuvádí ho.</translation>
    </message>
    <message>
      <source>Snap it to the edge, or keep it farther away.</source>
      <translation>Přichyťte ho k hraně, nebo ho nechte dál.</translation>
    </message>
    <message>
      <source>Snap the two together, or keep them farther apart.</source>
      <translation>Přichyťte oba k sobě, nebo je nechte dál od sebe.</translation>
    </message>
    <message>
      <source>Draw along the border, or carve the field out of its neighbours.</source>
      <translation>Kreslete podél hranice, nebo pole ze sousedů vyřízněte.</translation>
    </message>
    <message>
      <source>Draw along the border of the neighbours.</source>
      <translation>Kreslete podél hranice sousedů.</translation>
    </message>
    <message>
      <source>Keep inside the board, or make the board larger.</source>
      <translation>Zůstaňte uvnitř plánu, nebo plán zvětšete.</translation>
    </message>
    <message>
      <source>Field {0} would be left without a shape.</source>
      <translation>Pole {0} by zůstalo bez tvaru.</translation>
    </message>
    <message>
      <source>There is no edge from {0} to {1}.</source>
      <translation>Z {0} do {1} nevede hrana.</translation>
    </message>
    <message>
      <source>The edge has a vertex there already.</source>
      <translation>Na tom místě hrana vrchol už má.</translation>
    </message>
    <message>
      <source>Field {0} would be left with fewer than three corners. Delete the field instead.</source>
      <translation>Poli {0} by zbyly méně než tři rohy. Raději odstraňte celé pole.</translation>
    </message>
    <message>
      <source>'{0}' is {1}, which is no usable number of millimetres.</source>
      <translation>{0} je {1}, což není použitelný počet milimetrů.</translation>
    </message>
    <message>
      <source>The objectives are split {0}; the game has {1} in the guarded sectors and {2} in the neutral one.</source>
      <translation>Úkoly jsou rozděleny {0}; hra má {1} v hlídaných oblastech a {2} v neutrální.</translation>
    </message>
    <message>
      <source>The map has no markers yet; the ruleset wants {0} markers.</source>
      <translation>Mapa zatím nemá značky; pravidla jich žádají {0}.</translation>
    </message>
    <message>
      <source>{0} stands on {1}, which nobody may enter.</source>
      <translation>{0} stojí tam, kam nikdo nesmí: {1}.</translation>
    </message>
    <message>
      <source>{0} stands on {1} in sector {2}, not in sector {3}.</source>
      <translation>{0} stojí v oblasti {2}, ne {3}: {1}.</translation>
    </message>
    <message>
      <source>{0} points at {1}, which is not at the rim of the board.</source>
      <translation>{0} ukazuje na místo, které není na okraji plánu: {1}.</translation>
    </message>
    <message>
      <source>There are {0} {1} markers, not {2}.</source>
      <translation>Značek „{1}“ je {0}, ne {2}.</translation>
    </message>
    <message>
      <source>{0} occurs {1} times, on {2}.</source>
      <translation>{0} je tu {1}×: {2}.</translation>
    </message>
    <message>
      <source>Field {0} bears {1} markers: {2}.</source>
      <translation>Pole {0} nese značek: {1} ({2}).</translation>
    </message>
    <message>
      <source>{0} markers are missing: {1}.</source>
      <translation>Chybějí značky ({0}): {1}.</translation>
    </message>
    <message>
      <source>No field is in sector {0}.</source>
      <translation>V oblasti {0} není žádné pole.</translation>
    </message>
    <message>
      <source>{0} is in no sector.</source>
      <translation>{0} není v žádné oblasti.</translation>
    </message>
    <message>
      <source>{0} are in no sector.</source>
      <translation>{0} nejsou v žádné oblasti.</translation>
    </message>
    <message>
      <source>The id '{0}' of a field cannot be used.</source>
      <translation>Id pole „{0}“ nelze použít.</translation>
    </message>
    <message>
      <source>{0} is {1} but on level {2}; such fields are on level {3}.</source>
      <translation>{0} je {1}, ale na úrovni {2}; taková pole jsou na úrovni {3}.</translation>
    </message>
    <message>
      <source>{0} is {1} and cannot have {2}, which stands on {3} only.</source>
      <translation>{0} je {1} a nemůže mít: {2}; to patří jen na: {3}.</translation>
    </message>
    <message>
      <source>Fields {0} are all named '{1}'.</source>
      <translation>Pole {0} mají všechna název „{1}“.</translation>
    </message>
    <message>
      <source>{0} has both {1} and {2}.</source>
      <translation>{0} má zároveň {1} a {2}.</translation>
    </message>
    <message>
      <source>Field {0} is named '{1}', which is the id of another field.</source>
      <translation>Pole {0} se jmenuje „{1}“, což je id jiného pole.</translation>
    </message>
    <message>
      <source>Field {0} is in building {1} and in building {2}.</source>
      <translation>Pole {0} je v budově {1} i v budově {2}.</translation>
    </message>
    <message>
      <source>The boundary of field {0} touches itself at {1}.</source>
      <translation>Hranice pole {0} se sama sebe dotýká v {1}.</translation>
    </message>
    <message>
      <source>The boundary of field {0} crosses itself at {1}.</source>
      <translation>Hranice pole {0} se kříží sama se sebou v {1}.</translation>
    </message>
    <message>
      <source>The boundary of field {0} crosses itself at {1} and in {2} more places.</source>
      <translation>Hranice pole {0} se kříží sama se sebou v {1} a na dalších místech ({2}).</translation>
    </message>
    <message>
      <source>The boundary of field {0} crosses itself.</source>
      <translation>Hranice pole {0} se kříží sama se sebou.</translation>
    </message>
    <message>
      <source>The boundary of field {0} runs along itself between {1}.</source>
      <translation>Hranice pole {0} běží sama podél sebe mezi {1}.</translation>
    </message>
    <message>
      <source>Field {0} falls into {1} pieces that meet only at {2}.</source>
      <translation>Pole {0} se rozpadá na části ({1}), které se stýkají jen v {2}.</translation>
    </message>
    <message>
      <source>Hole {0} of field {1} lies inside hole {2}.</source>
      <translation>Otvor {0} pole {1} leží uvnitř otvoru {2}.</translation>
    </message>
    <message>
      <source>Hole {0} of field {1} lies outside it.</source>
      <translation>Otvor {0} pole {1} leží mimo ně.</translation>
    </message>
    <message>
      <source>Hole {0} of field {1} lies partly outside it.</source>
      <translation>Otvor {0} pole {1} leží zčásti mimo ně.</translation>
    </message>
    <message>
      <source>The ring of field {0} has a spike of no width at {1}.</source>
      <translation>Obrys pole {0} má v {1} hrot bez šířky.</translation>
    </message>
    <message>
      <source>The ring of field {0} encloses no area.</source>
      <translation>Obrys pole {0} neobklopuje žádnou plochu.</translation>
    </message>
    <message>
      <source>The ring of field {0} has fewer than three different points.</source>
      <translation>Obrys pole {0} má méně než tři různé body.</translation>
    </message>
    <message>
      <source>The ring of field {0} repeats {1}.</source>
      <translation>Obrys pole {0} opakuje: {1}.</translation>
    </message>
    <message>
      <source>{0} overlap.</source>
      <translation>{0} se překrývají.</translation>
    </message>
    <message>
      <source>{0} overlap: {1}.</source>
      <translation>{0} se překrývají: {1}.</translation>
    </message>
    <message>
      <source>Edges of the stacked {0} cross without a vertex at {1}.</source>
      <translation>Hrany nad sebou ležících polí se bez vrcholu kříží v {1} ({0}).</translation>
    </message>
    <message>
      <source>{0} have the same outline.</source>
      <translation>{0} mají stejný obrys.</translation>
    </message>
    <message>
      <source>{0} lie above each other ({1}) but are no tunnel: below is {2}, above {3}.</source>
      <translation>{0} leží nad sebou ({1}), ale nejsou tunelem: dole je {2}, nahoře {3}.</translation>
    </message>
    <message>
      <source>A tunnel is {0} on level 0 below {1} on level 1.</source>
      <translation>Tunel je {0} na úrovni 0 pod {1} na úrovni 1.</translation>
    </message>
    <message>
      <source>This ruleset allows no stacks.</source>
      <translation>Tato pravidla nedovolují pole nad sebou.</translation>
    </message>
    <message>
      <source>Sector {0} is in {1} pieces; {2} is apart from the largest.</source>
      <translation>Oblast {0} má více částí ({1}); od největší je odděleno: {2}.</translation>
    </message>
    <message>
      <source>Sector {0} is in {1} pieces; {2} are apart from the largest.</source>
      <translation>Oblast {0} má více částí ({1}); od největší je odděleno: {2}.</translation>
    </message>
    <message>
      <source>No figure can reach {0} from an entry or a start.</source>
      <translation>Žádná figurka se ze vstupu ani ze startu nedostane sem: {0}.</translation>
    </message>
    <message>
      <source>No figure can reach {0} from an entry or a start; {1} would stand there.</source>
      <translation>Žádná figurka se ze vstupu ani ze startu nedostane sem: {0}; přitom by tam stálo: {1}.</translation>
    </message>
    <message>
      <source>{0} is made of {1} buildings that no step joins.</source>
      <translation>{0} se skládá z budov ({1}), které nespojuje žádný krok.</translation>
    </message>
    <message>
      <source>{0} is joined by steps with {1}, which its list leaves out.</source>
      <translation>{0} je krokem spojena s tím, co v jejím seznamu chybí: {1}.</translation>
    </message>
    <message>
      <source>{0} joins field {1} with itself.</source>
      <translation>{0} spojuje pole {1} se sebou samým.</translation>
    </message>
    <message>
      <source>{0} stands between field {1} ({2}) and field {3} ({4}); it needs {5}.</source>
      <translation>{0} stojí mezi polem {1} ({2}) a polem {3} ({4}); potřebuje {5}.</translation>
    </message>
    <message>
      <source>{0} misses the boundary of {1} at {2}.</source>
      <translation>{0} se v {2} míjí s hranicí ({1}).</translation>
    </message>
    <message>
      <source>{0} has its ends on two separate pieces of the boundary of {1}.</source>
      <translation>{0} má konce na dvou oddělených částech hranice ({1}).</translation>
    </message>
    <message>
      <source>{0} between {1} has no length on their boundary.</source>
      <translation>{0} nemá na společné hranici žádnou délku ({1}).</translation>
    </message>
    <message>
      <source>{0} joins {1}, which are stacked.</source>
      <translation>{0} spojuje pole, která leží nad sebou: {1}.</translation>
    </message>
    <message>
      <source>{0} joins {1}, which share no boundary.</source>
      <translation>{0} spojuje pole, která nemají společnou hranici: {1}.</translation>
    </message>
    <message>
      <source>{0} leads into {1}, which nobody may enter.</source>
      <translation>{0} vede tam, kam nikdo nesmí: {1}.</translation>
    </message>
    <message>
      <source>{0} stands between field {1} ({2}) and field {3} ({4}), where nobody can step without a portal that joins them.</source>
      <translation>{0} stojí mezi polem {1} ({2}) a polem {3} ({4}), kudy bez spojujícího průchodu nikdo neprojde.</translation>
    </message>
    <message>
      <source>{0} {1} and {2} between {3} stand in the same place.</source>
      <translation>{0} {1} a {2} stojí na stejném místě ({3}).</translation>
    </message>
    <message>
      <source>Field {0} has no ring.</source>
      <translation>Pole {0} nemá obrys.</translation>
    </message>
    <message>
      <source>The map has no fields.</source>
      <translation>Mapa nemá žádná pole.</translation>
    </message>
    <message>
      <source>The tolerance of {0} is longer than most edges of this map ({1}).</source>
      <translation>Tolerance {0} je delší než většina hran této mapy ({1}).</translation>
    </message>
    <message>
      <source>Vertices {0} and {1} are only {2} apart.</source>
      <translation>Vrcholy {0} a {1} jsou od sebe jen {2}.</translation>
    </message>
    <message>
      <source>Vertex {0} misses the edge from {1} to {2} ({3}) by {4}.</source>
      <translation>Vrchol {0} míjí hranu z {1} do {2} ({3}) o {4}.</translation>
    </message>
    <message>
      <source>A hole of {0} between {1} is at most {2} wide, less than the tolerance of {3}.</source>
      <translation>Díra {0} je široká nejvýš {2}, méně než tolerance {3}; leží mezi: {1}.</translation>
    </message>
    <message>
      <source>A hole of {0} is at most {1} wide, less than the tolerance of {2}.</source>
      <translation>Díra {0} je široká nejvýš {1}, méně než tolerance {2}.</translation>
    </message>
    <message>
      <source>The void at {0} is only {1} wide.</source>
      <translation>Prázdné místo v {0} je široké jen {1}.</translation>
    </message>
    <message>
      <source>Field {0} is at most {1} wide, less than the tolerance of {2}.</source>
      <translation>Pole {0} je široké nejvýš {1}, méně než tolerance {2}.</translation>
    </message>
    <message>
      <source>Vertices {0} lie on the same point, {1}.</source>
      <translation>Vrcholy {0} leží na stejném místě, {1}.</translation>
    </message>
    <message>
      <source>No field uses vertex {0}.</source>
      <translation>Vrchol {0} nepoužívá žádné pole.</translation>
    </message>
    <message>
      <source>{0} on a straight line serves no field.</source>
      <translation>{0} na rovné čáře neslouží žádnému poli.</translation>
    </message>
    <message>
      <source>{0} on a straight line serve no field.</source>
      <translation>{0} na rovné čáře neslouží žádnému poli.</translation>
    </message>
    <message>
      <source>The boundary of field {0} passes through {1} without naming it.</source>
      <translation>Hranice pole {0} prochází místem, které neuvádí: {1}.</translation>
    </message>
    <message>
      <source>The boundary of field {0} passes through {1} without naming them.</source>
      <translation>Hranice pole {0} prochází místy, která neuvádí: {1}.</translation>
    </message>
    <message>
      <source>Field {0} reaches {1} beyond the board's left edge.</source>
      <translation>Pole {0} přesahuje levý okraj plánu o {1}.</translation>
    </message>
    <message>
      <source>Field {0} reaches {1} beyond the board's right edge.</source>
      <translation>Pole {0} přesahuje pravý okraj plánu o {1}.</translation>
    </message>
    <message>
      <source>Field {0} reaches {1} beyond the board's top edge.</source>
      <translation>Pole {0} přesahuje horní okraj plánu o {1}.</translation>
    </message>
    <message>
      <source>Field {0} reaches {1} beyond the board's bottom edge.</source>
      <translation>Pole {0} přesahuje dolní okraj plánu o {1}.</translation>
    </message>
    <message>
      <source>{0} between {1} has no length: both ends are at {2}.</source>
      <translation>{0} nemá délku ({1}): oba konce jsou v {2}.</translation>
    </message>
    <message>
      <source>Field {0} is of the unknown kind '{1}'; did you mean '{2}'?</source>
      <translation>Pole {0} má neznámý typ „{1}“; mysleli jste „{2}“?</translation>
    </message>
    <message>
      <source>Field {0} is of the unknown kind '{1}'; known are {2}</source>
      <translation>Pole {0} má neznámý typ „{1}“; známé jsou {2}</translation>
    </message>
    <message>
      <source>Field {0} has the unknown trait '{1}'; did you mean '{2}'?</source>
      <translation>Pole {0} má neznámý terén „{1}“; mysleli jste „{2}“?</translation>
    </message>
    <message>
      <source>Field {0} has the unknown trait '{1}'; known are {2}</source>
      <translation>Pole {0} má neznámý terén „{1}“; známé jsou {2}</translation>
    </message>
    <message>
      <source>Field {0} is in the unknown sector '{1}'; did you mean '{2}'?</source>
      <translation>Pole {0} je v neznámé oblasti „{1}“; mysleli jste „{2}“?</translation>
    </message>
    <message>
      <source>Field {0} is in the unknown sector '{1}'; known are {2}</source>
      <translation>Pole {0} je v neznámé oblasti „{1}“; známé jsou {2}</translation>
    </message>
    <message>
      <source>Field {0} is on level {1}.</source>
      <translation>Pole {0} je na úrovni {1}.</translation>
    </message>
    <message>
      <source>{0} buildings have the id {1}.</source>
      <translation>Id {1} mají {0} budovy.</translation>
    </message>
    <message>
      <source>{0} portals have the id {1}.</source>
      <translation>Id {1} má průchodů: {0}.</translation>
    </message>
    <message>
      <source>Building {0} has field {1}, which is {2}.</source>
      <translation>V budově {0} je pole {1}, které je {2}.</translation>
    </message>
    <message>
      <source>Building {0} has no fields.</source>
      <translation>Budova {0} nemá žádná pole.</translation>
    </message>
    <message>
      <source>{0} stands on field {1}, which the map does not have; did you mean '{2}'?</source>
      <translation>{0} stojí na poli {1}, které mapa nemá; mysleli jste „{2}“?</translation>
    </message>
    <message>
      <source>{0} stands on field {1}, which the map does not have; known are {2}</source>
      <translation>{0} stojí na poli {1}, které mapa nemá; známá jsou {2}</translation>
    </message>
    <message>
      <source>Portal {0} has a coordinate that is no whole number below 2^30.</source>
      <translation>Průchod {0} má souřadnici, která není celé číslo menší než 2^30.</translation>
    </message>
    <message>
      <source>Vertex {0} has a coordinate that is no whole number below 2^30: {1}.</source>
      <translation>Vrchol {0} má souřadnici, která není celé číslo menší než 2^30: {1}.</translation>
    </message>
    <message>
      <source>Portal {0} is of the unknown type '{1}'; did you mean '{2}'?</source>
      <translation>Průchod {0} je neznámého druhu „{1}“; mysleli jste „{2}“?</translation>
    </message>
    <message>
      <source>Portal {0} is of the unknown type '{1}'; known are {2}</source>
      <translation>Průchod {0} je neznámého druhu „{1}“; známé jsou {2}</translation>
    </message>
    <message>
      <source>Portal {0} names field {1}, which the map does not have; did you mean '{2}'?</source>
      <translation>Průchod {0} uvádí pole {1}, které mapa nemá; mysleli jste „{2}“?</translation>
    </message>
    <message>
      <source>Field {0} names vertex {1}, which the map does not have; did you mean '{2}'?</source>
      <translation>Pole {0} uvádí vrchol {1}, který mapa nemá; mysleli jste „{2}“?</translation>
    </message>
    <message>
      <source>Field {0} names vertex {1}, which the map does not have.</source>
      <translation>Pole {0} uvádí vrchol {1}, který mapa nemá.</translation>
    </message>
    <message>
      <source>Squad {0} has too few start markers: {1}.</source>
      <translation>Oddíl {0} má málo startů: {1}.</translation>
    </message>
    <message>
      <source>Squad {0} has too many start markers: {1}.</source>
      <translation>Oddíl {0} má mnoho startů: {1}.</translation>
    </message>
    <message>
      <source>{0} on {1} has no '{2}'.</source>
      <translation>{0}: chybí „{2}“ ({1}).</translation>
    </message>
    <message>
      <source>There is no void with fields all around it here.</source>
      <translation>Tady není prázdné místo obklopené poli.</translation>
    </message>
    <message>
      <source>There is 1 {0} marker, not {1}.</source>
      <translation>Značka „{0}“ je 1, ne {1}.</translation>
    </message>
    <message>
      <source>Field {0} names vertex {1}, which the map does not have; known are {2}</source>
      <translation>Pole {0} uvádí vrchol {1}, který mapa nemá; známé jsou {2}</translation>
    </message>
    <message>
      <source>Portal {0} names field {1}, which the map does not have; known are {2}</source>
      <translation>Průchod {0} uvádí pole {1}, které mapa nemá; známá jsou {2}</translation>
    </message>
    <message>
      <source>Building {0} names field {1}, which the map does not have; known are {2}</source>
      <translation>Budova {0} uvádí pole {1}, které mapa nemá; známá jsou {2}</translation>
    </message>
    <message>
      <source>Building {0} names field {1}, which the map does not have; did you mean '{2}'?</source>
      <translation>Budova {0} uvádí pole {1}, které mapa nemá; mysleli jste „{2}“?</translation>
    </message>
    <message>
      <source>The choice '{0}' has the unknown value '{1}'; did you mean '{2}'?</source>
      <translation>Volba „{0}“ má neznámou hodnotu „{1}“; mysleli jste „{2}“?</translation>
    </message>
    <message>
      <source>The choice '{0}' has the unknown value '{1}'; known are {2}</source>
      <translation>Volba „{0}“ má neznámou hodnotu „{1}“; známé jsou {2}</translation>
    </message>
    <message>
      <source>The marker '{0}' on {1} is of an unknown type; did you mean '{2}'?</source>
      <translation>Značka „{0}“ je neznámého druhu ({1}); mysleli jste „{2}“?</translation>
    </message>
    <message>
      <source>The marker '{0}' on {1} is of an unknown type; known are {2}</source>
      <translation>Značka „{0}“ je neznámého druhu ({1}); známé jsou {2}</translation>
    </message>
    <message>
      <source>The ruleset has no choice '{0}'; did you mean '{1}'?</source>
      <translation>Pravidla nemají volbu „{0}“; mysleli jste „{1}“?</translation>
    </message>
    <message>
      <source>{0} on {1} has {2} '{3}'; allowed are {4}.</source>
      <translation>{0}: {2} „{3}“ není dovoleno, dovoleno je {4} ({1}).</translation>
    </message>
    <message>
      <source>{0} on {1} has the unknown attribute '{2}'; known are {3}</source>
      <translation>{0} má neznámou vlastnost „{2}“ ({1}); známé jsou {3}</translation>
    </message>
    <message>
      <source>Draw at least one field under 'fields'.</source>
      <translation>Nakreslete aspoň jedno pole.</translation>
    </message>
    <message>
      <source>Use whole numbers of map units below 2^30 (1073741824) in size.</source>
      <translation>Použijte celá čísla mapových jednotek menší než 2^30 (1073741824).</translation>
    </message>
    <message>
      <source>Add the vertex under 'vertices' or correct its name.</source>
      <translation>Doplňte vrchol, nebo opravte jeho název.</translation>
    </message>
    <message>
      <source>Draw the ring with three points or more, or delete the hole or field.</source>
      <translation>Nakreslete obrys se třemi nebo více body, nebo otvor či pole odstraňte.</translation>
    </message>
    <message>
      <source>Move its points off the one line they all lie on.</source>
      <translation>Posuňte body z přímky, na které všechny leží.</translation>
    </message>
    <message>
      <source>Delete one of the two; a ring is not closed by repeating its first point.</source>
      <translation>Odstraňte jeden z nich; obrys se neuzavírá opakováním prvního bodu.</translation>
    </message>
    <message>
      <source>drop the repeated point</source>
      <translation>vypustit opakovaný bod</translation>
    </message>
    <message>
      <source>Delete the tip: the boundary runs out and back along the same line. It changes no table, but it is an error where it crosses other edges.</source>
      <translation>Odstraňte špičku: hranice běží tam a zpět po téže čáře. Žádnou tabulku nemění, ale kde kříží jiné hrany, je to chyba.</translation>
    </message>
    <message>
      <source>drop the tip of the spike</source>
      <translation>vypustit špičku hrotu</translation>
    </message>
    <message>
      <source>Put the points of the ring in the order in which they go round the field.</source>
      <translation>Seřaďte body obrysu tak, jak jdou kolem pole.</translation>
    </message>
    <message>
      <source>Let a hole keep clear of the outer ring and of the other holes, or draw the field without it.</source>
      <translation>Nechte otvor stranou vnějšího obrysu i ostatních otvorů, nebo nakreslete pole bez něj.</translation>
    </message>
    <message>
      <source>Draw each piece as a field of its own.</source>
      <translation>Nakreslete každou část jako samostatné pole.</translation>
    </message>
    <message>
      <source>This is allowed; check that it is meant.</source>
      <translation>To je dovoleno; ověřte, že je to záměr.</translation>
    </message>
    <message>
      <source>Move the hole inside the outer ring, or delete it.</source>
      <translation>Posuňte otvor dovnitř vnějšího obrysu, nebo ho odstraňte.</translation>
    </message>
    <message>
      <source>Nothing has to be done: the vertices are put in on loading. Naming them keeps the neighbours together when one is moved.</source>
      <translation>Není třeba nic dělat: vrcholy se doplní při načtení. Když jsou uvedeny, drží sousedé při posunu pohromadě.</translation>
    </message>
    <message>
      <source>put the vertices into the ring</source>
      <translation>vložit vrcholy do obrysu</translation>
    </message>
    <message>
      <source>Put the vertex into the edge's ring, or move it away.</source>
      <translation>Vložte vrchol do obrysu s touto hranou, nebo ho odsuňte.</translation>
    </message>
    <message>
      <source>snap the two together</source>
      <translation>přichytit oba k sobě</translation>
    </message>
    <message>
      <source>Use one vertex for both, or move them apart.</source>
      <translation>Použijte pro oba jeden vrchol, nebo je oddalte.</translation>
    </message>
    <message>
      <source>make one vertex of the two</source>
      <translation>udělat z obou jeden vrchol</translation>
    </message>
    <message>
      <source>Use one of them everywhere, so that neighbours move together.</source>
      <translation>Používejte všude jeden z nich, aby se sousedé pohybovali spolu.</translation>
    </message>
    <message>
      <source>keep the first, use it everywhere</source>
      <translation>ponechat první a použít ho všude</translation>
    </message>
    <message>
      <source>Delete it, or put it into the rings it was meant for.</source>
      <translation>Odstraňte ho, nebo ho vložte do obrysů, kam patří.</translation>
    </message>
    <message>
      <source>delete the vertex</source>
      <translation>odstranit vrchol</translation>
    </message>
    <message>
      <source>Harmless; delete it unless you mean to move it.</source>
      <translation>Neškodné; odstraňte ho, pokud ho nechcete posunout.</translation>
    </message>
    <message>
      <source>drop the vertex from the rings</source>
      <translation>vypustit vrchol z obrysů</translation>
    </message>
    <message>
      <source>Widen the field, or state a smaller tolerance if it is drawn that exactly.</source>
      <translation>Rozšiřte pole, nebo uveďte menší toleranci, je-li nakresleno tak přesně.</translation>
    </message>
    <message>
      <source>Give the field an outer ring.</source>
      <translation>Dejte poli vnější obrys.</translation>
    </message>
    <message>
      <source>Move the boundary that one of them shares with the other.</source>
      <translation>Posuňte hranici, kterou mají společnou.</translation>
    </message>
    <message>
      <source>snap boundaries that overlap by less than the tolerance</source>
      <translation>přichytit hranice, které se překrývají o méně než toleranci</translation>
    </message>
    <message>
      <source>Only a ground field of the ruleset's tunnel class may lie below an upper field of its walkway class.</source>
      <translation>Pod horním polem třídy plošina smí ležet jen dolní pole třídy tunel.</translation>
    </message>
    <message>
      <source>Put a vertex at the crossing into one of the two rings.</source>
      <translation>Vložte do jednoho z obrysů vrchol v místě křížení.</translation>
    </message>
    <message>
      <source>put a vertex there</source>
      <translation>vložit tam vrchol</translation>
    </message>
    <message>
      <source>Delete one of the two.</source>
      <translation>Odstraňte jedno z nich.</translation>
    </message>
    <message>
      <source>Close it by giving both sides the same vertices; a hole that is meant has room for a disc as wide as the tolerance.</source>
      <translation>Uzavřete ji tím, že obě strany dostanou stejné vrcholy; do zamýšlené díry se vejde kotouč široký jako tolerance.</translation>
    </message>
    <message>
      <source>snap the vertices round it together</source>
      <translation>přichytit vrcholy kolem ní k sobě</translation>
    </message>
    <message>
      <source>Check that it is meant: no figure enters a void.</source>
      <translation>Ověřte, že je to záměr: do prázdného místa žádná figurka nevstoupí.</translation>
    </message>
    <message>
      <source>Move its vertices onto the board, or correct 'size_mm'.</source>
      <translation>Posuňte vrcholy na plán, nebo opravte velikost plánu.</translation>
    </message>
    <message>
      <source>Give a positive number of millimetres.</source>
      <translation>Uveďte kladný počet milimetrů.</translation>
    </message>
    <message>
      <source>State how far a drawn point may really be off; near misses were looked for within the typical length of an edge only.</source>
      <translation>Uveďte, o kolik může být nakreslený bod opravdu mimo; těsná minutí se hledala jen v mezích běžné délky hrany.</translation>
    </message>
    <message>
      <source>Give each its own id.</source>
      <translation>Dejte každému vlastní id.</translation>
    </message>
    <message>
      <source>Use a type of the ruleset.</source>
      <translation>Použijte druh z pravidel.</translation>
    </message>
    <message>
      <source>Correct the field's id under 'between'.</source>
      <translation>Opravte id pole.</translation>
    </message>
    <message>
      <source>Name the two fields on both sides of it.</source>
      <translation>Uveďte dvě pole po obou stranách.</translation>
    </message>
    <message>
      <source>Name two fields that share a boundary, not only a corner.</source>
      <translation>Uveďte dvě pole se společnou hranicí, ne jen rohem.</translation>
    </message>
    <message>
      <source>Stacked fields are never adjacent; put the portal at the tunnel's mouth.</source>
      <translation>Pole nad sebou nikdy nesousedí; dejte průchod k ústí tunelu.</translation>
    </message>
    <message>
      <source>Use another portal type, or correct the kind of one of the fields.</source>
      <translation>Použijte jiný druh průchodu, nebo opravte typ jednoho z polí.</translation>
    </message>
    <message>
      <source>Give 'at' two different points of the shared boundary.</source>
      <translation>Uveďte dva různé body společné hranice.</translation>
    </message>
    <message>
      <source>Move the ends of 'at' onto the shared boundary.</source>
      <translation>Posuňte oba konce na společnou hranici.</translation>
    </message>
    <message>
      <source>Put both ends on the same unbroken piece; use two portals for two pieces.</source>
      <translation>Dejte oba konce na tutéž nepřerušenou část; pro dvě části použijte dva průchody.</translation>
    </message>
    <message>
      <source>drop a portal that repeats another exactly</source>
      <translation>vypustit průchod, který přesně opakuje jiný</translation>
    </message>
    <message>
      <source>Delete the portal, or correct the field.</source>
      <translation>Odstraňte průchod, nebo opravte pole.</translation>
    </message>
    <message>
      <source>Harmless: it changes no table.</source>
      <translation>Neškodné: žádnou tabulku to nemění.</translation>
    </message>
    <message>
      <source>Add the markers of the ruleset before the map is played.</source>
      <translation>Než se bude hrát, doplňte značky podle pravidel.</translation>
    </message>
    <message>
      <source>Correct the field's id.</source>
      <translation>Opravte id pole.</translation>
    </message>
    <message>
      <source>Give the marker the attributes that the ruleset names for its type.</source>
      <translation>Dejte značce vlastnosti, které pravidla uvádějí pro její druh.</translation>
    </message>
    <message>
      <source>Use one of the values that the ruleset allows.</source>
      <translation>Použijte jednu z hodnot, které pravidla dovolují.</translation>
    </message>
    <message>
      <source>Delete or renumber one of the two.</source>
      <translation>Odstraňte nebo přečíslujte jednu z nich.</translation>
    </message>
    <message>
      <source>Add the missing ones.</source>
      <translation>Doplňte chybějící.</translation>
    </message>
    <message>
      <source>Delete those that are too many.</source>
      <translation>Odstraňte přebytečné.</translation>
    </message>
    <message>
      <source>Move it to a field of its sector, or correct the field's sector.</source>
      <translation>Přesuňte ji na pole její oblasti, nebo opravte oblast pole.</translation>
    </message>
    <message>
      <source>Choose a field on the outer edge of the board.</source>
      <translation>Vyberte pole na vnějším okraji plánu.</translation>
    </message>
    <message>
      <source>Move it to a field that figures can enter.</source>
      <translation>Přesuňte ji na pole, kam figurky smějí.</translation>
    </message>
    <message>
      <source>Move one of the two, unless it is meant.</source>
      <translation>Přesuňte jednu z nich, pokud to není záměr.</translation>
    </message>
    <message>
      <source>The game counts on its split; move objectives between sectors.</source>
      <translation>Hra s rozdělením počítá; přesuňte úkoly mezi oblastmi.</translation>
    </message>
    <message>
      <source>Add a door or a ladder, or mark them as fields that nobody enters.</source>
      <translation>Doplňte dveře nebo žebřík, nebo je označte jako pole, kam nikdo nesmí.</translation>
    </message>
    <message>
      <source>Allowed, but rare; check the sectors of the fields.</source>
      <translation>Dovoleno, ale vzácné; ověřte oblasti polí.</translation>
    </message>
    <message>
      <source>Use a kind of the ruleset, or add one under 'kinds'.</source>
      <translation>Použijte typ z pravidel, nebo ho k mapě přidejte.</translation>
    </message>
    <message>
      <source>Use a trait of the ruleset, or add one under 'traits'.</source>
      <translation>Použijte terén z pravidel, nebo ho k mapě přidejte.</translation>
    </message>
    <message>
      <source>Use a sector of the map, or add one under 'sectors'.</source>
      <translation>Použijte oblast mapy, nebo ji přidejte.</translation>
    </message>
    <message>
      <source>Remove the trait or change the field's kind.</source>
      <translation>Odeberte terén, nebo změňte typ pole.</translation>
    </message>
    <message>
      <source>Remove one of the two.</source>
      <translation>Odeberte jeden z nich.</translation>
    </message>
    <message>
      <source>Use level 0 (ground) or 1 (upper).</source>
      <translation>Použijte úroveň 0 (dolní) nebo 1 (horní).</translation>
    </message>
    <message>
      <source>Leave 'level' out, or change the kind.</source>
      <translation>Ponechte úroveň podle typu, nebo změňte typ.</translation>
    </message>
    <message>
      <source>Give them a sector; fields of nobody belong to a neutral one.</source>
      <translation>Dejte jim oblast; pole, která nikomu nepatří, patří do neutrální.</translation>
    </message>
    <message>
      <source>Allowed; commands will ask for the id.</source>
      <translation>Dovoleno; příkazy se zeptají na id.</translation>
    </message>
    <message>
      <source>Rename it, so that commands know which one is meant.</source>
      <translation>Přejmenujte ho, aby příkazy věděly, které se myslí.</translation>
    </message>
    <message>
      <source>Take it out of one of them.</source>
      <translation>Vyjměte ho z jedné z nich.</translation>
    </message>
    <message>
      <source>Take it out of the building, or correct its kind.</source>
      <translation>Vyjměte ho z budovy, nebo opravte jeho typ.</translation>
    </message>
    <message>
      <source>A building is a set of rooms joined by steps; the rules go by that, the name is for people.</source>
      <translation>Budova je soubor místností spojených kroky; podle toho jdou pravidla, název je pro lidi.</translation>
    </message>
    <message>
      <source>Name its fields, or delete it.</source>
      <translation>Uveďte její pole, nebo ji odstraňte.</translation>
    </message>
    <message>
      <source>Use 1 to 40 characters without blanks and without '|'.</source>
      <translation>Použijte 1 až 40 znaků bez mezer a bez „|“.</translation>
    </message>
    <message>
      <source>Use a choice of the ruleset with one of its values.</source>
      <translation>Použijte volbu z pravidel s jednou z jejích hodnot.</translation>
    </message>
    <message>
      <source>Give it fields; the squad of a sector needs them to start in.</source>
      <translation>Dejte jí pole; oddíl oblasti je potřebuje ke startu.</translation>
    </message>
    <message>
      <location filename="part" />
      <source>at most {0} wide, {1}</source>
      <translation>široké nejvýš {0}, {1}</translation>
    </message>
    <message>
      <location filename="part" />
      <source>door {0}</source>
      <translation>dveře {0}</translation>
    </message>
    <message>
      <location filename="part" />
      <source>ladder {0}</source>
      <translation>žebřík {0}</translation>
    </message>
    <message>
      <location filename="part" />
      <source>wall {0}</source>
      <translation>zeď {0}</translation>
    </message>
    <message>
      <location filename="part" />
      <source>objective {0}</source>
      <translation>úkol {0}</translation>
    </message>
    <message>
      <location filename="part" />
      <source>squad {0}</source>
      <translation>oddíl {0}</translation>
    </message>
    <message>
      <location filename="part" />
      <source>soldier {0} of {1}</source>
      <translation>vojín {0} z {1}</translation>
    </message>
    <message>
      <location filename="part" />
      <source>officer {0} of {1}</source>
      <translation>důstojník {0} z {1}</translation>
    </message>
    <message>
      <location filename="part" />
      <source>fields {0}</source>
      <translation>pole {0}</translation>
    </message>
    <message>
      <location filename="part" />
      <source>field {0}</source>
      <translation>pole {0}</translation>
    </message>
    <message>
      <location filename="part" />
      <source>vertices {0}</source>
      <translation>vrcholy {0}</translation>
    </message>
    <message>
      <location filename="part" />
      <source>vertex {0}</source>
      <translation>vrchol {0}</translation>
    </message>
    <message>
      <location filename="part" />
      <source>{0} and {1} more</source>
      <translation>{0} a další ({1})</translation>
    </message>
    <message>
      <location filename="part" />
      <source>{0} and {1}</source>
      <translation>{0} a {1}</translation>
    </message>
    <message>
      <location filename="part" />
      <source>less than 0.01 {0}</source>
      <translation>méně než 0,01 {0}</translation>
    </message>
    <message>
      <location filename="part" />
      <source>{0} (new)</source>
      <translation>{0} (nové)</translation>
    </message>
    <message>
      <location filename="part" />
      <source>{0} in {1}</source>
      <translation>{0}: {1}</translation>
    </message>
    <message>
      <location filename="part" />
      <source>building {0} ({1})</source>
      <translation>budova {0} ({1})</translation>
    </message>
  </context>
</TS>
