<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
  <context>
    <name>mapkit</name>
    <message>
      <source>No border leads from {0} to {1}.</source>
      <translation>Z {0} do {1} nie prowadzi żadna granica.</translation>
    </message>
    <message>
      <source>Field {0} has a ring of three corners, which no squaring can keep.</source>
      <translation>Obrys pola {0} ma trzy rogi i nie da się go sprowadzić do kątów prostych.</translation>
    </message>
    <message>
      <source>Another border meets this one at vertex {0}. Reshape it up to there.</source>
      <translation>W wierzchołku {0} dochodzi inna granica. Zmień kształt tylko do tego miejsca.</translation>
    </message>
    <message>
      <source>The vertices given are no border from {0} to {1}.</source>
      <translation>Te wierzchołki nie tworzą granicy z {0} do {1}.</translation>
    </message>
    <message>
      <source>{0} would lose its place: {1} would share no boundary. Move or delete it first.</source>
      <translation>{0}: zabrakłoby miejsca, bo {1} nie miałyby wspólnej granicy. Najpierw przesuń to lub usuń.</translation>
    </message>
    <message>
      <source>{0} would have no room on its boundary. Move or delete it first.</source>
      <translation>{0}: na granicy zabrakłoby miejsca. Najpierw przesuń to lub usuń.</translation>
    </message>
    <message>
      <source>{0} stands across the cut. Cut beside it, or move or delete it first.</source>
      <translation>{0}: cięcie biegnie przez to miejsce. Tnij obok albo najpierw przesuń to lub usuń.</translation>
    </message>
    <message>
      <source>The ruleset of this map does not know {0}.</source>
      <translation>Zasady tej mapy nie znają: {0}.</translation>
    </message>
    <message>
      <source>Field {0} would be too small there.</source>
      <translation>Pole {0} byłoby tam za małe.</translation>
    </message>
    <message>
      <source>No field is selected.</source>
      <translation>Nie zaznaczono pola.</translation>
    </message>
    <message>
      <source>The point lies too far away: coordinates are smaller than 2^30.</source>
      <translation>Punkt leży za daleko: współrzędne są mniejsze niż 2^30.</translation>
    </message>
    <message>
      <source>Nothing would be left of field {0}. Delete it instead.</source>
      <translation>Z pola {0} nic by nie zostało. Lepiej je usuń.</translation>
    </message>
    <message>
      <source>The hole does not lie in field {0}.</source>
      <translation>Otwór nie leży w polu {0}.</translation>
    </message>
    <message>
      <source>The line does not divide field {0}: it has to run from boundary to boundary.</source>
      <translation>Linia nie dzieli pola {0}: musi biec od granicy do granicy.</translation>
    </message>
    <message>
      <source>The line divides no field.</source>
      <translation>Linia nie dzieli żadnego pola.</translation>
    </message>
    <message>
      <source>Choose two fields or more to merge.</source>
      <translation>Do połączenia zaznacz dwa pola lub więcej.</translation>
    </message>
    <message>
      <source>Fields on different levels cannot be merged.</source>
      <translation>Pól na różnych poziomach nie można połączyć.</translation>
    </message>
    <message>
      <source>{0} do not all touch each other along a border, so they cannot be one field.</source>
      <translation>{0}: nie wszystkie stykają się wzdłuż granicy, więc nie mogą być jednym polem.</translation>
    </message>
    <message>
      <source>The ruleset has no kind {0}; it has {1}.</source>
      <translation>Zasady nie mają rodzaju {0}; mają {1}.</translation>
    </message>
    <message>
      <source>The ruleset has no marker {0}; it has {1}.</source>
      <translation>Zasady nie mają znacznika {0}; mają {1}.</translation>
    </message>
    <message>
      <source>The ruleset has no portal {0}; it has {1}.</source>
      <translation>Zasady nie mają przejścia {0}; mają {1}.</translation>
    </message>
    <message>
      <source>{0} cannot be an id: {1}.</source>
      <translation>{0} nie może być id: {1}.</translation>
    </message>
    <message>
      <source>{0} cannot be the id of a map: {1}.</source>
      <translation>{0} nie może być id mapy: {1}.</translation>
    </message>
    <message>
      <source>The id {0} is taken.</source>
      <translation>Id {0} jest już zajęte.</translation>
    </message>
    <message>
      <source>A field needs three corners or more.</source>
      <translation>Pole musi mieć trzy rogi lub więcej.</translation>
    </message>
    <message>
      <source>No safe repair is known for this.</source>
      <translation>Nie znamy tu bezpiecznej naprawy.</translation>
    </message>
    <message>
      <source>It cannot be repaired without making something else wrong.</source>
      <translation>Nie da się tego naprawić bez zepsucia czegoś innego.</translation>
    </message>
    <message>
      <source>A gap of {0} between {1} would be left, narrower than the tolerance of {2}.</source>
      <translation>Zostałaby luka {0}, węższa niż tolerancja {2}; leży między: {1}.</translation>
    </message>
    <message>
      <source>Sector {0} still has {1}. Give them another sector first.</source>
      <translation>Sektor {0} ma jeszcze {1}. Najpierw daj im inny sektor.</translation>
    </message>
    <message>
      <source>A building needs a field or more.</source>
      <translation>Budynek musi mieć co najmniej jedno pole.</translation>
    </message>
    <message>
      <source>Sector {0} belongs to the ruleset and cannot be deleted.</source>
      <translation>Sektor {0} należy do zasad i nie można go usunąć.</translation>
    </message>
    <message>
      <source>The four corners of the picture have to go round it without a fold.</source>
      <translation>Cztery rogi obrazu muszą iść dookoła bez zagięcia.</translation>
    </message>
    <message>
      <source>A {0} needs a border that two fields share; there is none here.</source>
      <translation>{0}: potrzebna jest granica wspólna dwóm polom, a tu jej nie ma.</translation>
    </message>
    <message>
      <source>There is no room for a {0} on the border of {1} beside {2}.</source>
      <translation>{0}: na granicy nie ma miejsca obok {2} ({1}).</translation>
    </message>
    <message>
      <source>The border of {0} is too short for a {1}.</source>
      <translation>{1}: wspólna granica jest za krótka ({0}).</translation>
    </message>
    <message>
      <source>The boundary of field {0} passes through vertex {1} without naming it.</source>
      <translation>Granica pola {0} przechodzi przez wierzchołek {1}, ale go nie wymienia.</translation>
    </message>
    <message>
      <source>Snap it to the edge, or keep it farther away.</source>
      <translation>Przyciągnij go do krawędzi albo odsuń dalej.</translation>
    </message>
    <message>
      <source>Snap the two together, or keep them farther apart.</source>
      <translation>Przyciągnij oba do siebie albo rozsuń je dalej.</translation>
    </message>
    <message>
      <source>Draw along the border, or carve the field out of its neighbours.</source>
      <translation>Rysuj wzdłuż granicy albo wytnij pole z sąsiadów.</translation>
    </message>
    <message>
      <source>Draw along the border of the neighbours.</source>
      <translation>Rysuj wzdłuż granicy sąsiadów.</translation>
    </message>
    <message>
      <source>Keep inside the board, or make the board larger.</source>
      <translation>Pozostań na planszy albo ją powiększ.</translation>
    </message>
    <message>
      <source>Field {0} would be left without a shape.</source>
      <translation>Pole {0} zostałoby bez kształtu.</translation>
    </message>
    <message>
      <source>There is no edge from {0} to {1}.</source>
      <translation>Nie ma krawędzi z {0} do {1}.</translation>
    </message>
    <message>
      <source>The edge has a vertex there already.</source>
      <translation>Krawędź ma już tam wierzchołek.</translation>
    </message>
    <message>
      <source>Field {0} would be left with fewer than three corners. Delete the field instead.</source>
      <translation>Polu {0} zostałyby mniej niż trzy rogi. Lepiej usuń całe pole.</translation>
    </message>
    <message>
      <source>'{0}' is {1}, which is no usable number of millimetres.</source>
      <translation>{0} to {1}, a to nie jest użyteczna liczba milimetrów.</translation>
    </message>
    <message>
      <source>The objectives are split {0}; the game has {1} in the guarded sectors and {2} in the neutral one.</source>
      <translation>Cele są podzielone {0}; gra ma {1} w strzeżonych sektorach i {2} w neutralnym.</translation>
    </message>
    <message>
      <source>The map has no markers yet; the ruleset wants {0} markers.</source>
      <translation>Mapa nie ma jeszcze znaczników; zasady wymagają ich {0}.</translation>
    </message>
    <message>
      <source>{0} stands on {1}, which nobody may enter.</source>
      <translation>{0} stoi tam, gdzie nikt nie może wejść: {1}.</translation>
    </message>
    <message>
      <source>{0} stands on {1} in sector {2}, not in sector {3}.</source>
      <translation>{0} stoi w sektorze {2}, a nie {3}: {1}.</translation>
    </message>
    <message>
      <source>{0} points at {1}, which is not at the rim of the board.</source>
      <translation>{0} wskazuje miejsce, które nie leży na brzegu planszy: {1}.</translation>
    </message>
    <message>
      <source>There are {0} {1} markers, not {2}.</source>
      <translation>Znaczników „{1}” jest {0}, a nie {2}.</translation>
    </message>
    <message>
      <source>{0} occurs {1} times, on {2}.</source>
      <translation>{0} występuje {1}×: {2}.</translation>
    </message>
    <message>
      <source>Field {0} bears {1} markers: {2}.</source>
      <translation>Pole {0} ma znaczników: {1} ({2}).</translation>
    </message>
    <message>
      <source>{0} markers are missing: {1}.</source>
      <translation>Brakuje znaczników ({0}): {1}.</translation>
    </message>
    <message>
      <source>No field is in sector {0}.</source>
      <translation>W sektorze {0} nie ma żadnego pola.</translation>
    </message>
    <message>
      <source>{0} is in no sector.</source>
      <translation>{0} nie leży w żadnym sektorze.</translation>
    </message>
    <message>
      <source>{0} are in no sector.</source>
      <translation>{0} nie leżą w żadnym sektorze.</translation>
    </message>
    <message>
      <source>The id '{0}' of a field cannot be used.</source>
      <translation>Id pola „{0}” nie można użyć.</translation>
    </message>
    <message>
      <source>{0} is {1} but on level {2}; such fields are on level {3}.</source>
      <translation>{0} jest {1}, ale na poziomie {2}; takie pola są na poziomie {3}.</translation>
    </message>
    <message>
      <source>{0} is {1} and cannot have {2}, which stands on {3} only.</source>
      <translation>{0} jest {1} i nie może mieć: {2}; to stoi tylko na: {3}.</translation>
    </message>
    <message>
      <source>Fields {0} are all named '{1}'.</source>
      <translation>Pola {0} mają wszystkie nazwę „{1}”.</translation>
    </message>
    <message>
      <source>{0} has both {1} and {2}.</source>
      <translation>{0} ma zarazem {1} i {2}.</translation>
    </message>
    <message>
      <source>Field {0} is named '{1}', which is the id of another field.</source>
      <translation>Pole {0} nazywa się „{1}”, a to jest id innego pola.</translation>
    </message>
    <message>
      <source>Field {0} is in building {1} and in building {2}.</source>
      <translation>Pole {0} leży w budynku {1} i w budynku {2}.</translation>
    </message>
    <message>
      <source>The boundary of field {0} touches itself at {1}.</source>
      <translation>Granica pola {0} styka się sama ze sobą w {1}.</translation>
    </message>
    <message>
      <source>The boundary of field {0} crosses itself at {1}.</source>
      <translation>Granica pola {0} przecina samą siebie w {1}.</translation>
    </message>
    <message>
      <source>The boundary of field {0} crosses itself at {1} and in {2} more places.</source>
      <translation>Granica pola {0} przecina samą siebie w {1} i w innych miejscach ({2}).</translation>
    </message>
    <message>
      <source>The boundary of field {0} crosses itself.</source>
      <translation>Granica pola {0} przecina samą siebie.</translation>
    </message>
    <message>
      <source>The boundary of field {0} runs along itself between {1}.</source>
      <translation>Granica pola {0} biegnie sama wzdłuż siebie między {1}.</translation>
    </message>
    <message>
      <source>Field {0} falls into {1} pieces that meet only at {2}.</source>
      <translation>Pole {0} rozpada się na części ({1}), które stykają się tylko w {2}.</translation>
    </message>
    <message>
      <source>Hole {0} of field {1} lies inside hole {2}.</source>
      <translation>Otwór {0} pola {1} leży wewnątrz otworu {2}.</translation>
    </message>
    <message>
      <source>Hole {0} of field {1} lies outside it.</source>
      <translation>Otwór {0} pola {1} leży poza nim.</translation>
    </message>
    <message>
      <source>Hole {0} of field {1} lies partly outside it.</source>
      <translation>Otwór {0} pola {1} leży częściowo poza nim.</translation>
    </message>
    <message>
      <source>The ring of field {0} has a spike of no width at {1}.</source>
      <translation>Obrys pola {0} ma w {1} kolec bez szerokości.</translation>
    </message>
    <message>
      <source>The ring of field {0} encloses no area.</source>
      <translation>Obrys pola {0} nie otacza żadnej powierzchni.</translation>
    </message>
    <message>
      <source>The ring of field {0} has fewer than three different points.</source>
      <translation>Obrys pola {0} ma mniej niż trzy różne punkty.</translation>
    </message>
    <message>
      <source>The ring of field {0} repeats {1}.</source>
      <translation>Obrys pola {0} powtarza: {1}.</translation>
    </message>
    <message>
      <source>{0} overlap.</source>
      <translation>{0} nachodzą na siebie.</translation>
    </message>
    <message>
      <source>{0} overlap: {1}.</source>
      <translation>{0} nachodzą na siebie: {1}.</translation>
    </message>
    <message>
      <source>Edges of the stacked {0} cross without a vertex at {1}.</source>
      <translation>Krawędzie pól leżących nad sobą przecinają się bez wierzchołka w {1} ({0}).</translation>
    </message>
    <message>
      <source>{0} have the same outline.</source>
      <translation>{0} mają ten sam obrys.</translation>
    </message>
    <message>
      <source>{0} lie above each other ({1}) but are no tunnel: below is {2}, above {3}.</source>
      <translation>{0} leżą nad sobą ({1}), ale nie są tunelem: na dole jest {2}, na górze {3}.</translation>
    </message>
    <message>
      <source>A tunnel is {0} on level 0 below {1} on level 1.</source>
      <translation>Tunel to {0} na poziomie 0 pod {1} na poziomie 1.</translation>
    </message>
    <message>
      <source>This ruleset allows no stacks.</source>
      <translation>Te zasady nie pozwalają na pola nad sobą.</translation>
    </message>
    <message>
      <source>Sector {0} is in {1} pieces; {2} is apart from the largest.</source>
      <translation>Sektor {0} ma kilka części ({1}); od największej oddzielone jest: {2}.</translation>
    </message>
    <message>
      <source>Sector {0} is in {1} pieces; {2} are apart from the largest.</source>
      <translation>Sektor {0} ma kilka części ({1}); od największej oddzielone są: {2}.</translation>
    </message>
    <message>
      <source>No figure can reach {0} from an entry or a start.</source>
      <translation>Żadna figurka nie dotrze tu z wejścia ani ze startu: {0}.</translation>
    </message>
    <message>
      <source>No figure can reach {0} from an entry or a start; {1} would stand there.</source>
      <translation>Żadna figurka nie dotrze tu z wejścia ani ze startu: {0}; a stałoby tam: {1}.</translation>
    </message>
    <message>
      <source>{0} is made of {1} buildings that no step joins.</source>
      <translation>{0} składa się z budynków ({1}), których nie łączy żaden krok.</translation>
    </message>
    <message>
      <source>{0} is joined by steps with {1}, which its list leaves out.</source>
      <translation>{0} łączy krok z tym, czego brak na liście: {1}.</translation>
    </message>
    <message>
      <source>{0} joins field {1} with itself.</source>
      <translation>{0} łączy pole {1} z nim samym.</translation>
    </message>
    <message>
      <source>{0} stands between field {1} ({2}) and field {3} ({4}); it needs {5}.</source>
      <translation>{0} stoi między polem {1} ({2}) a polem {3} ({4}); potrzebuje {5}.</translation>
    </message>
    <message>
      <source>{0} misses the boundary of {1} at {2}.</source>
      <translation>{0} mija się w {2} z granicą ({1}).</translation>
    </message>
    <message>
      <source>{0} has its ends on two separate pieces of the boundary of {1}.</source>
      <translation>{0} ma końce na dwóch osobnych częściach granicy ({1}).</translation>
    </message>
    <message>
      <source>{0} between {1} has no length on their boundary.</source>
      <translation>{0} nie ma długości na wspólnej granicy ({1}).</translation>
    </message>
    <message>
      <source>{0} joins {1}, which are stacked.</source>
      <translation>{0} łączy pola leżące nad sobą: {1}.</translation>
    </message>
    <message>
      <source>{0} joins {1}, which share no boundary.</source>
      <translation>{0} łączy pola, które nie mają wspólnej granicy: {1}.</translation>
    </message>
    <message>
      <source>{0} leads into {1}, which nobody may enter.</source>
      <translation>{0} prowadzi tam, gdzie nikt nie może wejść: {1}.</translation>
    </message>
    <message>
      <source>{0} stands between field {1} ({2}) and field {3} ({4}), where nobody can step without a portal that joins them.</source>
      <translation>{0} stoi między polem {1} ({2}) a polem {3} ({4}), gdzie nikt nie przejdzie bez łączącego je przejścia.</translation>
    </message>
    <message>
      <source>{0} {1} and {2} between {3} stand in the same place.</source>
      <translation>{0} {1} i {2} stoją w tym samym miejscu ({3}).</translation>
    </message>
    <message>
      <source>Field {0} has no ring.</source>
      <translation>Pole {0} nie ma obrysu.</translation>
    </message>
    <message>
      <source>The map has no fields.</source>
      <translation>Mapa nie ma pól.</translation>
    </message>
    <message>
      <source>The tolerance of {0} is longer than most edges of this map ({1}).</source>
      <translation>Tolerancja {0} jest dłuższa niż większość krawędzi tej mapy ({1}).</translation>
    </message>
    <message>
      <source>Vertices {0} and {1} are only {2} apart.</source>
      <translation>Wierzchołki {0} i {1} dzieli tylko {2}.</translation>
    </message>
    <message>
      <source>Vertex {0} misses the edge from {1} to {2} ({3}) by {4}.</source>
      <translation>Wierzchołek {0} mija krawędź z {1} do {2} ({3}) o {4}.</translation>
    </message>
    <message>
      <source>A hole of {0} between {1} is at most {2} wide, less than the tolerance of {3}.</source>
      <translation>Dziura {0} ma szerokość najwyżej {2}, mniej niż tolerancja {3}; leży między: {1}.</translation>
    </message>
    <message>
      <source>A hole of {0} is at most {1} wide, less than the tolerance of {2}.</source>
      <translation>Dziura {0} ma szerokość najwyżej {1}, mniej niż tolerancja {2}.</translation>
    </message>
    <message>
      <source>The void at {0} is only {1} wide.</source>
      <translation>Puste miejsce w {0} ma szerokość tylko {1}.</translation>
    </message>
    <message>
      <source>Field {0} is at most {1} wide, less than the tolerance of {2}.</source>
      <translation>Pole {0} ma szerokość najwyżej {1}, mniej niż tolerancja {2}.</translation>
    </message>
    <message>
      <source>Vertices {0} lie on the same point, {1}.</source>
      <translation>Wierzchołki {0} leżą w tym samym punkcie, {1}.</translation>
    </message>
    <message>
      <source>No field uses vertex {0}.</source>
      <translation>Żadne pole nie używa wierzchołka {0}.</translation>
    </message>
    <message>
      <source>{0} on a straight line serves no field.</source>
      <translation>{0} na linii prostej nie służy żadnemu polu.</translation>
    </message>
    <message>
      <source>{0} on a straight line serve no field.</source>
      <translation>{0} na linii prostej nie służą żadnemu polu.</translation>
    </message>
    <message>
      <source>The boundary of field {0} passes through {1} without naming it.</source>
      <translation>Granica pola {0} przechodzi przez miejsce, którego nie wymienia: {1}.</translation>
    </message>
    <message>
      <source>The boundary of field {0} passes through {1} without naming them.</source>
      <translation>Granica pola {0} przechodzi przez miejsca, których nie wymienia: {1}.</translation>
    </message>
    <message>
      <source>Field {0} reaches {1} beyond the board's left edge.</source>
      <translation>Pole {0} wystaje poza lewy brzeg planszy o {1}.</translation>
    </message>
    <message>
      <source>Field {0} reaches {1} beyond the board's right edge.</source>
      <translation>Pole {0} wystaje poza prawy brzeg planszy o {1}.</translation>
    </message>
    <message>
      <source>Field {0} reaches {1} beyond the board's top edge.</source>
      <translation>Pole {0} wystaje poza górny brzeg planszy o {1}.</translation>
    </message>
    <message>
      <source>Field {0} reaches {1} beyond the board's bottom edge.</source>
      <translation>Pole {0} wystaje poza dolny brzeg planszy o {1}.</translation>
    </message>
    <message>
      <source>{0} between {1} has no length: both ends are at {2}.</source>
      <translation>{0} nie ma długości ({1}): oba końce są w {2}.</translation>
    </message>
    <message>
      <source>Field {0} is of the unknown kind '{1}'; did you mean '{2}'?</source>
      <translation>Pole {0} ma nieznany rodzaj „{1}”; czy chodzi o „{2}”?</translation>
    </message>
    <message>
      <source>Field {0} is of the unknown kind '{1}'; known are {2}</source>
      <translation>Pole {0} ma nieznany rodzaj „{1}”; znane są {2}</translation>
    </message>
    <message>
      <source>Field {0} has the unknown trait '{1}'; did you mean '{2}'?</source>
      <translation>Pole {0} ma nieznany teren „{1}”; czy chodzi o „{2}”?</translation>
    </message>
    <message>
      <source>Field {0} has the unknown trait '{1}'; known are {2}</source>
      <translation>Pole {0} ma nieznany teren „{1}”; znane są {2}</translation>
    </message>
    <message>
      <source>Field {0} is in the unknown sector '{1}'; did you mean '{2}'?</source>
      <translation>Pole {0} leży w nieznanym sektorze „{1}”; czy chodzi o „{2}”?</translation>
    </message>
    <message>
      <source>Field {0} is in the unknown sector '{1}'; known are {2}</source>
      <translation>Pole {0} leży w nieznanym sektorze „{1}”; znane są {2}</translation>
    </message>
    <message>
      <source>Field {0} is on level {1}.</source>
      <translation>Pole {0} jest na poziomie {1}.</translation>
    </message>
    <message>
      <source>{0} buildings have the id {1}.</source>
      <translation>Id {1} mają budynki: {0}.</translation>
    </message>
    <message>
      <source>{0} portals have the id {1}.</source>
      <translation>Id {1} ma przejść: {0}.</translation>
    </message>
    <message>
      <source>Building {0} has field {1}, which is {2}.</source>
      <translation>W budynku {0} jest pole {1}, które jest {2}.</translation>
    </message>
    <message>
      <source>Building {0} has no fields.</source>
      <translation>Budynek {0} nie ma pól.</translation>
    </message>
    <message>
      <source>{0} stands on field {1}, which the map does not have; did you mean '{2}'?</source>
      <translation>{0} stoi na polu {1}, którego mapa nie ma; czy chodzi o „{2}”?</translation>
    </message>
    <message>
      <source>{0} stands on field {1}, which the map does not have; known are {2}</source>
      <translation>{0} stoi na polu {1}, którego mapa nie ma; znane są {2}</translation>
    </message>
    <message>
      <source>Portal {0} has a coordinate that is no whole number below 2^30.</source>
      <translation>Przejście {0} ma współrzędną, która nie jest liczbą całkowitą mniejszą niż 2^30.</translation>
    </message>
    <message>
      <source>Vertex {0} has a coordinate that is no whole number below 2^30: {1}.</source>
      <translation>Wierzchołek {0} ma współrzędną, która nie jest liczbą całkowitą mniejszą niż 2^30: {1}.</translation>
    </message>
    <message>
      <source>Portal {0} is of the unknown type '{1}'; did you mean '{2}'?</source>
      <translation>Przejście {0} jest nieznanego typu „{1}”; czy chodzi o „{2}”?</translation>
    </message>
    <message>
      <source>Portal {0} is of the unknown type '{1}'; known are {2}</source>
      <translation>Przejście {0} jest nieznanego typu „{1}”; znane są {2}</translation>
    </message>
    <message>
      <source>Portal {0} names field {1}, which the map does not have; did you mean '{2}'?</source>
      <translation>Przejście {0} wymienia pole {1}, którego mapa nie ma; czy chodzi o „{2}”?</translation>
    </message>
    <message>
      <source>Field {0} names vertex {1}, which the map does not have; did you mean '{2}'?</source>
      <translation>Pole {0} wymienia wierzchołek {1}, którego mapa nie ma; czy chodzi o „{2}”?</translation>
    </message>
    <message>
      <source>Field {0} names vertex {1}, which the map does not have.</source>
      <translation>Pole {0} wymienia wierzchołek {1}, którego mapa nie ma.</translation>
    </message>
    <message>
      <source>Squad {0} has too few start markers: {1}.</source>
      <translation>Oddział {0} ma za mało startów: {1}.</translation>
    </message>
    <message>
      <source>Squad {0} has too many start markers: {1}.</source>
      <translation>Oddział {0} ma za dużo startów: {1}.</translation>
    </message>
    <message>
      <source>{0} on {1} has no '{2}'.</source>
      <translation>{0}: brakuje „{2}” ({1}).</translation>
    </message>
    <message>
      <source>There is no void with fields all around it here.</source>
      <translation>Nie ma tu pustego miejsca otoczonego polami.</translation>
    </message>
    <message>
      <source>There is 1 {0} marker, not {1}.</source>
      <translation>Znacznik „{0}” jest 1, a nie {1}.</translation>
    </message>
    <message>
      <source>Field {0} names vertex {1}, which the map does not have; known are {2}</source>
      <translation>Pole {0} wymienia wierzchołek {1}, którego mapa nie ma; znane są {2}</translation>
    </message>
    <message>
      <source>Portal {0} names field {1}, which the map does not have; known are {2}</source>
      <translation>Przejście {0} wymienia pole {1}, którego mapa nie ma; znane są {2}</translation>
    </message>
    <message>
      <source>Building {0} names field {1}, which the map does not have; known are {2}</source>
      <translation>Budynek {0} wymienia pole {1}, którego mapa nie ma; znane są {2}</translation>
    </message>
    <message>
      <source>Building {0} names field {1}, which the map does not have; did you mean '{2}'?</source>
      <translation>Budynek {0} wymienia pole {1}, którego mapa nie ma; czy chodzi o „{2}”?</translation>
    </message>
    <message>
      <source>The choice '{0}' has the unknown value '{1}'; did you mean '{2}'?</source>
      <translation>Wybór „{0}” ma nieznaną wartość „{1}”; czy chodzi o „{2}”?</translation>
    </message>
    <message>
      <source>The choice '{0}' has the unknown value '{1}'; known are {2}</source>
      <translation>Wybór „{0}” ma nieznaną wartość „{1}”; znane są {2}</translation>
    </message>
    <message>
      <source>The marker '{0}' on {1} is of an unknown type; did you mean '{2}'?</source>
      <translation>Znacznik „{0}” jest nieznanego typu ({1}); czy chodzi o „{2}”?</translation>
    </message>
    <message>
      <source>The marker '{0}' on {1} is of an unknown type; known are {2}</source>
      <translation>Znacznik „{0}” jest nieznanego typu ({1}); znane są {2}</translation>
    </message>
    <message>
      <source>The ruleset has no choice '{0}'; did you mean '{1}'?</source>
      <translation>Zasady nie mają wyboru „{0}”; czy chodzi o „{1}”?</translation>
    </message>
    <message>
      <source>{0} on {1} has {2} '{3}'; allowed are {4}.</source>
      <translation>{0}: {2} „{3}” jest niedozwolone, dozwolone są {4} ({1}).</translation>
    </message>
    <message>
      <source>{0} on {1} has the unknown attribute '{2}'; known are {3}</source>
      <translation>{0} ma nieznaną cechę „{2}” ({1}); znane są {3}</translation>
    </message>
    <message>
      <source>Draw at least one field under 'fields'.</source>
      <translation>Narysuj co najmniej jedno pole.</translation>
    </message>
    <message>
      <source>Use whole numbers of map units below 2^30 (1073741824) in size.</source>
      <translation>Użyj liczb całkowitych w jednostkach mapy mniejszych niż 2^30 (1073741824).</translation>
    </message>
    <message>
      <source>Add the vertex under 'vertices' or correct its name.</source>
      <translation>Dodaj wierzchołek albo popraw jego nazwę.</translation>
    </message>
    <message>
      <source>Draw the ring with three points or more, or delete the hole or field.</source>
      <translation>Narysuj obrys z trzech lub więcej punktów albo usuń otwór czy pole.</translation>
    </message>
    <message>
      <source>Move its points off the one line they all lie on.</source>
      <translation>Przesuń punkty z linii, na której wszystkie leżą.</translation>
    </message>
    <message>
      <source>Delete one of the two; a ring is not closed by repeating its first point.</source>
      <translation>Usuń jeden z nich; obrysu nie zamyka się powtórzeniem pierwszego punktu.</translation>
    </message>
    <message>
      <source>drop the repeated point</source>
      <translation>pominąć powtórzony punkt</translation>
    </message>
    <message>
      <source>Delete the tip: the boundary runs out and back along the same line. It changes no table, but it is an error where it crosses other edges.</source>
      <translation>Usuń czubek: granica biegnie tam i z powrotem po tej samej linii. Nie zmienia to żadnej tabeli, ale tam, gdzie przecina inne krawędzie, jest błędem.</translation>
    </message>
    <message>
      <source>drop the tip of the spike</source>
      <translation>pominąć czubek kolca</translation>
    </message>
    <message>
      <source>Put the points of the ring in the order in which they go round the field.</source>
      <translation>Ustaw punkty obrysu w kolejności, w jakiej obiegają pole.</translation>
    </message>
    <message>
      <source>Let a hole keep clear of the outer ring and of the other holes, or draw the field without it.</source>
      <translation>Odsuń otwór od zewnętrznego obrysu i innych otworów albo narysuj pole bez niego.</translation>
    </message>
    <message>
      <source>Draw each piece as a field of its own.</source>
      <translation>Narysuj każdą część jako osobne pole.</translation>
    </message>
    <message>
      <source>This is allowed; check that it is meant.</source>
      <translation>To dozwolone; sprawdź, czy tak ma być.</translation>
    </message>
    <message>
      <source>Move the hole inside the outer ring, or delete it.</source>
      <translation>Przesuń otwór do wnętrza zewnętrznego obrysu albo go usuń.</translation>
    </message>
    <message>
      <source>Nothing has to be done: the vertices are put in on loading. Naming them keeps the neighbours together when one is moved.</source>
      <translation>Nic nie trzeba robić: wierzchołki są uzupełniane przy wczytywaniu. Gdy są wymienione, sąsiedzi trzymają się razem przy przesuwaniu.</translation>
    </message>
    <message>
      <source>put the vertices into the ring</source>
      <translation>wstawić wierzchołki do obrysu</translation>
    </message>
    <message>
      <source>Put the vertex into the edge's ring, or move it away.</source>
      <translation>Wstaw wierzchołek do obrysu z tą krawędzią albo go odsuń.</translation>
    </message>
    <message>
      <source>snap the two together</source>
      <translation>przyciągnąć oba do siebie</translation>
    </message>
    <message>
      <source>Use one vertex for both, or move them apart.</source>
      <translation>Użyj jednego wierzchołka zamiast obu albo je rozsuń.</translation>
    </message>
    <message>
      <source>make one vertex of the two</source>
      <translation>zrobić z obu jeden wierzchołek</translation>
    </message>
    <message>
      <source>Use one of them everywhere, so that neighbours move together.</source>
      <translation>Użyj wszędzie jednego z nich, by sąsiedzi poruszali się razem.</translation>
    </message>
    <message>
      <source>keep the first, use it everywhere</source>
      <translation>zachować pierwszy i użyć go wszędzie</translation>
    </message>
    <message>
      <source>Delete it, or put it into the rings it was meant for.</source>
      <translation>Usuń go albo wstaw do obrysów, do których należy.</translation>
    </message>
    <message>
      <source>delete the vertex</source>
      <translation>usunąć wierzchołek</translation>
    </message>
    <message>
      <source>Harmless; delete it unless you mean to move it.</source>
      <translation>Nieszkodliwe; usuń go, chyba że chcesz go przesunąć.</translation>
    </message>
    <message>
      <source>drop the vertex from the rings</source>
      <translation>pominąć wierzchołek w obrysach</translation>
    </message>
    <message>
      <source>Widen the field, or state a smaller tolerance if it is drawn that exactly.</source>
      <translation>Poszerz pole albo podaj mniejszą tolerancję, jeśli narysowano je tak dokładnie.</translation>
    </message>
    <message>
      <source>Give the field an outer ring.</source>
      <translation>Nadaj polu zewnętrzny obrys.</translation>
    </message>
    <message>
      <source>Move the boundary that one of them shares with the other.</source>
      <translation>Przesuń ich wspólną granicę.</translation>
    </message>
    <message>
      <source>snap boundaries that overlap by less than the tolerance</source>
      <translation>przyciągnąć granice nachodzące na siebie o mniej niż tolerancja</translation>
    </message>
    <message>
      <source>Only a ground field of the ruleset's tunnel class may lie below an upper field of its walkway class.</source>
      <translation>Pod górnym polem klasy pomostu może leżeć tylko dolne pole klasy tunelu.</translation>
    </message>
    <message>
      <source>Put a vertex at the crossing into one of the two rings.</source>
      <translation>Wstaw do jednego z obrysów wierzchołek w miejscu przecięcia.</translation>
    </message>
    <message>
      <source>put a vertex there</source>
      <translation>wstawić tam wierzchołek</translation>
    </message>
    <message>
      <source>Delete one of the two.</source>
      <translation>Usuń jedno z nich.</translation>
    </message>
    <message>
      <source>Close it by giving both sides the same vertices; a hole that is meant has room for a disc as wide as the tolerance.</source>
      <translation>Zamknij ją, dając obu stronom te same wierzchołki; w zamierzonej dziurze mieści się krążek szerokości tolerancji.</translation>
    </message>
    <message>
      <source>snap the vertices round it together</source>
      <translation>przyciągnąć do siebie wierzchołki wokół niej</translation>
    </message>
    <message>
      <source>Check that it is meant: no figure enters a void.</source>
      <translation>Sprawdź, czy tak ma być: w puste miejsce nie wejdzie żadna figurka.</translation>
    </message>
    <message>
      <source>Move its vertices onto the board, or correct 'size_mm'.</source>
      <translation>Przesuń wierzchołki na planszę albo popraw jej rozmiar.</translation>
    </message>
    <message>
      <source>Give a positive number of millimetres.</source>
      <translation>Podaj dodatnią liczbę milimetrów.</translation>
    </message>
    <message>
      <source>State how far a drawn point may really be off; near misses were looked for within the typical length of an edge only.</source>
      <translation>Podaj, o ile narysowany punkt może naprawdę odbiegać; bliskich chybień szukano tylko w granicach typowej długości krawędzi.</translation>
    </message>
    <message>
      <source>Give each its own id.</source>
      <translation>Nadaj każdemu własne id.</translation>
    </message>
    <message>
      <source>Use a type of the ruleset.</source>
      <translation>Użyj typu z zasad.</translation>
    </message>
    <message>
      <source>Correct the field's id under 'between'.</source>
      <translation>Popraw id pola.</translation>
    </message>
    <message>
      <source>Name the two fields on both sides of it.</source>
      <translation>Podaj dwa pola po obu stronach.</translation>
    </message>
    <message>
      <source>Name two fields that share a boundary, not only a corner.</source>
      <translation>Podaj dwa pola o wspólnej granicy, nie tylko rogu.</translation>
    </message>
    <message>
      <source>Stacked fields are never adjacent; put the portal at the tunnel's mouth.</source>
      <translation>Pola nad sobą nigdy nie przylegają; umieść przejście u wylotu tunelu.</translation>
    </message>
    <message>
      <source>Use another portal type, or correct the kind of one of the fields.</source>
      <translation>Użyj innego typu przejścia albo popraw rodzaj jednego z pól.</translation>
    </message>
    <message>
      <source>Give 'at' two different points of the shared boundary.</source>
      <translation>Podaj dwa różne punkty wspólnej granicy.</translation>
    </message>
    <message>
      <source>Move the ends of 'at' onto the shared boundary.</source>
      <translation>Przesuń oba końce na wspólną granicę.</translation>
    </message>
    <message>
      <source>Put both ends on the same unbroken piece; use two portals for two pieces.</source>
      <translation>Umieść oba końce na tym samym ciągłym odcinku; dla dwóch odcinków użyj dwóch przejść.</translation>
    </message>
    <message>
      <source>drop a portal that repeats another exactly</source>
      <translation>pominąć przejście, które dokładnie powtarza inne</translation>
    </message>
    <message>
      <source>Delete the portal, or correct the field.</source>
      <translation>Usuń przejście albo popraw pole.</translation>
    </message>
    <message>
      <source>Harmless: it changes no table.</source>
      <translation>Nieszkodliwe: nie zmienia żadnej tabeli.</translation>
    </message>
    <message>
      <source>Add the markers of the ruleset before the map is played.</source>
      <translation>Zanim zaczniesz grać, dodaj znaczniki wymagane przez zasady.</translation>
    </message>
    <message>
      <source>Correct the field's id.</source>
      <translation>Popraw id pola.</translation>
    </message>
    <message>
      <source>Give the marker the attributes that the ruleset names for its type.</source>
      <translation>Nadaj znacznikowi cechy, które zasady podają dla jego typu.</translation>
    </message>
    <message>
      <source>Use one of the values that the ruleset allows.</source>
      <translation>Użyj jednej z wartości dozwolonych przez zasady.</translation>
    </message>
    <message>
      <source>Delete or renumber one of the two.</source>
      <translation>Usuń lub przenumeruj jeden z nich.</translation>
    </message>
    <message>
      <source>Add the missing ones.</source>
      <translation>Dodaj brakujące.</translation>
    </message>
    <message>
      <source>Delete those that are too many.</source>
      <translation>Usuń nadmiarowe.</translation>
    </message>
    <message>
      <source>Move it to a field of its sector, or correct the field's sector.</source>
      <translation>Przenieś go na pole jego sektora albo popraw sektor pola.</translation>
    </message>
    <message>
      <source>Choose a field on the outer edge of the board.</source>
      <translation>Wybierz pole na zewnętrznym brzegu planszy.</translation>
    </message>
    <message>
      <source>Move it to a field that figures can enter.</source>
      <translation>Przenieś go na pole, na które figurki mogą wejść.</translation>
    </message>
    <message>
      <source>Move one of the two, unless it is meant.</source>
      <translation>Przenieś jeden z nich, chyba że tak ma być.</translation>
    </message>
    <message>
      <source>The game counts on its split; move objectives between sectors.</source>
      <translation>Gra liczy na ten podział; przenieś cele między sektorami.</translation>
    </message>
    <message>
      <source>Add a door or a ladder, or mark them as fields that nobody enters.</source>
      <translation>Dodaj drzwi lub drabinę albo oznacz je jako pola, na które nikt nie wchodzi.</translation>
    </message>
    <message>
      <source>Allowed, but rare; check the sectors of the fields.</source>
      <translation>Dozwolone, ale rzadkie; sprawdź sektory pól.</translation>
    </message>
    <message>
      <source>Use a kind of the ruleset, or add one under 'kinds'.</source>
      <translation>Użyj rodzaju z zasad albo dodaj go do mapy.</translation>
    </message>
    <message>
      <source>Use a trait of the ruleset, or add one under 'traits'.</source>
      <translation>Użyj terenu z zasad albo dodaj go do mapy.</translation>
    </message>
    <message>
      <source>Use a sector of the map, or add one under 'sectors'.</source>
      <translation>Użyj sektora mapy albo go dodaj.</translation>
    </message>
    <message>
      <source>Remove the trait or change the field's kind.</source>
      <translation>Usuń teren albo zmień rodzaj pola.</translation>
    </message>
    <message>
      <source>Remove one of the two.</source>
      <translation>Usuń jeden z nich.</translation>
    </message>
    <message>
      <source>Use level 0 (ground) or 1 (upper).</source>
      <translation>Użyj poziomu 0 (dolnego) lub 1 (górnego).</translation>
    </message>
    <message>
      <source>Leave 'level' out, or change the kind.</source>
      <translation>Zostaw poziom według rodzaju albo zmień rodzaj.</translation>
    </message>
    <message>
      <source>Give them a sector; fields of nobody belong to a neutral one.</source>
      <translation>Nadaj im sektor; pola niczyje należą do neutralnego.</translation>
    </message>
    <message>
      <source>Allowed; commands will ask for the id.</source>
      <translation>Dozwolone; polecenia zapytają o id.</translation>
    </message>
    <message>
      <source>Rename it, so that commands know which one is meant.</source>
      <translation>Zmień jego nazwę, by polecenia wiedziały, o które chodzi.</translation>
    </message>
    <message>
      <source>Take it out of one of them.</source>
      <translation>Usuń je z jednego z nich.</translation>
    </message>
    <message>
      <source>Take it out of the building, or correct its kind.</source>
      <translation>Usuń je z budynku albo popraw jego rodzaj.</translation>
    </message>
    <message>
      <source>A building is a set of rooms joined by steps; the rules go by that, the name is for people.</source>
      <translation>Budynek to zbiór pomieszczeń połączonych krokami; tym kierują się zasady, nazwa jest dla ludzi.</translation>
    </message>
    <message>
      <source>Name its fields, or delete it.</source>
      <translation>Podaj jego pola albo go usuń.</translation>
    </message>
    <message>
      <source>Use 1 to 40 characters without blanks and without '|'.</source>
      <translation>Użyj od 1 do 40 znaków bez odstępów i bez „|”.</translation>
    </message>
    <message>
      <source>Use a choice of the ruleset with one of its values.</source>
      <translation>Użyj wyboru z zasad z jedną z jego wartości.</translation>
    </message>
    <message>
      <source>Give it fields; the squad of a sector needs them to start in.</source>
      <translation>Nadaj mu pola; oddział sektora potrzebuje ich na start.</translation>
    </message>
    <message>
      <location filename="part" />
      <source>at most {0} wide, {1}</source>
      <translation>szerokości najwyżej {0}, {1}</translation>
    </message>
    <message>
      <location filename="part" />
      <source>door {0}</source>
      <translation>drzwi {0}</translation>
    </message>
    <message>
      <location filename="part" />
      <source>ladder {0}</source>
      <translation>drabina {0}</translation>
    </message>
    <message>
      <location filename="part" />
      <source>wall {0}</source>
      <translation>ściana {0}</translation>
    </message>
    <message>
      <location filename="part" />
      <source>objective {0}</source>
      <translation>cel {0}</translation>
    </message>
    <message>
      <location filename="part" />
      <source>squad {0}</source>
      <translation>oddział {0}</translation>
    </message>
    <message>
      <location filename="part" />
      <source>soldier {0} of {1}</source>
      <translation>żołnierz {0} z {1}</translation>
    </message>
    <message>
      <location filename="part" />
      <source>officer {0} of {1}</source>
      <translation>oficer {0} z {1}</translation>
    </message>
    <message>
      <location filename="part" />
      <source>fields {0}</source>
      <translation>pola {0}</translation>
    </message>
    <message>
      <location filename="part" />
      <source>field {0}</source>
      <translation>pole {0}</translation>
    </message>
    <message>
      <location filename="part" />
      <source>vertices {0}</source>
      <translation>wierzchołki {0}</translation>
    </message>
    <message>
      <location filename="part" />
      <source>vertex {0}</source>
      <translation>wierzchołek {0}</translation>
    </message>
    <message>
      <location filename="part" />
      <source>{0} and {1} more</source>
      <translation>{0} i inne ({1})</translation>
    </message>
    <message>
      <location filename="part" />
      <source>{0} and {1}</source>
      <translation>{0} i {1}</translation>
    </message>
    <message>
      <location filename="part" />
      <source>less than 0.01 {0}</source>
      <translation>mniej niż 0,01 {0}</translation>
    </message>
    <message>
      <location filename="part" />
      <source>{0} (new)</source>
      <translation>{0} (nowe)</translation>
    </message>
    <message>
      <location filename="part" />
      <source>{0} in {1}</source>
      <translation>{0}: {1}</translation>
    </message>
    <message>
      <location filename="part" />
      <source>building {0} ({1})</source>
      <translation>budynek {0} ({1})</translation>
    </message>
  </context>
</TS>
