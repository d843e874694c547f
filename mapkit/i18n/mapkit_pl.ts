<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
  <context>
    <name>mapkit</name>
    <message>
      <location filename="examples/own-kinds.yaml" />
      <location filename="examples/two-rooms.yaml" />
      <source>A board to try things on; no part of a printed one.</source>
      <translation>Plansza do prób; nie jest częścią drukowanej.</translation>
    </message>
    <message>
      <location filename="examples/own-kinds.yaml" />
      <source>Own kinds</source>
      <translation>Własne rodzaje pól</translation>
    </message>
    <message>
      <location filename="examples/two-rooms.yaml" />
      <source>Two rooms</source>
      <translation>Dwa pomieszczenia</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>1</source>
      <translation>1</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>10</source>
      <translation>10</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>100</source>
      <translation>100</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>150</source>
      <translation>150</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>2</source>
      <translation>2</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>200</source>
      <translation>200</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>4</source>
      <translation>4</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>50</source>
      <translation>50</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>a drawing: areas become fields, labels on them names</source>
      <translation>rysunek: obszary stają się polami, napisy na nich nazwami</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>a line for each two fields that see each other</source>
      <translation>linia dla każdych dwóch pól, które się widzą</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>a map in JSON: fields with rings, portals, rules</source>
      <translation>mapa w JSON: pola z obrysami, przejścia, reguły</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>a map of Tiled: polygons, rectangles and ellipses become fields, and tiles</source>
      <translation>mapa z Tiled: polami stają się wielokąty, prostokąty, elipsy i kafelki</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>a module for VASSAL: zones of a board become fields</source>
      <translation>moduł dla VASSAL: strefy planszy stają się polami</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>a module to play on: the board with zones, pieces, sight that can be asked</source>
      <translation>moduł do gry: plansza ze strefami, pionki, widoczność, o którą można pytać</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>a table for each relation, for spreadsheets and data frames</source>
      <translation>tabela dla każdej relacji, dla arkuszy kalkulacyjnych i ramek danych</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>a table of areas, as WKT or a row a corner, and maps that were exported as CSV</source>
      <translation>tabela obszarów, jako WKT lub po wierszu na narożnik, oraz mapy wyeksportowane jako CSV</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>add a line for each pair with sight</source>
      <translation>dodaj linię dla każdej pary, która się widzi</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>add the corners of the fields, of which a map can be made again</source>
      <translation>dodaje narożniki pól, z których można znów zrobić mapę</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>add the outlines of the fields</source>
      <translation>dodaj obrysy pól</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>add walking distances of all pairs, a large table</source>
      <translation>dodaj odległości marszu wszystkich par, duża tabela</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>adjacent, matching, passable and seen fields as edges of one graph</source>
      <translation>pola przylegające, sąsiadujące, dostępne i widziane jako krawędzie jednego grafu</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>all</source>
      <translation>all</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>all tables of a map for a play engine</source>
      <translation>wszystkie tabele mapy dla programu gry</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>an edge for each two fields that see each other</source>
      <translation>krawędź dla każdych dwóch pól, które się widzą</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>areas of geographic programs whose borders are shared already</source>
      <translation>obszary z programów geograficznych, których granice są już wspólne</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>areas of geographic programs, and maps that were exported as GeoJSON</source>
      <translation>obszary z programów geograficznych oraz mapy wyeksportowane jako GeoJSON</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>case</source>
      <translation>przykład</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>colours and materials of the board</source>
      <translation>kolory i materiały planszy</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>comma</source>
      <translation>przecinek</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>csv</source>
      <translation>csv</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>dense</source>
      <translation>zwięzła</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>diagram</source>
      <translation>schemat</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>dots per inch of the board: zones are made of whole dots</source>
      <translation>punktów na cal planszy: strefy składają się z całych punktów</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>dots per inch, 10 to 2400, for pictures made of dots</source>
      <translation>punktów na cal, od 10 do 2400, dla obrazów z punktów</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>down</source>
      <translation>down</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>dpi</source>
      <translation>dpi</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>draw what is printed on the fields</source>
      <translation>rysuj to, co jest na polach nadrukowane</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>each</source>
      <translation>each</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>expanded</source>
      <translation>pełna</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>explain the symbols</source>
      <translation>objaśnij symbole w legendzie</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>fields as polygons by level and kind, portals and markers for Tiled and game engines</source>
      <translation>pola jako wielokąty według poziomu i rodzaju, przejścia i znaczniki dla Tiled i silników gier</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>fields, borders, portals, markers and lines of sight for geographic programs</source>
      <translation>pola, granice, przejścia, znaczniki i linie widoczności dla programów geograficznych</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>form</source>
      <translation>postać</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>geojson</source>
      <translation>geojson</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>geometry</source>
      <translation>geometria</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>grounds, the picture below the map, and what is known of its photo</source>
      <translation>podłoża, obraz pod mapą i to, co wiadomo o jej zdjęciu</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>holes, which become cuts, walking distances, verdicts and rules of sight, and control characters in names</source>
      <translation>otwory, które stają się nacięciami, odległości marszu, werdykty i zasady widoczności oraz znaki sterujące w nazwach</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>how the board is drawn</source>
      <translation>jak narysowana jest plansza</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>id</source>
      <translation>id</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>ids everywhere, small, or read in part</source>
      <translation>wszędzie id, zwięźle albo do czytania częściami</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>its own size, or as large as a sheet of paper</source>
      <translation>własny rozmiar albo na cały arkusz papieru</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>keep spreadsheets from taking text for formulas</source>
      <translation>by arkusze nie brały tekstu za formuły</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>kinds</source>
      <translation>kinds</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>kinds by attributes: landuse:forest=open,type:sea*=open+water; or @FILE with rules</source>
      <translation>rodzaje według atrybutów: landuse:forest=open,type:sea*=open+water; albo @PLIK z regułami</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>kinds by fill, class, layer or id: fill:#80a040=open,layer:Sea=open+water</source>
      <translation>rodzaje według wypełnienia, klasy, warstwy lub id: fill:#80a040=open,layer:Sea=open+water</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>layers</source>
      <translation>layers</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>light</source>
      <translation>jasny</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>lines, pictures, patterns, strokes and clip paths</source>
      <translation>linie, obrazy, desenie, obrysy i ścieżki przycinania</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>lines, rules and what blocks: of all pairs, or of those that see</source>
      <translation>linie, zasady i to, co zasłania: dla wszystkich par albo dla tych, które się widzą</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>look</source>
      <translation>wygląd</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>object</source>
      <translation>object</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>one entry per line, for people and for diff</source>
      <translation>każdy wpis w osobnym wierszu, dla ludzi i dla diff</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>one page for the table: tap two fields, without a network</source>
      <translation>jedna strona do stołu: dotknij dwóch pól, bez sieci</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>outline</source>
      <translation>kontury</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>outlines, portals and markers, walking distances, and control characters in names</source>
      <translation>obrysy, przejścia i znaczniki, odległości marszu oraz znaki sterujące w nazwach</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>pairs without a line of sight, walking distances, buildings</source>
      <translation>pary bez linii widoczności, odległości marszu, budynki</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>parts of a dot in outlines, portals, walking distances, access fields</source>
      <translation>części punktu w obrysach, przejścia, odległości marszu, pola dostępu</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>pictures, lines, points, texts, templates, tilesets in other files, parallax</source>
      <translation>obrazy, linie, punkty, teksty, szablony, zestawy kafelków w innych plikach, paralaksę</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>pieces, decks, grids in zones, pictures, other boards</source>
      <translation>pionki, talie, siatki w strefach, obrazy, inne plansze</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>pixels for each mm of the board</source>
      <translation>piksele na każdy mm planszy</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>points and lines</source>
      <translation>punkty i linie</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>points, lines, and the earth's curve</source>
      <translation>punkty, linie i krzywizna Ziemi</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>points, lines, heights, and the earth's curve</source>
      <translation>punkty, linie, wysokości i krzywizna Ziemi</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>pretty</source>
      <translation>czytelnie</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>programs</source>
      <translation>programy</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>reader</source>
      <translation>czytelnik</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>reasons</source>
      <translation>reasons</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>runs</source>
      <translation>runs</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>say of an answer that it is a close call</source>
      <translation>mówić przy odpowiedzi, że jest na styk</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>say of each pair whether its answer is disputed</source>
      <translation>powiedz o każdej parze, czy jej odpowiedź jest sporna</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>scale</source>
      <translation>scale</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>sectors</source>
      <translation>sectors</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>sectors by the same: layer:North=white</source>
      <translation>sektory według tego samego: layer:North=white</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>sectors by the same: region:North=white</source>
      <translation>sektory według tego samego: region:North=white</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>seen</source>
      <translation>seen</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>semicolon</source>
      <translation>średnik</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>separator</source>
      <translation>separator</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>sight</source>
      <translation>widoczność</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>sightlines</source>
      <translation>linie widoczności</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>spreadsheets</source>
      <translation>arkusze</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>svg</source>
      <translation>svg</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>tab</source>
      <translation>tabulator</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>tables</source>
      <translation>tabele</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>the attribute that has the ids; the drawing's own id, or id, if left out</source>
      <translation>atrybut, w którym są id; bez niego własne id rysunku albo id</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>the attribute that has the names; name if left out</source>
      <translation>atrybut, w którym są nazwy; bez niego name</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>the board to read, as BOARD or WINDOW/BOARD; that with most zones</source>
      <translation>plansza do odczytania, jako PLANSZA lub OKNO/PLANSZA; inaczej ta z największą liczbą stref</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>the board, or the sniper's small map</source>
      <translation>plansza albo mała ukryta plansza snajpera</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>the engine JSON with outlines: the map that its tables are of</source>
      <translation>JSON dla silników z obrysami: mapa, której są jego tabele</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>the layers to read, with commas between them; none for all</source>
      <translation>warstwy do odczytania, oddzielone przecinkami; żadna oznacza wszystkie</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>the outlines of the fields, unless they are asked for</source>
      <translation>obrysy pól, jeśli się o nie nie poprosi</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>tiled</source>
      <translation>tiled</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>tiles</source>
      <translation>tiles</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>tiles that touch and are equal become a field, or each tile, or none</source>
      <translation>polem stają się jednakowe kafelki, które się stykają, albo każdy kafelek, albo żaden</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>topojson</source>
      <translation>topojson</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>true to scale on many sheets of paper, for pdf</source>
      <translation>w skali 1:1 na wielu arkuszach papieru, dla pdf</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>up</source>
      <translation>up</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>vassal</source>
      <translation>vassal</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>walking</source>
      <translation>marsz</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>what stands between two values</source>
      <translation>co stoi między dwiema wartościami</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>where y grows: down, as in pictures, or up, as on maps</source>
      <translation>dokąd rośnie y: down (w dół) jak na obrazach albo up (w górę) jak na mapach</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>where y grows: up, as in geographic programs, or down</source>
      <translation>dokąd rośnie y: up (w górę) jak w programach geograficznych albo down (w dół)</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>which object to read, where several have areas</source>
      <translation>który obiekt czytać, jeśli kilka ma obszary</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>with each field the fields that it sees, and how far</source>
      <translation>przy każdym polu pola, które widzi, i jak daleko</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>witnesses</source>
      <translation>linie</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>write the fields' ids, their names, or both</source>
      <translation>napisz id pól, ich nazwy albo jedno i drugie</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>y</source>
      <translation>y</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/csv_import/importer.py" />
      <source>a row without an area</source>
      <translation>wiersz bez obszaru</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/csv_import/importer.py" />
      <location filename="exporters/mapkit_exporters/tiled_import/files.py" />
      <source>line {line}</source>
      <translation>wiersz {line}</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/csv_import/importer.py" />
      <location filename="exporters/mapkit_exporters/drawn_svg/importer.py" />
      <location filename="exporters/mapkit_exporters/geojson_import/importer.py" />
      <location filename="exporters/mapkit_exporters/tables_import.py" />
      <location filename="exporters/mapkit_exporters/tiled_import/files.py" />
      <location filename="exporters/mapkit_exporters/topojson.py" />
      <location filename="exporters/mapkit_exporters/vassal_zones.py" />
      <location filename="mapkit/export/import_registry.py" />
      <location filename="mapkit/mapfile/json_text.py" />
      <source>standard input</source>
      <translation>standardowe wejście</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/csv_import/importer.py" />
      <location filename="exporters/mapkit_exporters/csv_import/own_tables.py" />
      <source>{name} has no column {column}</source>
      <translation>{name} nie ma kolumny {column}</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/csv_import/importer.py" />
      <source>{name}:1: there is no column wkt, and no columns id, x and y, so no areas</source>
      <translation>{name}:1: nie ma kolumny wkt ani kolumn id, x i y, więc nie ma obszarów</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/csv_import/own_tables.py" />
      <location filename="exporters/mapkit_exporters/geojson_import/own_layers.py" />
      <location filename="mapkit/export/json_shapes.py" />
      <source>a coordinate is no number that a map can have</source>
      <translation>współrzędna nie jest liczbą, jaką może mieć mapa</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/csv_import/own_tables.py" />
      <location filename="exporters/mapkit_exporters/geojson_import/own_layers.py" />
      <location filename="exporters/mapkit_exporters/tables_import.py" />
      <source>it has no id, or that of another one</source>
      <translation>nie ma id albo ma id innego</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/csv_import/own_tables.py" />
      <source>the rings of a field are not in order</source>
      <translation>pierścienie pola nie są po kolei</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/csv_import/own_tables.py" />
      <source>{column} is no whole number</source>
      <translation>{column} nie jest liczbą całkowitą</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/csv_import/own_tables.py" />
      <source>{name} has no outlines, so no map can be made of it; export it with --option outlines=yes</source>
      <translation>{name} nie ma obrysów, więc nie da się z niego zrobić mapy; wyeksportuj z --option outlines=yes</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/csv_import/own_tables.py" />
      <source>{name} has no {table}.csv</source>
      <translation>{name} nie ma {table}.csv</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/csv_import/own_tables.py" />
      <location filename="exporters/mapkit_exporters/csv_import/wkt.py" />
      <location filename="mapkit/export/json_shapes.py" />
      <source>{place}: {what}</source>
      <translation>{place}: {what}</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/csv_import/rows.py" />
      <source>{name}:{line}: this is no CSV: {reason}</source>
      <translation>{name}:{line}: to nie jest CSV: {reason}</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/csv_import/rows.py" />
      <source>{name}:{line}: this row has {n} values, and there are {columns} columns</source>
      <translation>{name}:{line}: liczba wartości w wierszu to {n}, a kolumn jest {columns}</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/csv_import/wkt.py" />
      <source>a bracket is closed that was not opened</source>
      <translation>zamknięto nawias, którego nie otwarto</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/csv_import/wkt.py" />
      <source>a bracket is not closed</source>
      <translation>nawias nie jest zamknięty</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/csv_import/wkt.py" />
      <source>a corner has fewer than two numbers</source>
      <translation>narożnik ma mniej niż dwie liczby</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/csv_import/wkt.py" />
      <source>it has too many brackets</source>
      <translation>ma za dużo nawiasów</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/csv_import/wkt.py" />
      <source>this is no well-known text (WKT): {text!r}</source>
      <translation>to nie jest WKT (well-known text): {text!r}</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/csv_import/wkt.py" />
      <source>{text!r} is no number that a map can have</source>
      <translation>{text!r} nie jest liczbą, jaką może mieć mapa</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/csv_import/wkt.py" />
      <source>{word!r} stands outside of its brackets</source>
      <translation>{word!r} stoi poza swoimi nawiasami</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/drawn_svg/chosen.py" />
      <source>a shape below all others</source>
      <translation>kształt pod wszystkimi innymi</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/drawn_svg/chosen.py" />
      <location filename="mapkit/export/shared_borders.py" />
      <source>a shape that is drawn twice</source>
      <translation>kształt narysowany dwa razy</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/drawn_svg/chosen.py" />
      <source>the text {text!r}, which stands on no shape</source>
      <translation>tekst {text!r}, który nie leży na żadnym kształcie</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/drawn_svg/document.py" />
      <source>{name} is XML, but no SVG</source>
      <translation>{name} to XML, ale nie SVG</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/drawn_svg/document.py" />
      <source>{name} is an SVG that cannot be understood: {why}</source>
      <translation>{name} to SVG, którego nie da się zrozumieć: {why}</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/drawn_svg/document.py" />
      <source>{name}: a copy (use) contains itself</source>
      <translation>{name}: kopia (use) zawiera samą siebie</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/drawn_svg/document.py" />
      <source>{name}: elements are nested too deeply</source>
      <translation>{name}: elementy są zagnieżdżone zbyt głęboko</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/drawn_svg/document.py" />
      <source>{name}: the drawing has more than {most} elements, copies counted</source>
      <translation>{name}: rysunek ma więcej niż {most} elementów, licząc kopie</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/drawn_svg/elements.py" />
      <location filename="exporters/mapkit_exporters/tiled_import/layers.py" />
      <location filename="mapkit/export/json_shapes.py" />
      <source>a line</source>
      <translation>linia</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/drawn_svg/elements.py" />
      <location filename="exporters/mapkit_exporters/tiled_import/layers.py" />
      <source>a picture</source>
      <translation>obraz</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/drawn_svg/elements.py" />
      <location filename="mapkit/export/joining.py" />
      <source>a shape that crosses itself in too many places</source>
      <translation>kształt, który przecina się w zbyt wielu miejscach</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/drawn_svg/elements.py" />
      <location filename="exporters/mapkit_exporters/tiled_import/layers.py" />
      <source>a shape that is not shown</source>
      <translation>kształt, który nie jest wyświetlany</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/drawn_svg/elements.py" />
      <source>a shape with a place that no map can have</source>
      <translation>kształt z miejscem, którego żadna mapa mieć nie może</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/drawn_svg/elements.py" />
      <location filename="exporters/mapkit_exporters/tiled_import/layers.py" />
      <location filename="mapkit/export/joining.py" />
      <location filename="mapkit/export/shared_borders.py" />
      <source>a shape without an area</source>
      <translation>kształt bez powierzchni</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/drawn_svg/elements.py" />
      <source>the drawing has more than {most} points, with those of its curves; simplify it first</source>
      <translation>rysunek ma więcej niż {most} punktów, wliczając punkty krzywych; najpierw go uprość</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/drawn_svg/importer.py" />
      <location filename="mapkit/export/attributes.py" />
      <source>a rule that fits no shape</source>
      <translation>reguła, która nie pasuje do żadnego kształtu</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/drawn_svg/importer.py" />
      <location filename="exporters/mapkit_exporters/tiled_import/importer.py" />
      <location filename="exporters/mapkit_exporters/topojson.py" />
      <location filename="exporters/mapkit_exporters/vassal_zones.py" />
      <location filename="mapkit/analysis/measures/comparison_words.py" />
      <location filename="mapkit/analysis/steps.py" />
      <location filename="mapkit/board/play.py" />
      <location filename="mapkit/board/prints.py" />
      <location filename="mapkit/compiled/ground.py" />
      <location filename="mapkit/export/import_registry.py" />
      <location filename="mapkit/export/pictures.py" />
      <location filename="mapkit/export/plugins.py" />
      <location filename="mapkit/illustrate/report/report_pages.py" />
      <location filename="mapkit/mapfile/new.py" />
      <location filename="exporters/mapkit_exporters" />
      <source>none</source>
      <translation>brak</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/drawn_svg/importer.py" />
      <location filename="exporters/mapkit_exporters/tiled_import/importer.py" />
      <source>{name} has no layer {layer}; there are: {known}</source>
      <translation>{name} nie ma warstwy {layer}; są: {known}</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/geojson_import/importer.py" />
      <source>{name} has no file of this format</source>
      <translation>w {name} nie ma pliku w tym formacie</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/geojson_import/own_layers.py" />
      <source>doors, ladders and walls, which are in another file of the export</source>
      <translation>drzwi, drabiny i mury, które są w innym pliku eksportu</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/geojson_import/own_layers.py" />
      <source>markers, which are in another file of the export</source>
      <translation>znaczniki, które są w innym pliku eksportu</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/geojson_import/own_layers.py" />
      <source>this layer has no fields: give the whole folder, or fields.geojson</source>
      <translation>ta warstwa nie ma pól: podaj cały folder albo fields.geojson</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/geojson_import/own_layers.py" />
      <source>this should be a {type}</source>
      <translation>tu powinno być {type}</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/html/exporter.py" />
      <source>a page holds reasons for {most} pairs of fields at most, and this map has {pairs}; write it with reasons=none</source>
      <translation>strona mieści uzasadnienia najwyżej {most} par pól, a ta mapa ma ich {pairs}; zapisz ją z reasons=none</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/raster.py" />
      <source>all pictures but svg are drawn by matplotlib, which is not installed: install mapkit with its extra 'pictures', or take svg, which needs nothing</source>
      <translation>wszystkie obrazy oprócz svg rysuje matplotlib, którego nie zainstalowano: zainstaluj mapkit z dodatkiem 'pictures' albo wybierz svg, które niczego nie wymaga</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/raster.py" />
      <source>at {dpi} dpi this picture of {width} by {height} mm would have {dots} million dots; take {most} dpi at most, or svg or pdf</source>
      <translation>przy {dpi} dpi ten obraz {width} × {height} mm miałby {dots} mln punktów; weź najwyżej {most} dpi albo svg lub pdf</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/raster.py" />
      <source>dpi must be a positive number, not {dpi}</source>
      <translation>dpi musi być liczbą dodatnią, a nie {dpi}</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tables/dense.py" />
      <source>the dense form has one byte for a distance, at most {most}, and this map has {what} of {farthest}; write the expanded form</source>
      <translation>zwięzła postać ma na odległość jeden bajt, najwyżej {most}, a ta mapa ma {what} {farthest}; zapisz pełną postać</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tables/near.py" />
      <source>a shot distance of {farthest} is more than a byte of these tables holds, {most}; build within a smaller radius</source>
      <translation>odległość strzału {farthest} jest większa, niż mieści bajt, {most}; zbuduj w mniejszym promieniu</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tables_import.py" />
      <source>its checksum is another: it was damaged, or changed by hand; export it again</source>
      <translation>ma inną sumę kontrolną: jest uszkodzony albo zmieniony ręcznie; wyeksportuj go ponownie</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tables_import.py" />
      <source>there should be as many as there are fields</source>
      <translation>powinno ich być tyle, ile jest pól</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tables_import.py" />
      <source>these should be four measures in mm</source>
      <translation>tu powinny być cztery miary w mm</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tables_import.py" />
      <source>these tables have no outlines, so no map can be made of them; export them with --option geometry=yes</source>
      <translation>te tabele nie mają obrysów, więc nie da się z nich zrobić mapy; wyeksportuj je z --option geometry=yes</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/files.py" />
      <source>elements are nested too deeply</source>
      <translation>elementy są zagnieżdżone zbyt głęboko</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/files.py" />
      <source>the map has more than {most} elements</source>
      <translation>mapa ma więcej niż {most} elementów</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/files.py" />
      <source>this XML declares entities, which are not read</source>
      <translation>ten XML deklaruje encje, a tych się nie czyta</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/files.py" />
      <source>this is JSON, but no map of Tiled</source>
      <translation>to jest JSON, ale nie mapa z Tiled</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/files.py" />
      <source>this is XML, but no map of Tiled</source>
      <translation>to jest XML, ale nie mapa z Tiled</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/files.py" />
      <source>this is no XML: {why}</source>
      <translation>to nie jest XML: {why}</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/grid.py" />
      <source>the map has an impossible size, or its tiles have</source>
      <translation>mapa lub jej kafelki mają niemożliwy rozmiar</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/grid.py" />
      <source>there is no orientation {orientation!r}</source>
      <translation>nie ma orientacji {orientation!r}</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/layers.py" />
      <source>a layer of the type {type!r}</source>
      <translation>warstwa typu {type!r}</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/layers.py" />
      <source>a layer of tiles</source>
      <translation>warstwa kafelków</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/layers.py" />
      <source>a layer that is not shown</source>
      <translation>warstwa, której nie widać</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/layers.py" />
      <location filename="mapkit/export/json_shapes.py" />
      <source>a point</source>
      <translation>punkt</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/layers.py" />
      <source>a text</source>
      <translation>tekst</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/layers.py" />
      <source>a tile that is placed as an object</source>
      <translation>kafelek umieszczony jako obiekt</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/layers.py" />
      <source>a tileset in another file</source>
      <translation>zestaw kafelków w innym pliku</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/layers.py" />
      <source>an object of a template, which is another file</source>
      <translation>obiekt z szablonu, który jest w innym pliku</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/layers.py" />
      <source>layer {layer!r}</source>
      <translation>warstwa {layer!r}</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/layers.py" />
      <source>layers are nested too deeply</source>
      <translation>warstwy są zagnieżdżone zbyt głęboko</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/layers.py" />
      <source>object {number} in {layer}</source>
      <translation>obiekt {number}, {layer}</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/layers.py" />
      <source>tile {x},{y} in {layer}</source>
      <translation>kafelek {x},{y}, {layer}</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/layers.py" />
      <source>tiles that are compressed with {compression}</source>
      <translation>kafelki skompresowane za pomocą {compression}</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/nodes.py" />
      <source>this is no object</source>
      <translation>to nie jest obiekt</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/nodes.py" />
      <source>{file}: {what}</source>
      <translation>{file}: {what}</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/nodes.py" />
      <source>{file}: {where}: {what}</source>
      <translation>{file}: {where}: {what}</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/nodes.py" />
      <source>{key} has a place that is not two numbers</source>
      <translation>{key} zawiera miejsce, które nie jest dwiema liczbami</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/nodes.py" />
      <source>{key} is no list</source>
      <translation>{key} nie jest listą</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/nodes.py" />
      <source>{key} is no number that a map can have</source>
      <translation>{key} nie jest liczbą, jaką może mieć mapa</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/nodes.py" />
      <source>{key} is no whole number</source>
      <translation>{key} nie jest liczbą całkowitą</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/tiles.py" />
      <source>the layer has an impossible size</source>
      <translation>warstwa ma niemożliwy rozmiar</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/tiles.py" />
      <source>the layer's tiles cannot be read</source>
      <translation>kafelków warstwy nie można odczytać</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/tiles.py" />
      <source>the map has more than {most} tiles</source>
      <translation>mapa ma więcej niż {most} kafelków</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/tiles.py" />
      <source>there are {n} tiles where {wanted} should be</source>
      <translation>kafelków jest {n}, a powinno ich być {wanted}</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/topojson.py" />
      <source>the areas have more than {most} points; simplify it first</source>
      <translation>obszary mają więcej niż {most} punktów; najpierw uprość plik</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/topojson.py" />
      <source>there is no arc of this number</source>
      <translation>nie ma łuku o tym numerze</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/topojson.py" />
      <source>this is JSON, but no TopoJSON</source>
      <translation>to jest JSON, ale nie TopoJSON</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/topojson.py" />
      <source>{name} has no object with areas</source>
      <translation>w {name} nie ma obiektu z obszarami</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/topojson.py" />
      <source>{name} has no object {object}; there are: {known}</source>
      <translation>w {name} nie ma obiektu {object}; są: {known}</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/topojson.py" />
      <source>{name} has several objects with areas, {known}: choose with --option object=NAME</source>
      <translation>w {name} kilka obiektów ma obszary, {known}: wybierz przez --option object=NAZWA</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/vassal/zones.py" />
      <source>field {field} is too small for a zone of whole pixels; give a larger dpi</source>
      <translation>pole {field} jest za małe na strefę z całych punktów; podaj większe dpi</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/vassal_zones.py" />
      <source>a zone without an area</source>
      <translation>strefa bez powierzchni</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/vassal_zones.py" />
      <source>another board, zones: {zones}</source>
      <translation>inna plansza, stref: {zones}</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/vassal_zones.py" />
      <source>the point {text!r}</source>
      <translation>punkt {text!r}</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/vassal_zones.py" />
      <source>the property {name!r} of zones</source>
      <translation>właściwość stref {name!r}</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/vassal_zones.py" />
      <source>{name} has a DOCTYPE, which no module needs; it is not read</source>
      <translation>{name} ma DOCTYPE, którego żaden moduł nie potrzebuje; nie jest czytany</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/vassal_zones.py" />
      <source>{name} has no board with zones</source>
      <translation>{name} nie ma planszy ze strefami</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/vassal_zones.py" />
      <source>{name} has no board {board}; there are: {known}</source>
      <translation>{name} nie ma planszy {board}; są: {known}</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/vassal_zones.py" />
      <source>{name} is no module of VASSAL: it has no buildFile.xml</source>
      <translation>{name} nie jest modułem VASSAL: nie ma buildFile.xml</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/vassal_zones.py" />
      <source>{name} is no zip that can be read: {why}</source>
      <translation>{name} nie jest plikiem zip, który da się odczytać: {why}</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/vassal_zones.py" />
      <source>{name} unpacks to more than {most} bytes</source>
      <translation>{name} rozpakowuje się na więcej niż {most} bajtów</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/vassal_zones.py" />
      <source>{name}: {value}</source>
      <translation>{name}: {value}</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/vassal_zones.py" />
      <source>{where}: more than {most} points</source>
      <translation>{where}: więcej niż {most} punktów</translation>
    </message>
    <message>
      <location filename="mapkit/adjacency/walking.py" />
      <source>not known: what a way costs {mover}</source>
      <translation>nie wiadomo: ile kosztuje droga: {mover}</translation>
    </message>
    <message>
      <location filename="mapkit/adjacency/walking.py" />
      <source>the ruleset has no mover {mover!r}; it has {known}</source>
      <translation>zasady nie mają figurki {mover!r}; mają {known}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/change.py" />
      <location filename="mapkit/compose/symmetry.py" />
      <location filename="mapkit/mapfile/scalars.py" />
      <source>nothing</source>
      <translation>nic</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <source>Field {field} has another shape ({n} corners differ).</source>
      <translation>Pole {field} ma inny kształt (innych rogów: {n}).</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <source>Field {field} is now {new}.</source>
      <translation>Pole {field} to teraz {new}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <source>Field {field} was added.</source>
      <translation>Pole {field} doszło.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <source>Field {field} was removed.</source>
      <translation>Pole {field} zniknęło.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <source>Field {field}: {what} was {before} and is {after}.</source>
      <translation>Pole {field}: {what} – było {before}, jest {after}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <source>Gone: {what}.</source>
      <translation>Zniknęło: {what}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <source>New: {what}.</source>
      <translation>Nowe: {what}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <source>Portal {portal}: {what} was {before} and is {after}.</source>
      <translation>Przejście {portal}: {what} – było {before}, jest {after}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <source>The map's {what} was {before} and is {after}.</source>
      <translation>Mapa: {what} – było {before}, jest {after}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <source>a border that is missing</source>
      <translation>brakująca granica</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <source>a field below</source>
      <translation>pole pod spodem</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <source>author</source>
      <translation>autor</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <source>border</source>
      <translation>granica</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <source>building {id} ({name}) of fields {fields}</source>
      <translation>budynek {id} ({name}) z pól {fields}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <source>doubt {doubt}: {what}, {fields}</source>
      <translation>wątpliwość {doubt}: {what}, {fields}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <location filename="mapkit/drawing/legend.py" />
      <source>ground</source>
      <translation>teren</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <location filename="mapkit/analysis/diff_rulesets.py" />
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>kind</source>
      <translation>rodzaj</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>level</source>
      <translation>poziom</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <source>licence</source>
      <translation>licencja</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <source>marker</source>
      <translation>znacznik</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <location filename="exporters/mapkit_exporters" />
      <source>name</source>
      <translation>nazwa</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <location filename="mapkit/analysis/steps.py" />
      <source>portal</source>
      <translation>przejście</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <source>provenance</source>
      <translation>pochodzenie</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <source>ruleset</source>
      <translation>zasady</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <location filename="mapkit/analysis/diff_rulesets.py" />
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>sector</source>
      <translation>sektor</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <source>traced</source>
      <translation>przerysowanie</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>traits</source>
      <translation>teren</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <source>{marker} on field {field}</source>
      <translation>{marker} na polu {field}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <source>{portal} between {fields}</source>
      <translation>{portal} między {fields}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <location filename="mapkit/coverage/checks/wording.py" />
      <source>{what} {value}</source>
      <translation>{what} {value}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_rulesets.py" />
      <source>The ruleset's {what}</source>
      <translation>Zasady: {what}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_rulesets.py" />
      <source>attribute</source>
      <translation>cecha</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_rulesets.py" />
      <source>choice</source>
      <translation>wybór</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_rulesets.py" />
      <source>marker type</source>
      <translation>typ znacznika</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_rulesets.py" />
      <source>mover</source>
      <translation>figurka</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_rulesets.py" />
      <source>portal type</source>
      <translation>typ przejścia</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_rulesets.py" />
      <source>rule</source>
      <translation>reguła</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_rulesets.py" />
      <source>table</source>
      <translation>tabela</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_rulesets.py" />
      <source>trait</source>
      <translation>teren</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_rulesets.py" />
      <source>{what} was {before} and is {after}.</source>
      <translation>{what} – było {before}, jest {after}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_rulesets.py" />
      <source>{what} {id} was added.</source>
      <translation>Doszło: {what} {id}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_rulesets.py" />
      <source>{what} {id} was removed.</source>
      <translation>Zniknęło: {what} {id}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_rulesets.py" />
      <source>{what} {id}: {key}</source>
      <translation>{what} {id}: {key}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_tables.py" />
      <source>Sight {a} to {b}: was {before} and is {after}.</source>
      <translation>Widoczność {a} – {b}: było {before}, jest {after}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_tables.py" />
      <location filename="mapkit/drawing/field_sight.py" />
      <location filename="mapkit/editor/sight/pair_filters.py" />
      <source>blocked</source>
      <translation>zasłonięte</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_tables.py" />
      <source>clear, distance {n}</source>
      <translation>czysta, odległość {n}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_tables.py" />
      <source>clear, distance {n} (grazing {grazing})</source>
      <translation>czysta, odległość {n} (stycznie {grazing})</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_tables.py" />
      <source>grazing only, distance {n}</source>
      <translation>tylko stycznie, odległość {n}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_tables.py" />
      <source>{a} and {b} no longer border on each other.</source>
      <translation>{a} i {b} już do siebie nie przylegają.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_tables.py" />
      <source>{a} and {b} no longer let a figure step across.</source>
      <translation>Między {a} i {b} figurka już nie przejdzie.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_tables.py" />
      <source>{a} and {b} no longer lie on top of each other.</source>
      <translation>{a} i {b} już nie leżą nad sobą.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_tables.py" />
      <source>{a} and {b} no longer match.</source>
      <translation>{a} i {b} już ze sobą nie sąsiadują.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_tables.py" />
      <source>{a} and {b} now border on each other.</source>
      <translation>{a} i {b} teraz do siebie przylegają.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_tables.py" />
      <source>{a} and {b} now let a figure step across.</source>
      <translation>Między {a} i {b} figurka teraz przejdzie.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_tables.py" />
      <source>{a} and {b} now lie on top of each other.</source>
      <translation>{a} i {b} teraz leżą nad sobą.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_tables.py" />
      <source>{a} and {b} now match.</source>
      <translation>{a} i {b} teraz ze sobą sąsiadują.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/disputed_words.py" />
      <source>a line is missed by less than the map's tolerance</source>
      <translation>do linii brakuje mniej, niż wynosi tolerancja mapy</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/disputed_words.py" />
      <source>a line of no width crosses fewer fields</source>
      <translation>linia bez szerokości przecina mniej pól</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/disputed_words.py" />
      <source>an ordinary line of sight is missed by less than the map's tolerance</source>
      <translation>do zwykłej linii wzroku brakuje mniej, niż wynosi tolerancja mapy</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/disputed_words.py" />
      <source>every strip of shortest lines is narrower than twice the map's tolerance</source>
      <translation>każdy pas najkrótszych linii jest węższy niż dwukrotność tolerancji mapy</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/disputed_words.py" />
      <source>every strip of valid lines is narrower than twice the map's tolerance</source>
      <translation>każdy pas ważnych linii jest węższy niż dwukrotność tolerancji mapy</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/disputed_words.py" />
      <source>it turns on whether a line of no width counts</source>
      <translation>zależy od tego, czy liczy się linia bez szerokości</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/disputed_words.py" />
      <source>it turns on whether fields count that a line barely clips</source>
      <translation>zależy od tego, czy liczą się pola, które linia ledwie muska</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/disputed_words.py" />
      <location filename="mapkit/coverage/checks/wording.py" />
      <source>less than {value} {unit}</source>
      <translation>mniej niż {value} {unit}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/disputed_words.py" />
      <source>seen at distance {here} if a beam of {measure} counts, not seen if only beams of {least} mm or more do</source>
      <translation>widoczne na odległość {here}, jeśli liczy się wiązka {measure}; niewidoczne, jeśli liczą się tylko wiązki od {least} mm</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/disputed_words.py" />
      <source>seen at distance {other} if a cut of {measure} does not count, not seen if it does</source>
      <translation>widoczne na odległość {other}, jeśli wejście na {measure} się nie liczy; niewidoczne, jeśli się liczy</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/disputed_words.py" />
      <source>seen at distance {other} if a line of no width counts, not seen if it does not</source>
      <translation>widoczne na odległość {other}, jeśli liczy się linia bez szerokości; niewidoczne, jeśli się nie liczy</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/disputed_words.py" />
      <source>{here} if a beam of {measure} counts, none if only beams of {least} mm or more do</source>
      <translation>{here}, jeśli liczy się wiązka {measure}; żadna, jeśli liczą się tylko wiązki od {least} mm</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/disputed_words.py" />
      <source>{here} if a beam of {measure} counts, {other} if only beams of {least} mm or more do</source>
      <translation>{here}, jeśli liczy się wiązka {measure}; {other}, jeśli liczą się tylko wiązki od {least} mm</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/disputed_words.py" />
      <source>{other} along an ordinary line of sight if a cut of {measure} does not count, {here} through the building if it does</source>
      <translation>{other} wzdłuż zwykłej linii wzroku, jeśli wejście na {measure} się nie liczy; {here} przez budynek, jeśli się liczy</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/disputed_words.py" />
      <source>{other} if a line of no width counts, {here} if it does not</source>
      <translation>{other}, jeśli liczy się linia bez szerokości; {here}, jeśli się nie liczy</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/disputed_words.py" />
      <source>{other} if fields clipped by less than {tolerance} mm (here {fields}) do not count, {here} if they do</source>
      <translation>{other}, jeśli nie liczą się pola muśnięte o mniej niż {tolerance} mm (tutaj {fields}); {here}, jeśli się liczą</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/disputed_words.py" />
      <source>{other} if fields clipped by less than {tolerance} mm do not count, {here} if they do</source>
      <translation>{other}, jeśli nie liczą się pola muśnięte o mniej niż {tolerance} mm; {here}, jeśli się liczą</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/disputed_words.py" />
      <location filename="mapkit/coverage/checks/wording.py" />
      <source>{value} {unit}</source>
      <translation>{value} {unit}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/disputed_words.py" />
      <location filename="mapkit/coverage/checks/wording.py" />
      <location filename="mapkit/mapfile/problems.py" />
      <source>{words} and {last}</source>
      <translation>{words} i {last}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/disputed_words.py" />
      <location filename="mapkit/analysis/hear.py" />
      <location filename="mapkit/analysis/steps.py" />
      <location filename="mapkit/coverage/checks/portals.py" />
      <location filename="mapkit/mapfile/problems.py" />
      <source>{words} or {last}</source>
      <translation>{words} lub {last}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/disputes.py" />
      <source>Along the edge from {p} to {q} (fields {fields})</source>
      <translation>Wzdłuż krawędzi od {p} do {q} (pola {fields})</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/disputes.py" />
      <source>At the corner at {p} (fields {fields})</source>
      <translation>W rogu w punkcie {p} (pola {fields})</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/disputes.py" />
      <source>Between the corners at {p} and {q} (fields {fields})</source>
      <translation>Między rogami w punktach {p} i {q} (pola {fields})</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/disputes.py" />
      <source>{a} and {b}: distance disputed: {why}.</source>
      <translation>{a} i {b}: odległość sporna: {why}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/disputes.py" />
      <source>{a} and {b}: sight disputed: {why}.</source>
      <translation>{a} i {b}: widoczność sporna: {why}.</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/disputes.py" />
      <source>{n} disputed call(s)</source>
      <translation>
        <numerusform>{n} sporny przypadek</numerusform>
        <numerusform>{n} sporne przypadki</numerusform>
        <numerusform>{n} spornych przypadków</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/disputes.py" />
      <source>{place}: {calls}.</source>
      <translation>{place}: {calls}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/disputes.py" />
      <location filename="mapkit/editor/canvas/keyboard_cursor.py" />
      <location filename="mapkit/editor/canvas/status_bar.py" />
      <source>{x}, {y} mm</source>
      <translation>{x}; {y} mm</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/field_sight.py" />
      <source>A question mark means that the answer is disputed.</source>
      <translation>Znak zapytania oznacza, że odpowiedź jest sporna.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/field_sight.py" />
      <source>At distance {distance}: {fields}.</source>
      <translation>W odległości {distance}: {fields}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/field_sight.py" />
      <source>Field {a} sees {seen} of the other {all} fields.</source>
      <translation>Pole {a} widzi {seen} z pozostałych {all} pól.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/field_sight.py" />
      <source>Hidden, but disputed: {fields}.</source>
      <translation>Ukryte, ale sporne: {fields}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/grid_range.py" />
      <source>a range cannot begin below 0</source>
      <translation>zasięg nie może zaczynać się poniżej 0</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/grid_range.py" />
      <source>the range {low}-{high} is backwards: write {high}-{low}</source>
      <translation>zasięg {low}-{high} jest odwrócony: napisz {high}-{low}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/grid_range.py" />
      <source>the ruleset {ruleset} does not count range on a grid; distances of shots come with sight</source>
      <translation>zasady {ruleset} nie liczą zasięgu po siatce; odległości strzałów należą do widoczności</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/hear.py" />
      <source>a path needs at least one field</source>
      <translation>droga musi mieć co najmniej jedno pole</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/hear.py" />
      <source>a unit stands on {field}</source>
      <translation>na polu {field} stoi jednostka</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/hear.py" />
      <source>a unit stands on {field}: a figure may pass it but not end there</source>
      <translation>na polu {field} stoi jednostka: można przez nie przejść, ale nie zakończyć na nim ruchu</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/hear.py" />
      <source>a {mover} never returns to {fields}</source>
      <translation>{mover} nigdy nie wraca na {fields}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/hear.py" />
      <source>nobody enters {field}</source>
      <translation>na pole {field} nikt nie wchodzi</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/hear.py" />
      <source>the move costs {cost}, more than the allowance of {allowance}</source>
      <translation>ruch kosztuje {cost}, więcej niż dozwolone {allowance}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/hear.py" />
      <source>the move costs {cost}, more than the allowance of {allowance} (hard terrain counts extra)</source>
      <translation>ruch kosztuje {cost}, więcej niż dozwolone {allowance} (trudny teren liczy się dodatkowo)</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/matched_shapes.py" />
      <source>the fields of the two maps meet in too many places to be matched by shape: mapkit check tells what is wrong with them</source>
      <translation>pola obu map przecinają się w zbyt wielu miejscach, by dopasować je według kształtu: mapkit check powie, co jest z nimi nie tak</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/choke_points.py" />
      <source>choke points need a graph library: pip install '{package}[report]'</source>
      <translation>wąskie gardła wymagają biblioteki grafów: pip install '{package}[report]'</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/comparison_words.py" />
      <source>Before the rules are {old}, after {new}: what only one of them knows is new or gone.</source>
      <translation>Przedtem obowiązują zasady {old}, potem {new}: to, co znają tylko jedne z nich, jest nowe albo zniknęło.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/comparison_words.py" />
      <source>Figures that rose: {rose}, fell: {fell}, are new: {new}, are gone: {gone}.</source>
      <translation>Wartości, które wzrosły: {rose}, spadły: {fell}, są nowe: {new}, zniknęły: {gone}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/comparison_words.py" />
      <location filename="mapkit/illustrate/report/comparison_pages.py" />
      <source>No figure changed.</source>
      <translation>Żadna liczba się nie zmieniła.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/comparison_words.py" />
      <source>The choices differ: {choices}.</source>
      <translation>Wybory się różnią: {choices}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/comparison_words.py" />
      <source>The new version has errors.</source>
      <translation>Nowa wersja ma błędy.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/comparison_words.py" />
      <source>The old version has errors.</source>
      <translation>Stara wersja ma błędy.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/comparison_words.py" />
      <source>What they touch is not measured, and figures may differ for that alone. Fields left out: {fields}. Pairs of which sight is not known: {pairs}.</source>
      <translation>To, czego dotyczą, nie jest zmierzone, a liczby mogą się różnić tylko z tego powodu. Pominięte pola: {fields}. Pary, o których nie wiadomo, czy się widzą: {pairs}.</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/comparison_words.py" />
      <source>and the exposure of {n} more field(s)</source>
      <translation>
        <numerusform>oraz odsłonięcie {n} kolejnego pola</numerusform>
        <numerusform>oraz odsłonięcie {n} kolejnych pól</numerusform>
        <numerusform>oraz odsłonięcie {n} kolejnych pól</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/comparison_words.py" />
      <source>and {n} more figure(s) of objectives</source>
      <translation>
        <numerusform>oraz {n} kolejna liczba celów</numerusform>
        <numerusform>oraz {n} kolejne liczby celów</numerusform>
        <numerusform>oraz {n} kolejnych liczb celów</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/comparison_words.py" />
      <source>and {n} more figure(s) of sectors</source>
      <translation>
        <numerusform>oraz {n} kolejna liczba sektorów</numerusform>
        <numerusform>oraz {n} kolejne liczby sektorów</numerusform>
        <numerusform>oraz {n} kolejnych liczb sektorów</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/comparison_words.py" />
      <source>and {n} more figure(s) of ways</source>
      <translation>
        <numerusform>oraz {n} kolejna liczba dróg</numerusform>
        <numerusform>oraz {n} kolejne liczby dróg</numerusform>
        <numerusform>oraz {n} kolejnych liczb dróg</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/comparison_words.py" />
      <location filename="exporters/mapkit_exporters" />
      <source>board</source>
      <translation>plansza</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/comparison_words.py" />
      <location filename="mapkit/cli/options.py" />
      <location filename="mapkit/coverage/checks/markers.py" />
      <location filename="mapkit/export/read_back.py" />
      <source>field {field}</source>
      <translation>pole {field}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/comparison_words.py" />
      <source>fields of no sector</source>
      <translation>pola bez sektora</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/comparison_words.py" />
      <source>from {start} to {end}</source>
      <translation>z {start} do {end}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/comparison_words.py" />
      <source>new warning: {warning}</source>
      <translation>nowe ostrzeżenie: {warning}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/comparison_words.py" />
      <source>no longer: {warning}</source>
      <translation>już nie: {warning}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/comparison_words.py" />
      <location filename="mapkit/illustrate/report/comparison_pages.py" />
      <location filename="mapkit/illustrate/report/ways.py" />
      <source>no way</source>
      <translation>brak drogi</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/comparison_words.py" />
      <source>warning, before {before}: {warning}</source>
      <translation>ostrzeżenie, wcześniej {before}: {warning}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/comparison_words.py" />
      <source>{before}, now {after}</source>
      <translation>{before}, teraz {after}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/comparison_words.py" />
      <source>{choice}: before {old}, after {new}</source>
      <translation>{choice}: przedtem {old}, potem {new}</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/dispute_curve.py" />
      <source>At {mm} mm the sight of {n} pair(s) would be disputed.</source>
      <translation>
        <numerusform>Przy {mm} mm dla {n} pary byłoby sporne, czy się widzą.</numerusform>
        <numerusform>Przy {mm} mm dla {n} par byłoby sporne, czy się widzą.</numerusform>
        <numerusform>Przy {mm} mm dla {n} par byłoby sporne, czy się widzą.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/dispute_curve.py" />
      <source>Draw, cut and glue this board to {mm} mm: then it is certain for every pair whether they see each other.</source>
      <translation>Rysuj, tnij i klej tę planszę z dokładnością do {mm} mm: wtedy dla każdej pary jest pewne, czy się widzą.</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/dispute_curve.py" />
      <source>Even if no point is off by more than {mm} mm, the sight of {n} pair(s) stays disputed: no care in drawing settles that.</source>
      <translation>
        <numerusform>Nawet gdy żaden punkt nie odbiega o więcej niż {mm} mm, dla {n} pary jest sporne, czy się widzą: żadna staranność w rysowaniu tego nie rozstrzygnie.</numerusform>
        <numerusform>Nawet gdy żaden punkt nie odbiega o więcej niż {mm} mm, dla {n} par jest sporne, czy się widzą: żadna staranność w rysowaniu tego nie rozstrzygnie.</numerusform>
        <numerusform>Nawet gdy żaden punkt nie odbiega o więcej niż {mm} mm, dla {n} par jest sporne, czy się widzą: żadna staranność w rysowaniu tego nie rozstrzygnie.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/dispute_curve.py" />
      <source>The distance of {n} pair(s) stays disputed then.</source>
      <translation>
        <numerusform>Dla {n} pary sporna jest wtedy odległość.</numerusform>
        <numerusform>Dla {n} par sporna jest wtedy odległość.</numerusform>
        <numerusform>Dla {n} par sporna jest wtedy odległość.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/making_warnings.py" />
      <source>A figure's base does not fit on {field}: the largest circle in it is {n} mm wide.</source>
      <translation>Podstawka figurki nie mieści się na {field}: największe koło na nim ma średnicę {n} mm.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/making_warnings.py" />
      <source>A figure's base does not fit on {field}: the largest circle in it is {n} mm wide; half of the fields have room for {m} mm or more.</source>
      <translation>Podstawka figurki nie mieści się na polu {field}: największe koło w nim ma średnicę {n} mm; połowa pól ma miejsce na {m} mm lub więcej.</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/making_warnings.py" />
      <source>A figure's base does not fit on {n} of {all} fields: the largest circle in {field} is {mm} mm wide.</source>
      <translation>
        <numerusform>Podstawka figurki nie mieści się na {n} z {all} pól: największe koło w polu {field} ma średnicę {mm} mm.</numerusform>
        <numerusform>Podstawka figurki nie mieści się na {n} z {all} pól: największe koło w polu {field} ma średnicę {mm} mm.</numerusform>
        <numerusform>Podstawka figurki nie mieści się na {n} z {all} pól: największe koło w polu {field} ma średnicę {mm} mm.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/making_warnings.py" />
      <source>Drawn to {mm} mm, the sight of {n} pair(s) is disputed; {field} is in {k} of them.</source>
      <translation>
        <numerusform>Przy dokładności rysunku {mm} mm dla {n} pary jest sporne, czy się widzą; {field} jest w {k} z nich.</numerusform>
        <numerusform>Przy dokładności rysunku {mm} mm dla {n} par jest sporne, czy się widzą; {field} jest w {k} z nich.</numerusform>
        <numerusform>Przy dokładności rysunku {mm} mm dla {n} par jest sporne, czy się widzą; {field} jest w {k} z nich.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/making_warnings.py" />
      <source>Rule {rule} decides no pair of this board: {why}.</source>
      <translation>Zasada {rule} nie rozstrzyga na tej planszy o żadnej parze: {why}.</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/making_warnings.py" />
      <source>Rule {rule} decides {n} pair(s) of this board: {why}.</source>
      <translation>
        <numerusform>Zasada {rule} rozstrzyga na tej planszy o {n} parze: {why}.</numerusform>
        <numerusform>Zasada {rule} rozstrzyga na tej planszy o {n} parach: {why}.</numerusform>
        <numerusform>Zasada {rule} rozstrzyga na tej planszy o {n} parach: {why}.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/making_warnings.py" />
      <source>What stands on {field} is printed {n} mm high.</source>
      <translation>To, co stoi na {field}, jest wydrukowane w wysokości {n} mm.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/making_warnings.py" />
      <source>What stands on {field} is printed {n} mm high; half of all are {m} mm or more.</source>
      <translation>Opis na polu {field} drukuje się w wysokości {n} mm; połowa wszystkich ma {m} mm lub więcej.</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/making_warnings.py" />
      <source>What stands on {n} of {all} fields is printed less than {mm} mm high; lowest is {field}, {low} mm.</source>
      <translation>
        <numerusform>Opis {n} z {all} pól drukuje się niższy niż {mm} mm; najniższy jest {field}, {low} mm.</numerusform>
        <numerusform>Opis {n} z {all} pól drukuje się niższy niż {mm} mm; najniższy jest {field}, {low} mm.</numerusform>
        <numerusform>Opis {n} z {all} pól drukuje się niższy niż {mm} mm; najniższy jest {field}, {low} mm.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/making_warnings.py" />
      <source>no field on it is {kind}</source>
      <translation>nie ma na niej pola rodzaju {kind}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/making_warnings.py" />
      <source>no field on it lies above another</source>
      <translation>żadne jej pole nie leży nad innym</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/making_warnings.py" />
      <source>wherever it applies, another rule gives an answer as good</source>
      <translation>gdziekolwiek obowiązuje, inna zasada daje równie dobrą odpowiedź</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/making_warnings.py" />
      <source>whoever is in one building has a line of sight there</source>
      <translation>kto jest w jednym budynku, ma tam linię widzenia</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/making_warnings.py" />
      <source>{field} blocks sight and hides nothing.</source>
      <translation>{field} zasłania widok i niczego nie ukrywa.</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/making_warnings.py" />
      <source>{field} blocks sight, and {n} pair(s) would have another answer without it.</source>
      <translation>
        <numerusform>{field} zasłania widok, a bez niego inną odpowiedź miałaby {n} para.</numerusform>
        <numerusform>{field} zasłania widok, a bez niego inną odpowiedź miałyby {n} pary.</numerusform>
        <numerusform>{field} zasłania widok, a bez niego inną odpowiedź miałoby {n} par.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/making_warnings.py" />
      <source>{what} No obstacle decides more than {n} pair(s).</source>
      <translation>
        <numerusform>{what} Żadna przeszkoda nie rozstrzyga o więcej niż {n} parze.</numerusform>
        <numerusform>{what} Żadna przeszkoda nie rozstrzyga o więcej niż {n} parach.</numerusform>
        <numerusform>{what} Żadna przeszkoda nie rozstrzyga o więcej niż {n} parach.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/odds.py" />
      <source>a bag cannot hold {n} tokens '{token}'</source>
      <translation>w woreczku nie może być {n} żetonów „{token}”</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/odds.py" />
      <source>the bag has no tokens '{token}'; it has: {known}</source>
      <translation>w woreczku nie ma żetonów „{token}”; są w nim: {known}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/odds.py" />
      <source>the bag has no tokens, so nothing can be drawn from it</source>
      <translation>w woreczku nie ma żetonów, więc nie można z niego nic wyciągnąć</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/odds.py" />
      <source>the bag has {n} tokens; odds are for {most} at most</source>
      <translation>w woreczku jest {n} żetonów; szanse liczy się najwyżej dla {most}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/odds_words.py" />
      <source>Distance {n}, in percent:</source>
      <translation>Odległość {n}, w procentach:</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/odds_words.py" />
      <source>Unseen: hits and is not revealed. Spoilt: would hit, and misses all the same.</source>
      <translation>Niewykryty: trafia i nie zostaje ujawniony. Zmarnowany: trafiłby, a mimo to chybia.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/odds_words.py" />
      <source>With a bag of {tokens}:</source>
      <translation>Z woreczkiem, w którym jest {tokens}:</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/odds_words.py" />
      <source>distance {far} and beyond, {n} pair(s)</source>
      <translation>
        <numerusform>odległość {far} i dalej, {n} para</numerusform>
        <numerusform>odległość {far} i dalej, {n} pary</numerusform>
        <numerusform>odległość {far} i dalej, {n} par</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/odds_words.py" />
      <source>distance {far}, {n} pair(s)</source>
      <translation>
        <numerusform>odległość {far}, {n} para</numerusform>
        <numerusform>odległość {far}, {n} pary</numerusform>
        <numerusform>odległość {far}, {n} par</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/odds_words.py" />
      <source>distance {n}</source>
      <translation>odległość {n}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/odds_words.py" />
      <source>distance {n} and beyond</source>
      <translation>odległość {n} i dalej</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/odds_words.py" />
      <source>hits</source>
      <translation>trafia</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/odds_words.py" />
      <source>revealed</source>
      <translation>ujawniony</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/odds_words.py" />
      <source>spoilt</source>
      <translation>zmarnowany</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/odds_words.py" />
      <source>tokens</source>
      <translation>żetony</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/odds_words.py" />
      <source>too few</source>
      <translation>za mało</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/odds_words.py" />
      <source>unseen</source>
      <translation>niewykryty</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/odds_words.py" />
      <source>{far}: no draw hits</source>
      <translation>{far}: żadne ciągnienie nie trafia</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/odds_words.py" />
      <source>{far}: the best draw is {tokens}: it hits in {hit} %, unseen in {unseen} %; it is spoilt in {spoiled} %, revealed in {reveal} %</source>
      <translation>{far}: najlepiej ciągnąć {tokens}: trafia w {hit} %, niewykryty w {unseen} %; zmarnowany w {spoiled} %, ujawniony w {reveal} %</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/odds_words.py" />
      <source>{n} {token}</source>
      <translation>{n}× {token}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/play_warnings.py" />
      <source>No way leads from {place} to {others}.</source>
      <translation>Z pola {place} nie prowadzi żadna droga na {others}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/play_warnings.py" />
      <source>No way leads to {place} from any entry or start.</source>
      <translation>Na {place} nie prowadzi droga z żadnej pozycji początkowej ani startu.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/play_warnings.py" />
      <source>No way leads to {place} from {others}.</source>
      <translation>Na {place} nie prowadzi żadna droga z pól: {others}.</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/play_warnings.py" />
      <source>The board lies open: {n} of its {all} fields see {share} % of the others or more; {field} sees most, {most}.</source>
      <translation>
        <numerusform>Plansza jest otwarta: {n} z jej {all} pól widzi {share} % pozostałych lub więcej; najwięcej widzi {field}, {most}.</numerusform>
        <numerusform>Plansza jest otwarta: {n} z jej {all} pól widzą {share} % pozostałych lub więcej; najwięcej widzi {field}, {most}.</numerusform>
        <numerusform>Plansza jest otwarta: {n} z jej {all} pól widzi {share} % pozostałych lub więcej; najwięcej widzi {field}, {most}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/play_warnings.py" />
      <source>{end} is {n} turn(s) from {start} ({mover}); half of such ways take {m} or more.</source>
      <translation>
        <numerusform>{end} jest o {n} turę od pola {start} ({mover}); połowa takich dróg zajmuje {m} lub więcej.</numerusform>
        <numerusform>{end} jest o {n} tury od pola {start} ({mover}); połowa takich dróg zajmuje {m} lub więcej.</numerusform>
        <numerusform>{end} jest o {n} tur od pola {start} ({mover}); połowa takich dróg zajmuje {m} lub więcej.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/play_warnings.py" />
      <source>{field} is the only way to {n} of {all} fields.</source>
      <translation>{field} to jedyna droga do {n} z {all} pól.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/play_warnings.py" />
      <source>{field} sees {n} of {all} fields; half of the fields see {m} or fewer.</source>
      <translation>{field} widzi {n} z {all} pól; połowa pól widzi ich {m} lub mniej.</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/play_warnings.py" />
      <source>{objective} can be shot at from {n} field(s); no other from more than {m}.</source>
      <translation>
        <numerusform>Do {objective} można strzelać z {n} pola; do żadnego innego celu z więcej niż {m}.</numerusform>
        <numerusform>Do {objective} można strzelać z {n} pól; do żadnego innego celu z więcej niż {m}.</numerusform>
        <numerusform>Do {objective} można strzelać z {n} pól; do żadnego innego celu z więcej niż {m}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/play_warnings.py" />
      <source>{objective} can be shot at from {n} field(s); the middle one of the objectives from {m}.</source>
      <translation>
        <numerusform>Do {objective} można strzelać z {n} pola; do środkowego z celów z {m}.</numerusform>
        <numerusform>Do {objective} można strzelać z {n} pól; do środkowego z celów z {m}.</numerusform>
        <numerusform>Do {objective} można strzelać z {n} pól; do środkowego z celów z {m}.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/play_warnings.py" />
      <source>{objective} has {n} ways in.</source>
      <translation>Liczba dróg do {objective}: {n}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/play_warnings.py" />
      <source>{objective} is a dead end: the only way to it leads over {gate}.</source>
      <translation>{objective} to ślepy zaułek: jedyna droga tam prowadzi przez {gate}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/play_warnings.py" />
      <source>{place} ({movers})</source>
      <translation>{place} ({movers})</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/play_warnings.py" />
      <source>{sector} lies open: half of its fields are seen from {n} others or more; of the whole board from {m}.</source>
      <translation>{sector} jest otwarty: połowę jego pól widać z {n} innych lub z większej liczby; na całej planszy z {m}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/play_warnings.py" />
      <source>{what} No other objective has fewer ways in than {m}.</source>
      <translation>{what} Żaden inny cel nie ma mniej dróg niż {m}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/play_warnings.py" />
      <source>{what} No other place cuts off more than {m}.</source>
      <translation>{what} Żadne inne miejsce nie odcina więcej niż {m}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/play_warnings.py" />
      <source>{what} {more}</source>
      <translation>{what} {more}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report.py" />
      <source>errors of the map leave open where figures can step</source>
      <translation>przez błędy mapy nie wiadomo, dokąd mogą przejść figurki</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report.py" />
      <source>it takes long on a map of more than {n} fields, and was not asked for</source>
      <translation>na mapie o więcej niż {n} polach trwa to długo, a nikt o to nie pytał</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report.py" />
      <source>it was not asked for</source>
      <translation>nie było żądane</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report.py" />
      <source>one field makes no pair</source>
      <translation>jedno pole nie tworzy pary</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report.py" />
      <source>the ruleset has no bag of tokens</source>
      <translation>zasady nie mają woreczka żetonów</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report.py" />
      <source>the ruleset has no lines of sight</source>
      <translation>zasady nie znają linii wzroku</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report.py" />
      <source>the ruleset has nobody who makes a noise</source>
      <translation>według zasad nikt nie robi hałasu</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>A noisy move over a field is heard from {least} to {most} others, {median} at the median.</source>
      <translation>Głośny ruch przez pole słychać z {least} do {most} innych pól, mediana to {median}.</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>A noisy move over any field is heard from {n} other(s).</source>
      <translation>
        <numerusform>Głośny ruch przez dowolne pole słychać z {n} innego.</numerusform>
        <numerusform>Głośny ruch przez dowolne pole słychać z {n} innych.</numerusform>
        <numerusform>Głośny ruch przez dowolne pole słychać z {n} innych.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>Errors of the map leave out: {things}.</source>
      <translation>Błędy mapy pomijają: {things}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>Every field for figures is seen from some start.</source>
      <translation>Każde pole dla figurek widać z któregoś startu.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>Exposure: a field is seen from {least} to {most} others, {median} at the median; from most is {worst}.</source>
      <translation>Odsłonięcie: pole widać z {least}–{most} innych, mediana to {median}; z największej liczby pole {worst}.</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>Exposure: every field is seen from {n} other(s).</source>
      <translation>
        <numerusform>Odsłonięcie: każde pole widać z {n} innego.</numerusform>
        <numerusform>Odsłonięcie: każde pole widać z {n} innych.</numerusform>
        <numerusform>Odsłonięcie: każde pole widać z {n} innych.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>Exposure: no field sees another.</source>
      <translation>Odsłonięcie: żadne pole nie widzi innego.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>Figures can stand on none of them.</source>
      <translation>Na żadnym z nich nie mogą stać figurki.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>Left out: {part}: {why}.</source>
      <translation>Pominięto: {part}: {why}.</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>No start sees {n} field(s): {fields}.</source>
      <translation>
        <numerusform>Ze startów nie widać {n} pola: {fields}.</numerusform>
        <numerusform>Ze startów nie widać {n} pól: {fields}.</numerusform>
        <numerusform>Ze startów nie widać {n} pól: {fields}.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <location filename="mapkit/illustrate/report/exposure.py" />
      <source>Of no field it is certain that no start sees it.</source>
      <translation>O żadnym polu nie wiadomo na pewno, że nie widać go z żadnego startu.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>The longest lanes, with their shot distances: {lanes}.</source>
      <translation>Najdłuższe linie strzału z odległościami: {lanes}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>The map lacks {marks}: what depends on them is not measured.</source>
      <translation>Mapie brakuje {marks}: tego, co od nich zależy, się nie mierzy.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>choke points</source>
      <translation>wąskie gardła</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>danger on the ways</source>
      <translation>niebezpieczeństwo na drogach</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <location filename="mapkit/cli/commands/disputes.py" />
      <location filename="exporters/mapkit_exporters" />
      <source>disputes</source>
      <translation>spory</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>entries</source>
      <translation>pozycje początkowe</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>errors of the map may change the figures of these warnings</source>
      <translation>błędy mapy mogą zmienić liczby w tych ostrzeżeniach</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>exposure</source>
      <translation>odsłonięcie</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>exposure on the way</source>
      <translation>odsłonięcie drogi</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>field(s) {names}</source>
      <translation>
        <numerusform>pole {names}</numerusform>
        <numerusform>pola {names}</numerusform>
        <numerusform>pola {names}</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>fields cut off without it</source>
      <translation>pola bez niego odcięte</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>fields that are the only way to others</source>
      <translation>pola, które są jedyną drogą na inne</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>fields that no start sees</source>
      <translation>pola, których nie widać ze startów</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>fields within a turn</source>
      <translation>pola w zasięgu jednej tury</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>fields within two turns</source>
      <translation>pola w zasięgu dwóch tur</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>heard from</source>
      <translation>słychać z pól</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>hearing</source>
      <translation>słyszalność</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>marker(s) {names}</source>
      <translation>
        <numerusform>znacznik {names}</numerusform>
        <numerusform>znaczniki {names}</numerusform>
        <numerusform>znaczniki {names}</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>objectives</source>
      <translation>cele</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>odds</source>
      <translation>szanse</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>pairs disputed in distance</source>
      <translation>pary ze sporną odległością</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <location filename="mapkit/illustrate/report/report_pages.py" />
      <source>pairs disputed in sight</source>
      <translation>par spornych co do widoczności</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>parts of the board</source>
      <translation>części planszy</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>portal(s) {names}</source>
      <translation>
        <numerusform>przejście {names}</numerusform>
        <numerusform>przejścia {names}</numerusform>
        <numerusform>przejścia {names}</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>room for figures</source>
      <translation>miejsce dla figurek</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>rules that are made use of</source>
      <translation>zasady, które mają zastosowanie</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>seen from</source>
      <translation>widać z pól</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>seen from, at most</source>
      <translation>widać najwyżej z pól</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>seen from, at the median</source>
      <translation>widać z pól, mediana</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>shortest ways over it</source>
      <translation>najkrótsze drogi przez nie</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>starts</source>
      <translation>starty</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <location filename="mapkit/illustrate/report/report_pages.py" />
      <source>the longest lane</source>
      <translation>najdłuższa linia strzału</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>turns</source>
      <translation>tury</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>turns among squads</source>
      <translation>tury wśród oddziałów</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>ways</source>
      <translation>drogi</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>{attribute} {value}: {n} field(s) ({kinds}).</source>
      <translation>
        <numerusform>{attribute} {value}: {n} pole ({kinds}).</numerusform>
        <numerusform>{attribute} {value}: {n} pola ({kinds}).</numerusform>
        <numerusform>{attribute} {value}: {n} pól ({kinds}).</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>{group}: {least} to {most}, {median} at the median; most {worst}</source>
      <translation>{group}: od {least} do {most}, mediana {median}; najwięcej {worst}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>{group}: {n}</source>
      <translation>{group}: {n}</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>{name}: {n} field(s).</source>
      <translation>
        <numerusform>{name}: {n} pole.</numerusform>
        <numerusform>{name}: {n} pola.</numerusform>
        <numerusform>{name}: {n} pól.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>{n} field(s) may be heard from more: errors of the map leave that open</source>
      <translation>
        <numerusform>{n} pole może być słychać z większej liczby pól: z powodu błędów mapy nie jest to pewne</numerusform>
        <numerusform>{n} pola może być słychać z większej liczby pól: z powodu błędów mapy nie jest to pewne</numerusform>
        <numerusform>{n} pól może być słychać z większej liczby pól: z powodu błędów mapy nie jest to pewne</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>{n} field(s) may be seen from more: errors of the map leave that open</source>
      <translation>
        <numerusform>{n} pole może być widać z większej liczby pól: przez błędy mapy to niepewne</numerusform>
        <numerusform>{n} pola może być widać z większej liczby pól: przez błędy mapy to niepewne</numerusform>
        <numerusform>{n} pól może być widać z większej liczby pól: przez błędy mapy to niepewne</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/short_lists.py" />
      <location filename="mapkit/editor/import_map/findings.py" />
      <location filename="mapkit/mapfile/problems.py" />
      <source>{n} more</source>
      <translation>dalsze ({n})</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/warnings.py" />
      <location filename="mapkit/editor/sight/report_panel.py" />
      <location filename="mapkit/illustrate/report/report_pages.py" />
      <source>No warnings.</source>
      <translation>Brak ostrzeżeń.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/warnings.py" />
      <source>The map silences {what}, and there is no such warning.</source>
      <translation>Mapa wycisza {what}, a takiego ostrzeżenia nie ma.</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/warnings.py" />
      <source>{n} silenced warning(s).</source>
      <translation>
        <numerusform>{n} wyciszone ostrzeżenie.</numerusform>
        <numerusform>{n} wyciszone ostrzeżenia.</numerusform>
        <numerusform>{n} wyciszonych ostrzeżeń.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/warnings.py" />
      <source>{n} warning(s).</source>
      <translation>
        <numerusform>{n} ostrzeżenie.</numerusform>
        <numerusform>{n} ostrzeżenia.</numerusform>
        <numerusform>{n} ostrzeżeń.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/warnings.py" />
      <source>{warning} ({reason})</source>
      <translation>{warning} ({reason})</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/ways_words.py" />
      <source>Choke points, the only way to some fields: {fields}.</source>
      <translation>Wąskie gardła, jedyna droga na niektóre pola: {fields}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/ways_words.py" />
      <source>From the entries of other sectors to the objectives</source>
      <translation>Z pozycji początkowych w innych sektorach do celów</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/ways_words.py" />
      <source>From the starts to the objectives</source>
      <translation>Ze startów do celów</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/ways_words.py" />
      <source>Not among these turns: {n} pair(s) of an entry and an objective in one sector. The sniper may not enter by the sector of his objective.</source>
      <translation>
        <numerusform>Wśród tych tur nie ma {n} pary pozycji początkowej i celu w jednym sektorze. Snajper nie może wejść w sektorze swojego celu.</numerusform>
        <numerusform>Wśród tych tur nie ma {n} par pozycji początkowej i celu w jednym sektorze. Snajper nie może wejść w sektorze swojego celu.</numerusform>
        <numerusform>Wśród tych tur nie ma {n} par pozycji początkowej i celu w jednym sektorze. Snajper nie może wejść w sektorze swojego celu.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/ways_words.py" />
      <source>Shortest ways lead most often over {fields}.</source>
      <translation>Najkrótsze drogi prowadzą najczęściej przez {fields}.</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/ways_words.py" />
      <source>The board is in {n} parts that no step joins; fields in each: {sizes}.</source>
      <translation>
        <numerusform>Plansza ma {n} część; liczba pól: {sizes}.</numerusform>
        <numerusform>Plansza ma {n} części, których nie łączy żaden krok; liczby pól: {sizes}.</numerusform>
        <numerusform>Plansza ma {n} części, których nie łączy żaden krok; liczby pól: {sizes}.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/ways_words.py" />
      <source>The most exposed shortest way leads from {start} to {end}: its fields have an exposure of {mean} on average.</source>
      <translation>Najbardziej odsłonięta z najkrótszych dróg prowadzi z {start} na {end}: odsłonięcie jej pól wynosi średnio {mean}.</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/ways_words.py" />
      <source>and {n} more without a way</source>
      <translation>
        <numerusform>i {n} kolejny bez drogi</numerusform>
        <numerusform>i {n} kolejne bez drogi</numerusform>
        <numerusform>i {n} kolejnych bez drogi</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/ways_words.py" />
      <source>no way from {start} to {end}</source>
      <translation>z {start} na {end} nie prowadzi żadna droga</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/ways_words.py" />
      <source>no way from {start} to {end} while the squads are on their starts</source>
      <translation>dopóki oddziały stoją na startach, z {start} na {end} nie prowadzi żadna droga</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/ways_words.py" />
      <source>{least} to {most} turns, {median} at the median</source>
      <translation>od {least} do {most} tur, mediana {median}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/ways_words.py" />
      <source>{mover}: other fields within a turn: {one} at the median; within two turns: {two}.</source>
      <translation>{mover}: inne pola w zasięgu jednej tury: mediana {one}; dwóch tur: {two}.</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/ways_words.py" />
      <source>{n} field(s) left out: errors of the map may change what lies within a turn or two</source>
      <translation>
        <numerusform>pominięto {n} pole: błędy mapy mogą zmienić, dokąd się z niego dojdzie w turę lub dwie</numerusform>
        <numerusform>pominięto {n} pola: błędy mapy mogą zmienić, dokąd się z nich dojdzie w turę lub dwie</numerusform>
        <numerusform>pominięto {n} pól: błędy mapy mogą zmienić, dokąd się z nich dojdzie w turę lub dwie</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/ways_words.py" />
      <source>{n} turn(s)</source>
      <translation>
        <numerusform>{n} tura</numerusform>
        <numerusform>{n} tury</numerusform>
        <numerusform>{n} tur</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/ways_words.py" />
      <source>{n} way(s) left out: errors of the map may change how long they take</source>
      <translation>
        <numerusform>pominięto {n} drogę: błędy mapy mogą zmienić, jak długo trwa</numerusform>
        <numerusform>pominięto {n} drogi: błędy mapy mogą zmienić, jak długo trwają</numerusform>
        <numerusform>pominięto {n} dróg: błędy mapy mogą zmienić, jak długo trwają</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/ways_words.py" />
      <source>{what}, among squads: {turns}</source>
      <translation>{what}, wśród oddziałów: {turns}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/ways_words.py" />
      <source>{what}: {turns}</source>
      <translation>{what}: {turns}</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/move_sentences.py" />
      <source>A {mover} entering at field {field} can get to {n} field(s) with an allowance of {allowance}.</source>
      <translation>
        <numerusform>{mover} wchodzący na pole {field} przy liczbie kroków {allowance} dotrze na {n} pole.</numerusform>
        <numerusform>{mover} wchodzący na pole {field} przy liczbie kroków {allowance} dotrze na {n} pola.</numerusform>
        <numerusform>{mover} wchodzący na pole {field} przy liczbie kroków {allowance} dotrze na {n} pól.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/move_sentences.py" />
      <source>A {mover} may move {route}: {count}, {cost} of {allowance}.</source>
      <translation>{mover} może przejść {route}: {count}, kroków {cost} z {allowance}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/move_sentences.py" />
      <source>A {mover} may not move {route}:</source>
      <translation>{mover} nie może przejść {route}:</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/move_sentences.py" />
      <source>A {mover} on field {field} can get to {n} field(s) with an allowance of {allowance}.</source>
      <translation>
        <numerusform>{mover} na polu {field} przy liczbie kroków {allowance} dotrze na {n} pole.</numerusform>
        <numerusform>{mover} na polu {field} przy liczbie kroków {allowance} dotrze na {n} pola.</numerusform>
        <numerusform>{mover} na polu {field} przy liczbie kroków {allowance} dotrze na {n} pól.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/move_sentences.py" />
      <source>It makes noise, but no field borders on the path.</source>
      <translation>Ruch robi hałas, ale żadne pole nie przylega do drogi.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/move_sentences.py" />
      <source>Nobody hears it: a move of {count} makes no noise.</source>
      <translation>Nikt go nie słyszy: ruch na {count} nie robi hałasu.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/move_sentences.py" />
      <source>The unit on {unit} does not hear it.</source>
      <translation>Jednostka na polu {unit} go nie słyszy.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/move_sentences.py" />
      <source>The unit on {unit} hears it, next to {near}.</source>
      <translation>Jednostka na polu {unit} go słyszy, przylega do {near}.</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/move_sentences.py" />
      <source>Units on {n} field(s) hear it: {fields}.</source>
      <translation>
        <numerusform>Słyszą go jednostki na {n} polu: {fields}.</numerusform>
        <numerusform>Słyszą go jednostki na {n} polach: {fields}.</numerusform>
        <numerusform>Słyszą go jednostki na {n} polach: {fields}.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/move_sentences.py" />
      <source>step {n}: {why}</source>
      <translation>krok {n}: {why}</translation>
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
        <numerusform>{n} pole</numerusform>
        <numerusform>{n} pola</numerusform>
        <numerusform>{n} pól</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/move_sentences.py" />
      <source>{n} field(s) at range {high} from field {field}.</source>
      <translation>
        <numerusform>{n} pole w odległości {high} od pola {field}.</numerusform>
        <numerusform>{n} pola w odległości {high} od pola {field}.</numerusform>
        <numerusform>{n} pól w odległości {high} od pola {field}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/move_sentences.py" />
      <source>{n} field(s) at range {low} to {high} from field {field}.</source>
      <translation>
        <numerusform>{n} pole w odległości od {low} do {high} od pola {field}.</numerusform>
        <numerusform>{n} pola w odległości od {low} do {high} od pola {field}.</numerusform>
        <numerusform>{n} pól w odległości od {low} do {high} od pola {field}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/move_sentences.py" />
      <source>{n} more field(s) on the path, or where nobody can stand, would hear it: {fields}.</source>
      <translation>
        <numerusform>Słyszałoby go też {n} pole na drodze lub tam, gdzie nikt nie może stać: {fields}.</numerusform>
        <numerusform>Słyszałyby go też {n} pola na drodze lub tam, gdzie nikt nie może stać: {fields}.</numerusform>
        <numerusform>Słyszałoby go też {n} pól na drodze lub tam, gdzie nikt nie może stać: {fields}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/move_sentences.py" />
      <source>{n} point(s), only to pass: {fields}</source>
      <translation>
        <numerusform>{n} punkt, tylko przejście: {fields}</numerusform>
        <numerusform>{n} punkty, tylko przejście: {fields}</numerusform>
        <numerusform>{n} punktów, tylko przejście: {fields}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/move_sentences.py" />
      <source>{n} point(s): {fields}</source>
      <translation>
        <numerusform>{n} punkt: {fields}</numerusform>
        <numerusform>{n} punkty: {fields}</numerusform>
        <numerusform>{n} punktów: {fields}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/move_sentences.py" />
      <source>{n} step(s) (heard): {fields}</source>
      <translation>
        <numerusform>{n} krok (słyszalny): {fields}</numerusform>
        <numerusform>{n} kroki (słyszalne): {fields}</numerusform>
        <numerusform>{n} kroków (słyszalnych): {fields}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/move_sentences.py" />
      <source>{n} step(s), only to pass: {fields}</source>
      <translation>
        <numerusform>{n} krok, tylko przejście: {fields}</numerusform>
        <numerusform>{n} kroki, tylko przejście: {fields}</numerusform>
        <numerusform>{n} kroków, tylko przejście: {fields}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/move_sentences.py" />
      <source>{n} step(s): {fields}</source>
      <translation>
        <numerusform>{n} krok: {fields}</numerusform>
        <numerusform>{n} kroki: {fields}</numerusform>
        <numerusform>{n} kroków: {fields}</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/names.py" />
      <location filename="mapkit/board/disputes.py" />
      <location filename="mapkit/cli/lazy.py" />
      <source> or </source>
      <translation> albo </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/names.py" />
      <source>'{text}' could be any of {n} fields: {fields}. Give one field's id.</source>
      <translation>„{text}” może oznaczać {n} pól: {fields}. Podaj id jednego pola.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/names.py" />
      <source>; and {n} more</source>
      <translation>; i jeszcze {n}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/names.py" />
      <source>no field lies at {point} mm; the board measures {width} by {height} mm, counted from its top left corner.</source>
      <translation>w {point} mm nie leży żadne pole; plansza ma {width} × {height} mm, licząc od lewego górnego rogu.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/names.py" />
      <source>no field of this map is called '{name}'. Give a field's id, its name, what is printed on it (objective 4, red officer, white entry) or a point in mm (120,85).</source>
      <translation>żadne pole tej mapy nie nazywa się „{name}”. Podaj id pola, jego nazwę, to, co jest na nim nadrukowane (cel 4, czerwony oficer, biała pozycja początkowa), albo punkt w mm (120,85).</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/names.py" />
      <source>no field of this map is called '{name}'; did you mean {near}?</source>
      <translation>żadne pole tej mapy nie nazywa się „{name}”; może chodziło o {near}?</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/names.py" />
      <source>{values} {label}</source>
      <translation>{label}: {values}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/open_figures.py" />
      <source>not known: allowance of {mover}</source>
      <translation>nie wiadomo: ile może wydać {mover}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/open_figures.py" />
      <source>not known: cost of {kinds} for {mover}</source>
      <translation>nie wiadomo: ile kosztuje {kinds}, gdy idzie {mover}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/open_figures.py" />
      <source>say how much it may spend, for example  --points 6</source>
      <translation>powiedz, ile może wydać, na przykład  --points 6</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/open_figures.py" />
      <source>the ruleset {ruleset} leaves it open; the map or a ruleset of your own can fill it in</source>
      <translation>zasady {ruleset} pozostawiają to otwarte; może to uzupełnić mapa albo własne zasady</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/play_sentences.py" />
      <source>A defender on {unit} that moves towards {about} may end on:</source>
      <translation>Obrońca na polu {unit}, który idzie do celu ({about}), może skończyć na polach:</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/play_sentences.py" />
      <source>A defender on {unit}, distracted by the sniper on {about}, may end on:</source>
      <translation>Obrońca na polu {unit}, odciągnięty przez snajpera na polu {about}, może skończyć na polach:</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/play_sentences.py" />
      <source>A defender summoned to {about} is put on:</source>
      <translation>Obrońca wezwany na pole {about} staje na polu:</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/play_sentences.py" />
      <source>A fallen defender of squad {about} comes back on:</source>
      <translation>Oddział {about}: poległy obrońca wraca na pole:</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/play_sentences.py" />
      <source>A shotgun fired on {about} hits:</source>
      <translation>Strzał ze strzelby na polu {about} trafia pola:</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/play_sentences.py" />
      <source>A unit on {about} searches its own field and up to two others of:</source>
      <translation>Jednostka na polu {about} przeczesuje swoje pole i do dwóch innych z pól:</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/play_sentences.py" />
      <source>By recon a defender on {about} finds the sniper on:</source>
      <translation>Przez zwiad obrońca na polu {about} znajduje snajpera na polach:</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/play_sentences.py" />
      <source>By searching a defender on {about} finds the sniper on:</source>
      <translation>Przez poszukiwanie obrońca na polu {about} znajduje snajpera na polach:</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/play_sentences.py" />
      <source>Of squad {about} a unit may be deployed ({role}) on:</source>
      <translation>Oddział {about}: jednostkę ({role}) można rozmieścić na polach:</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/play_sentences.py" />
      <source>Regroup card {card}, sniper last known in sector {about}:</source>
      <translation>Karta przegrupowania {card}, ostatni znany sektor {about}:</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/play_sentences.py" />
      <source>The defenders farthest from {about}:</source>
      <translation>Obrońcy najdalej od {about}:</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/play_sentences.py" />
      <source>The defenders nearest to {about}:</source>
      <translation>Obrońcy najbliżej {about}:</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/play_sentences.py" />
      <source>The unguarded access fields nearest to {about}, of kind {kind}:</source>
      <translation>Niestrzeżone punkty dostępu najbliżej {about}, rodzaj {kind}:</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/play_sentences.py" />
      <source>The unguarded access fields nearest to {about}:</source>
      <translation>Niestrzeżone punkty dostępu najbliżej {about}:</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/play_sentences.py" />
      <source>distance {n}: {fields}</source>
      <translation>odległość {n}: {fields}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/play_sentences.py" />
      <location filename="mapkit/editor/canvas/keyboard_cursor.py" />
      <location filename="mapkit/editor/tools/marker_tool.py" />
      <source>no field</source>
      <translation>brak pola</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/play_sentences.py" />
      <source>{field} calls {units}</source>
      <translation>{field} wzywa {units}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/reach.py" />
      <location filename="mapkit/board/play.py" />
      <source>a figure cannot move fewer than 0 fields</source>
      <translation>figurka nie może iść o mniej niż 0 pól</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source> (page {page})</source>
      <translation> (strona {page})</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>Beam {width} wide.</source>
      <translation>Wiązka szerokości {width}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>Either of these rules gives the answer. {rules}.</source>
      <translation>Odpowiedź daje każda z tych zasad. {rules}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>Field {a} does not see field {b}: they meet only along a line of no width, which runs past a corner or along an edge, and that does not count (choice grazing: blocks).</source>
      <translation>Pole {a} nie widzi pola {b}: łączy je tylko linia bez szerokości, biegnąca przy rogu lub wzdłuż krawędzi, a taka się nie liczy (wybór „linie tylko styczne”: zasłania).</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>Field {a} does not see field {b}: {why}.</source>
      <translation>Pole {a} nie widzi pola {b}: {why}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>Field {a} sees field {b} at distance {distance}, along a line of no width; lines of some width go {over}.</source>
      <translation>Pole {a} widzi pole {b} w odległości {distance} wzdłuż linii bez szerokości; szersze linie biegną {over}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>Field {a} sees field {b} {over}.</source>
      <translation>Pole {a} widzi pole {b} {over}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>Field {a} sees field {b} {over}; only along a line of no width, which runs past a corner or along an edge (choice grazing: sees).</source>
      <translation>Pole {a} widzi pole {b} {over}; tylko wzdłuż linii bez szerokości, biegnącej przy rogu lub wzdłuż krawędzi (wybór „linie tylko styczne”: widzi).</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>Field {a} sees itself at distance 1.</source>
      <translation>Pole {a} widzi samo siebie w odległości 1.</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/sentences.py" />
      <source>It turns on the corner(s) at {places} mm.</source>
      <translation>
        <numerusform>Rozstrzyga róg {places} mm.</numerusform>
        <numerusform>Rozstrzygają rogi {places} mm.</numerusform>
        <numerusform>Rozstrzygają rogi {places} mm.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>No rule allows it. {rules}.</source>
      <translation>Żadna zasada na to nie pozwala. {rules}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>Otherwise the distance would be {distance}.</source>
      <translation>Inaczej odległość wynosiłaby {distance}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>Rule {rule}.</source>
      <translation>Zasada {rule}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>The distance is disputed: {why}.</source>
      <translation>Odległość jest sporna: {why}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>The nearest miss cuts only {depth}, less than this map's tolerance of {tolerance} mm.</source>
      <translation>Najbliższe chybienie zachodzi tylko {depth}, mniej niż tolerancja tej mapy {tolerance} mm.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>The nearest miss cuts {depth}.</source>
      <translation>Najbliższe chybienie zachodzi {depth}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>The nearest miss cuts {depth}. That is more than this map's tolerance of {tolerance} mm, so nothing is disputed.</source>
      <translation>Najbliższe chybienie zachodzi {depth}. To więcej niż tolerancja tej mapy {tolerance} mm, więc nic nie jest sporne.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>The nearest miss goes through the point where blockers touch.</source>
      <translation>Najbliższe chybienie biegnie przez punkt, w którym stykają się pola zasłaniające.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>The sight is disputed: {why}.</source>
      <translation>Widoczność jest sporna: {why}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>There is no near miss: every line leaves the board.</source>
      <translation>Nie ma bliskiego chybienia: każda linia opuszcza planszę.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>This map is a reconstruction from the rules: the answer holds for this drawing and claims nothing about the printed board.</source>
      <translation>Ta mapa jest rekonstrukcją według zasad: odpowiedź dotyczy tego rysunku i nie mówi nic o drukowanej planszy.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>This map was traced from a picture: the answer is as exact as the tracing.</source>
      <translation>Tę mapę odrysowano z obrazu: odpowiedź jest tak dokładna jak odrysowanie.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>at distance 1: nothing lies in between</source>
      <translation>w odległości 1: nic między nimi nie leży</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>every line leaves the board or crosses a hole in it</source>
      <translation>każda linia opuszcza planszę lub przecina w niej dziurę</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>every line passes through {fields}</source>
      <translation>na drodze każdej linii stoi {fields}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>no line between them crosses an open field, and the rule asks for one</source>
      <translation>żadna linia między nimi nie przecina pola otwartego, którego wymaga zasada</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>no line joins them</source>
      <translation>żadna linia ich nie łączy</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>one lies on top of the other, and such fields never see each other</source>
      <translation>jedno leży nad drugim, a takie pola nigdy się nie widzą</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>over {kinds} fields only ({rule})</source>
      <translation>tylko przez pola rodzaju {kinds} ({rule})</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/sentences.py" />
      <source>over {n} fields: {fields}</source>
      <translation>
        <numerusform>przez {n} pole: {fields}</numerusform>
        <numerusform>przez {n} pola: {fields}</numerusform>
        <numerusform>przez {n} pól: {fields}</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>{depth} deep</source>
      <translation>na głębokość {depth}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>{depth} into {fields}</source>
      <translation>{depth} w pola {fields}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>{depth} into {field}</source>
      <translation>{depth} w pole {field}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>{kind} field {field}</source>
      <translation>pole {kind} {field}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>{where} every line passes through {fields}</source>
      <translation>{where} na drodze każdej linii stoi {fields}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <location filename="mapkit/drawing/end_places.py" />
      <source>{x}, {y}</source>
      <translation>{x}; {y}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/steps.py" />
      <source>a {mover} never enters {field} ({kind})</source>
      <translation>{mover} nigdy nie wchodzi na pole {field} ({kind})</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/steps.py" />
      <source>no {portal} joins {start} to {end}</source>
      <translation>między {start} a {end} nie ma połączenia ({portal})</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/steps.py" />
      <source>nobody enters {field} ({kind})</source>
      <translation>na pole {field} nikt nie wchodzi ({kind})</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/steps.py" />
      <source>the ruleset {ruleset} has no mover '{mover}' (it has: {known})</source>
      <translation>zasady {ruleset} nie mają figurki „{mover}” (mają: {known})</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/steps.py" />
      <source>the {portal} {id} separates {start} from {end}</source>
      <translation>{portal} {id} oddziela {start} od {end}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/steps.py" />
      <source>{end} is the field the figure stands on</source>
      <translation>na polu {end} figurka już stoi</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/steps.py" />
      <source>{start} and {end} share no boundary</source>
      <translation>{start} i {end} nie mają wspólnej granicy</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/string_places.py" />
      <source>The line of the other answer, {distance}, runs from {ax}, {ay} to {bx}, {by} mm.</source>
      <translation>Linia drugiej odpowiedzi, {distance}, biegnie od punktu {ax}; {ay} do punktu {bx}; {by} mm.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/string_places.py" />
      <source>To check it, lay a string from {ax}, {ay} to {bx}, {by} mm, counted from the board's top left corner. On the border of {a} that is {place_a}; on that of {b}, {place_b}.</source>
      <translation>Aby to sprawdzić, napnij sznurek od punktu {ax}; {ay} do punktu {bx}; {by} mm, licząc od lewego górnego rogu planszy. Na granicy pola {a} jest to {place_a}; na granicy pola {b} {place_b}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/string_places.py" />
      <source>at the {corner}</source>
      <translation>dokładnie w rogu {corner}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/string_places.py" />
      <source>bottom corner</source>
      <translation>na dole</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/string_places.py" />
      <source>bottom left corner</source>
      <translation>na dole po lewej</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/string_places.py" />
      <source>bottom right corner</source>
      <translation>na dole po prawej</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/string_places.py" />
      <source>corner at {x}, {y} mm</source>
      <translation>w punkcie {x}; {y} mm</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/string_places.py" />
      <source>corner with {fields}</source>
      <translation>wspólnego z polami {fields}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/string_places.py" />
      <source>left corner</source>
      <translation>po lewej</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/string_places.py" />
      <source>right corner</source>
      <translation>po prawej</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/string_places.py" />
      <source>top corner</source>
      <translation>na górze</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/string_places.py" />
      <source>top left corner</source>
      <translation>na górze po lewej</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/string_places.py" />
      <source>top right corner</source>
      <translation>na górze po prawej</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/string_places.py" />
      <source>{away} mm from the {corner} towards the {towards}</source>
      <translation>{away} mm od rogu {corner} w stronę rogu {towards}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <location filename="mapkit/cli/commands/trace.py" />
      <source>  {n} more, all with --json</source>
      <translation>  i dalsze, w liczbie {n}; wszystkie wypisze --json</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>, IoU {mean} on average, {least} at least</source>
      <translation>, IoU średnio {mean}, co najmniej {least}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>; their borders are {mean} mm apart on average, 95 % within {most} mm</source>
      <translation>; ich granice różnią się średnio o {mean} mm, w 95 % nie więcej niż o {most} mm</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>Another distance, disputed in neither map:</source>
      <translation>Inna odległość, niesporna w żadnej z map:</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>Another verdict, disputed in neither map:</source>
      <translation>Inny werdykt, niesporny w żadnej z map:</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>Borders: {both} pairs of fields border on each other in both maps, of {before} in the first and {after} in the second.</source>
      <translation>Granice: w obu mapach sąsiaduje ze sobą {both} par pól, z {before} w pierwszej i {after} w drugiej.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>Nothing differs.</source>
      <translation>Brak różnic.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>Sight: of {n} pairs of matched fields, {differing} have another answer; {disputed} of these are disputed in one of the maps.</source>
      <translation>Widoczność: z {n} par dopasowanych pól {differing} ma inną odpowiedź; {disputed} z nich jest spornych w jednej z map.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>The boards have other sizes, {before} and {after}: places are compared in mm from the top left corner.</source>
      <translation>Plansze mają różne rozmiary, {before} i {after}: miejsca porównuje się w mm od lewego górnego rogu.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>The maps are played by other rules or choices, so their sight is not compared.</source>
      <translation>Mapy mają różne zasady lub ustalenia, dlatego widoczności nie porównano.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>{a} and {b} in the first map alone</source>
      <translation>{a} i {b} tylko w pierwszej mapie</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>{a} and {b} in the second map alone</source>
      <translation>{a} i {b} tylko w drugiej mapie</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>{a} to {b}: {was} in the first map, {now} in the second</source>
      <translation>{a} do {b}: w pierwszej mapie {was}, w drugiej {now}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>{before} and {after}: {what} is {was} in the first map, {now} in the second</source>
      <translation>{before} i {after}: {what} – w pierwszej mapie {was}, w drugiej {now}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>{fields}: {was} in the first map, {now} in the second</source>
      <translation>{fields}: w pierwszej mapie {was}, w drugiej {now}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>{fields}: {what} in the first map alone</source>
      <translation>{fields}: {what} tylko w pierwszej mapie</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>{fields}: {what} in the second map alone</source>
      <translation>{fields}: {what} tylko w drugiej mapie</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>{field}, where the other map has none</source>
      <translation>{field}, gdzie druga mapa nie ma żadnego</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>{field}, which lies on {fields} there</source>
      <translation>{field}, które leży tam na {fields}</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>{n} field(s) of the first map without a match:</source>
      <translation>
        <numerusform>{n} pole pierwszej mapy bez odpowiednika:</numerusform>
        <numerusform>{n} pola pierwszej mapy bez odpowiednika:</numerusform>
        <numerusform>{n} pól pierwszej mapy bez odpowiednika:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>{n} field(s) of the second map without a match:</source>
      <translation>
        <numerusform>{n} pole drugiej mapy bez odpowiednika:</numerusform>
        <numerusform>{n} pola drugiej mapy bez odpowiednika:</numerusform>
        <numerusform>{n} pól drugiej mapy bez odpowiednika:</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>{n} of {before} fields of the first map match one of the {after} of the second</source>
      <translation>{n} z {before} pól pierwszej mapy ma odpowiednik wśród {after} pól drugiej</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>{n} other marker(s):</source>
      <translation>
        <numerusform>{n} inny znacznik:</numerusform>
        <numerusform>{n} inne znaczniki:</numerusform>
        <numerusform>{n} innych znaczników:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>{n} other portal(s):</source>
      <translation>
        <numerusform>{n} inne przejście:</numerusform>
        <numerusform>{n} inne przejścia:</numerusform>
        <numerusform>{n} innych przejść:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>{n} other value(s) of matched fields:</source>
      <translation>
        <numerusform>{n} inna wartość dopasowanych pól:</numerusform>
        <numerusform>{n} inne wartości dopasowanych pól:</numerusform>
        <numerusform>{n} innych wartości dopasowanych pól:</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>{width} x {height} mm</source>
      <translation>{width} x {height} mm</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/tunnels.py" />
      <source>{below} lies below {above}, and a line by {rule} passes above.</source>
      <translation>{below} leży pod {above}, a linia według {rule} przechodzi górą.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/tunnels.py" />
      <source>{below} lies below {above}, and a line by {rule} passes below.</source>
      <translation>{below} leży pod {above}, a linia według {rule} przechodzi dołem.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/tunnels.py" />
      <source>{below} lies below {above}: lines by {ground} pass below, lines by {upper} above; all others are blocked there.</source>
      <translation>{below} leży pod {above}: linie według {ground} przechodzą dołem, linie według {upper} górą; wszystkie inne są tam zablokowane.</translation>
    </message>
    <message>
      <location filename="mapkit/board/board.py" />
      <source>a radius in mm is a number such as 25, not {given}</source>
      <translation>promień w mm to liczba, na przykład 25, a nie {given}</translation>
    </message>
    <message>
      <location filename="mapkit/board/board.py" />
      <source>networkx is not installed: pip install networkx</source>
      <translation>networkx nie jest zainstalowany: pip install networkx</translation>
    </message>
    <message>
      <location filename="mapkit/board/board.py" />
      <source>the ruleset {ruleset} has no lines of sight, so there is no secret map</source>
      <translation>zasady {ruleset} nie mają linii wzroku, nie ma więc tajnej mapy</translation>
    </message>
    <message>
      <location filename="mapkit/board/board.py" />
      <location filename="mapkit/board/prints.py" />
      <source>the ruleset {ruleset} has no lines of sight, so there is nothing to answer</source>
      <translation>zasady {ruleset} nie mają linii wzroku, nie ma więc na co odpowiedzieć</translation>
    </message>
    <message>
      <location filename="mapkit/board/board.py" />
      <source>the ruleset {ruleset} has no sight and no noise, so there is nothing to answer</source>
      <translation>zasady {ruleset} nie znają widoczności ani hałasu, więc nie ma na co odpowiedzieć</translation>
    </message>
    <message>
      <location filename="mapkit/board/derived.py" />
      <location filename="mapkit/mapfile/reader.py" />
      <source>the map</source>
      <translation>mapa</translation>
    </message>
    <message>
      <location filename="mapkit/board/derived.py" />
      <source>{map} cannot be read completely</source>
      <translation>{map}: nie można odczytać w całości</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/board/disputes.py" />
      <source>, {n} cause(s).</source>
      <translation>
        <numerusform>, {n} przyczyna.</numerusform>
        <numerusform>, {n} przyczyny.</numerusform>
        <numerusform>, {n} przyczyn.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/board/disputes.py" />
      <source>not seen</source>
      <translation>niewidoczne</translation>
    </message>
    <message>
      <location filename="mapkit/board/disputes.py" />
      <source>{answer} either way</source>
      <translation>{answer} w każdym przypadku</translation>
    </message>
    <message>
      <location filename="mapkit/board/disputes.py" />
      <location filename="mapkit/board/prints.py" />
      <location filename="mapkit/drawing/disputes.py" />
      <location filename="mapkit/editor/sight/sight_panel.py" />
      <location filename="mapkit/illustrate/report/making.py" />
      <source>{a} and {b}</source>
      <translation>{a} i {b}</translation>
    </message>
    <message>
      <location filename="mapkit/board/disputes.py" />
      <source>{a} and {b}: {answers}</source>
      <translation>{a} i {b}: {answers}</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/board/disputes.py" />
      <source>{n} disputed pair(s)</source>
      <translation>
        <numerusform>{n} sporna para</numerusform>
        <numerusform>{n} sporne pary</numerusform>
        <numerusform>{n} spornych par</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/board/disputes.py" />
      <source>{n} more pair(s)</source>
      <translation>
        <numerusform>{n} dalsza para</numerusform>
        <numerusform>{n} dalsze pary</numerusform>
        <numerusform>{n} dalszych par</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/board/disputes.py" />
      <location filename="mapkit/board/prints.py" />
      <source>{pairs}: distance {why}.</source>
      <translation>{pairs}: odległość {why}.</translation>
    </message>
    <message>
      <location filename="mapkit/board/disputes.py" />
      <location filename="mapkit/board/prints.py" />
      <source>{pairs}: sight: {why}.</source>
      <translation>{pairs}: widoczność: {why}.</translation>
    </message>
    <message>
      <location filename="mapkit/board/drafts.py" />
      <source>Draft {number}: {figures}, after {changes}.</source>
      <translation>Projekt {number}: {figures}; {changes}.</translation>
    </message>
    <message>
      <location filename="mapkit/board/drafts.py" />
      <source>No draft reaches the goal; these come nearest.</source>
      <translation>Żaden projekt nie osiąga celu; te są najbliżej.</translation>
    </message>
    <message>
      <location filename="mapkit/board/drafts.py" />
      <source>No draft that is nearer to the goal was found.</source>
      <translation>Nie znaleziono projektu, który jest bliżej celu.</translation>
    </message>
    <message>
      <location filename="mapkit/board/drafts.py" />
      <source>No move of {within} mm in all hides them from each other.</source>
      <translation>Żadne przesunięcie o łącznie {within} mm nie ukryje ich przed sobą.</translation>
    </message>
    <message>
      <location filename="mapkit/board/drafts.py" />
      <source>No move of {within} mm in all lets them see each other.</source>
      <translation>Żadne przesunięcie o łącznie {within} mm nie pozwoli im się widzieć.</translation>
    </message>
    <message>
      <location filename="mapkit/board/drafts.py" />
      <source>No move of {within} mm in all settles {a} and {b}.</source>
      <translation>Żadne przesunięcie łącznie o {within} mm nie rozstrzyga sporu pól {a} i {b}.</translation>
    </message>
    <message>
      <location filename="mapkit/board/drafts.py" />
      <source>No obstacle and no bend of {within} mm hides it.</source>
      <translation>Nie zasłania go żadna przeszkoda ani załamanie o {within} mm.</translation>
    </message>
    <message>
      <location filename="mapkit/board/drafts.py" />
      <source>The goal is reached.</source>
      <translation>Cel jest osiągnięty.</translation>
    </message>
    <message>
      <location filename="mapkit/board/drafts.py" />
      <source>The map reaches the goal already: {figures}.</source>
      <translation>Mapa już osiąga cel: {figures}.</translation>
    </message>
    <message>
      <location filename="mapkit/board/drafts.py" />
      <source>The map: {figures}.</source>
      <translation>Mapa: {figures}.</translation>
    </message>
    <message>
      <location filename="mapkit/board/drafts.py" />
      <source>The search was stopped early.</source>
      <translation>Wyszukiwanie przerwano.</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/board/drafts.py" />
      <source>{field} is seen from {n} field(s).</source>
      <translation>
        <numerusform>Pole {field} widać z {n} pola.</numerusform>
        <numerusform>Pole {field} widać z {n} pól.</numerusform>
        <numerusform>Pole {field} widać z {n} pól.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/board/drafts.py" />
      <source>{n} came to no change.</source>
      <translation>
        <numerusform>{n} nie doprowadził do żadnej zmiany.</numerusform>
        <numerusform>{n} nie doprowadziły do żadnej zmiany.</numerusform>
        <numerusform>{n} nie doprowadziło do żadnej zmiany.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/board/drafts.py" />
      <source>{n} change(s)</source>
      <translation>
        <numerusform>{n} zmiana</numerusform>
        <numerusform>{n} zmiany</numerusform>
        <numerusform>{n} zmian</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/board/drafts.py" />
      <source>{n} variant(s) tried.</source>
      <translation>
        <numerusform>Wypróbowano {n} wariant.</numerusform>
        <numerusform>Wypróbowano {n} warianty.</numerusform>
        <numerusform>Wypróbowano {n} wariantów.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/board/drafts.py" />
      <source>{n} way(s) to settle {a} and {b}:</source>
      <translation>
        <numerusform>{n} sposób na rozstrzygnięcie sporu pól {a} i {b}:</numerusform>
        <numerusform>{n} sposoby na rozstrzygnięcie sporu pól {a} i {b}:</numerusform>
        <numerusform>{n} sposobów na rozstrzygnięcie sporu pól {a} i {b}:</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/board/game_tables.py" />
      <source>no game can be set up on the map {map}: {lacks}</source>
      <translation>na mapie {map} nie da się przygotować gry: {lacks}</translation>
    </message>
    <message>
      <location filename="mapkit/board/game_tables.py" />
      <source>no squad has a start</source>
      <translation>żaden oddział nie ma pola startowego</translation>
    </message>
    <message>
      <location filename="mapkit/board/game_tables.py" />
      <source>the ruleset {ruleset} is of another game: games are played by the rules of Sniper Elite, with a sniper, squads, objectives, entries and a bag of tokens</source>
      <translation>zasady {ruleset} są z innej gry: gra się według zasad Sniper Elite, ze snajperem, oddziałami, celami, pozycjami początkowymi i woreczkiem żetonów</translation>
    </message>
    <message>
      <location filename="mapkit/board/game_tables.py" />
      <source>the {squad} squad needs one start of an officer</source>
      <translation>oddział {squad} potrzebuje jednego pola startowego oficera</translation>
    </message>
    <message>
      <location filename="mapkit/board/game_tables.py" />
      <source>there are no two objectives in different sectors</source>
      <translation>nie ma dwóch celów w różnych sektorach</translation>
    </message>
    <message>
      <location filename="mapkit/board/game_tables.py" />
      <source>there is no entry for the sniper</source>
      <translation>nie ma pozycji początkowej dla snajpera</translation>
    </message>
    <message>
      <location filename="mapkit/board/game_tables.py" />
      <source>with objectives {a} and {b} no entry is open</source>
      <translation>z celami {a} i {b} żadna pozycja początkowa nie jest otwarta</translation>
    </message>
    <message>
      <location filename="mapkit/board/moves.py" />
      <source>Range {low} to {high} from {field}</source>
      <translation>Odległość od {low} do {high} od {field}</translation>
    </message>
    <message>
      <location filename="mapkit/board/opening.py" />
      <source>did you mean {near}, which ships with mapkit?</source>
      <translation>może chodziło o {near}, mapę dołączoną do mapkit?</translation>
    </message>
    <message>
      <location filename="mapkit/board/opening.py" />
      <source>the maps that ship with mapkit are: {names}</source>
      <translation>mapy dołączone do mapkit: {names}</translation>
    </message>
    <message>
      <location filename="mapkit/board/play.py" />
      <source>an officer or a soldier is deployed, not '{role}'</source>
      <translation>rozmieszcza się officer albo soldier (oficera albo żołnierza), nie „{role}”</translation>
    </message>
    <message>
      <location filename="mapkit/board/play.py" />
      <source>say where the defenders stand</source>
      <translation>podaj, gdzie stoją obrońcy</translation>
    </message>
    <message>
      <location filename="mapkit/board/play.py" />
      <source>the map has no marks of card '{card}' (it has: {known})</source>
      <translation>mapa nie ma znaków karty „{card}” (ma: {known})</translation>
    </message>
    <message>
      <location filename="mapkit/board/play.py" />
      <source>the map has no sector '{name}' (it has: {known})</source>
      <translation>mapa nie ma sektora „{name}” (ma: {known})</translation>
    </message>
    <message>
      <location filename="mapkit/board/play.py" />
      <source>the ruleset {ruleset} has no kind '{kind}' (it has: {known})</source>
      <translation>zasady {ruleset} nie mają rodzaju „{kind}” (mają: {known})</translation>
    </message>
    <message>
      <location filename="mapkit/board/play.py" />
      <source>the ruleset {ruleset} has no lines of sight</source>
      <translation>zasady {ruleset} nie mają linii wzroku</translation>
    </message>
    <message>
      <location filename="mapkit/board/prints.py" />
      <source>The map has errors. Fields left out: {fields}. Pairs of which sight is not known: {pairs}.</source>
      <translation>Mapa ma błędy. Pominięte pola: {fields}. Pary, dla których widoczność nie jest znana: {pairs}.</translation>
    </message>
    <message>
      <location filename="mapkit/board/prints.py" />
      <source>nothing lies on the cards, so there are no pieces</source>
      <translation>na kartach nic nie leży, więc nie ma żetonów</translation>
    </message>
    <message>
      <location filename="mapkit/board/prints.py" />
      <source>the map has no fields, so there is nothing to print</source>
      <translation>mapa nie ma pól, więc nie ma czego drukować</translation>
    </message>
    <message>
      <location filename="mapkit/board/report.py" />
      <source>the report of this map has no measure '{measure}'; it has: {known}</source>
      <translation>raport o tej mapie nie ma miary '{measure}'; ma: {known}</translation>
    </message>
    <message>
      <location filename="mapkit/board/simulation.py" />
      <source>both sets of games have the seed {seed}, so they are no two samples; give one of them another seed</source>
      <translation>oba zestawy gier mają ziarno {seed}, więc nie są dwiema próbami; podaj jednemu inne ziarno</translation>
    </message>
    <message>
      <location filename="mapkit/board/simulation.py" />
      <source>stopped before any game was finished</source>
      <translation>zatrzymano, zanim skończyła się pierwsza gra</translation>
    </message>
    <message>
      <location filename="mapkit/cli/board_picture.py" />
      <source>'{text}' is not a resolution; give 10 to 2400 dots per inch</source>
      <translation>„{text}” to nie rozdzielczość; podaj od 10 do 2400 punktów na cal</translation>
    </message>
    <message>
      <location filename="mapkit/cli/board_picture.py" />
      <source>one sheet or many: leave out --paper or --sheets (paper=, sheets=)</source>
      <translation>jeden arkusz albo wiele: pomiń --paper lub --sheets (paper=, sheets=)</translation>
    </message>
    <message>
      <location filename="mapkit/cli/board_picture.py" />
      <location filename="mapkit/cli/commands/booklet.py" />
      <location filename="mapkit/cli/commands/cards.py" />
      <location filename="mapkit/cli/commands/diff.py" />
      <location filename="mapkit/cli/commands/disputes.py" />
      <location filename="mapkit/cli/commands/report.py" />
      <location filename="mapkit/cli/commands/simulate.py" />
      <location filename="mapkit/cli/exporting.py" />
      <source>sight tables</source>
      <translation>tabele widoczności</translation>
    </message>
    <message>
      <location filename="mapkit/cli/board_picture.py" />
      <source>the board is drawn at {percent} of its true size</source>
      <translation>plansza jest narysowana w skali {percent} rzeczywistego rozmiaru</translation>
    </message>
    <message>
      <location filename="mapkit/cli/board_picture.py" />
      <source>the secret map is one sheet: give --paper, not --sheets</source>
      <translation>tajna mapa to jeden arkusz: podaj --paper, nie --sheets</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/board_picture.py" />
      <source>{n} sheet(s), {columns} × {rows}, at the true size of the board</source>
      <translation>
        <numerusform>{n} arkusz, {columns} × {rows}, w rzeczywistym rozmiarze planszy</numerusform>
        <numerusform>{n} arkusze, {columns} × {rows}, w rzeczywistym rozmiarze planszy</numerusform>
        <numerusform>{n} arkuszy, {columns} × {rows}, w rzeczywistym rozmiarze planszy</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/cli/check_formats.py" />
      <source>, {n} could not be read</source>
      <translation>, nie można odczytać: {n}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/check_formats.py" />
      <location filename="mapkit/cli/diagnostics_text.py" />
      <location filename="mapkit/cli/run.py" />
      <source>help: {help}</source>
      <translation>rada: {help}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/check_formats.py" />
      <source>repaired: {what}</source>
      <translation>naprawiono: {what}</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/check_formats.py" />
      <source>{n} file(s): {total}</source>
      <translation>
        <numerusform>{n} plik: {total}</numerusform>
        <numerusform>{n} pliki: {total}</numerusform>
        <numerusform>{n} plików: {total}</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/cli/command.py" />
      <location filename="mapkit/editor/dialogs/start_page.py" />
      <source>Examples</source>
      <translation>Przykłady</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/booklet.py" />
      <source>A picture for each field, with the shot distance in every field that is seen, and the same as a list; by sector, with an index by number, name, objective and start, and what is disputed.</source>
      <translation>Dla każdego pola obrazek z odległością strzału w każdym widocznym polu i to samo jako lista; według sektorów, z indeksem według numerów, nazw, celów i startów oraz z tym, co sporne.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/booklet.py" />
      <source>Print what every field sees, to settle disputes at a table without a computer.</source>
      <translation>Drukuje, co widać z każdego pola, aby spory przy stole rozstrzygać bez komputera.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/booklet.py" />
      <location filename="mapkit/cli/commands/cards.py" />
      <location filename="mapkit/cli/commands/report.py" />
      <location filename="mapkit/cli/commands/simulate.py" />
      <source>The paper of your printer.</source>
      <translation>Papier w twojej drukarce.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/booklet.py" />
      <source>Where to write the PDF. The map's id with -booklet.pdf by default.</source>
      <translation>Gdzie zapisać PDF. Domyślnie id mapy z -booklet.pdf.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/booklet.py" />
      <location filename="mapkit/cli/commands/cards.py" />
      <source>Without colours.</source>
      <translation>Bez kolorów.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/booklet.py" />
      <location filename="mapkit/cli/commands/report.py" />
      <location filename="mapkit/cli/commands/build.py" />
      <location filename="mapkit/cli/commands/export.py" />
      <source>Write what the map's errors do not affect, and list what is missing.</source>
      <translation>Zapisz to, czego błędy mapy nie dotyczą, i wypisz, czego brakuje.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/booklet.py" />
      <source>close calls</source>
      <translation>przypadki na styk</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/build.py" />
      <source>--dense and --form {form} contradict each other</source>
      <translation>--dense i --form {form} przeczą sobie</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/build.py" />
      <source>--within has a form of its own; leave out --form, --dense, --witnesses and --partial</source>
      <translation>--within ma własną postać; pomiń --form, --dense, --witnesses i --partial</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/build.py" />
      <source>Add a line for each pair with sight.</source>
      <translation>Dodaj linię dla każdej pary, która się widzi.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/build.py" />
      <source>Add the outlines of the fields.</source>
      <translation>Dodaj obrysy pól.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/build.py" />
      <source>Adjacent, matching, passable and stacked fields, steps with their costs, buildings, access fields, walking distances, and sight with its distance and rule for every pair. The form is described in docs/tables-json.md and by `mapkit schema tables`. The same as `mapkit export --to tables`, to standard output.</source>
      <translation>Pola przylegające, sąsiadujące, przechodnie i leżące nad sobą, kroki i ich koszty, budynki, punkty dostępu, odległości marszu, a dla każdej pary widoczność z odległością i regułą. Postać opisują docs/tables-json.md i `mapkit schema tables`. To samo co `mapkit export --to tables`, tylko na standardowe wyjście.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/build.py" />
      <source>For maps of many thousands of fields: ask only about the sight of fields whose nearest points are no farther apart.</source>
      <translation>Dla map z wieloma tysiącami pól: pyta tylko o widoczność pól, których najbliższe punkty nie są dalej od siebie.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/build.py" />
      <source>Ids everywhere, for people and tests (the default), or small, for programs, or in blocks of which a program reads a part, for maps of thousands of fields.</source>
      <translation>Wszędzie id, dla ludzi i testów (expanded, domyślnie), mały plik dla programów (dense) albo bloki, z których program czyta tylko część, dla map o tysiącach pól (blocks).</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/build.py" />
      <source>One entry per line, for people and for diff.</source>
      <translation>Każda pozycja w osobnym wierszu, dla ludzi i dla diff.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/build.py" />
      <source>The same as --form dense.</source>
      <translation>To samo co --form dense.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/build.py" />
      <source>With --within, time and memory follow the pairs asked about. The tables say which these are: a pair that was not asked about is not blocked, it is not known. What is finished is kept beside the output until all is: the same command goes on from there.</source>
      <translation>Z --within czas i pamięć rosną z liczbą par, o które pytano. Tabele mówią, które to pary: para, o którą nie pytano, nie jest zasłonięta, jest nieznana. To, co gotowe, zostaje obok wyniku, aż gotowe będzie wszystko: to samo polecenie idzie dalej od tego miejsca.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/build.py" />
      <source>Write all tables of a map as JSON for a play engine.</source>
      <translation>Zapisuje wszystkie tabele mapy jako JSON dla programu do gry.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/cards.py" />
      <source>Each is 63 by 88 mm, nine to a sheet, with the field marked on the board and seen from near. These are aids for this map, not the cards of a printed game.</source>
      <translation>Każda ma 63 × 88 mm, dziewięć na arkusz, z polem zaznaczonym na planszy i z bliska. To pomoce do tej mapy, a nie karty drukowanej gry.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/cards.py" />
      <source>Print a small map for each objective and each regroup card, to be cut out.</source>
      <translation>Drukuje małą mapę dla każdego celu i każdej karty przegrupowania, do wycięcia.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/cards.py" />
      <source>Where to write the PDF. The map's id with -cards.pdf by default.</source>
      <translation>Gdzie zapisać PDF. Domyślnie id mapy z -cards.pdf.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/check.py" />
      <source>--fix repairs the file itself: it needs a file, not '-'</source>
      <translation>--fix naprawia sam plik, potrzebuje więc pliku, nie '-'</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/check.py" />
      <source>--json and --format {form} contradict each other</source>
      <translation>--json i --format {form} przeczą sobie</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/check.py" />
      <source>--watch changes no files: leave out --fix</source>
      <translation>--watch nie zmienia plików: pomiń --fix</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/check.py" />
      <source>--watch needs files, not '-'</source>
      <translation>--watch wymaga plików, nie „-”</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/check.py" />
      <source>--watch prints text for people: leave out --format {form}</source>
      <translation>--watch wypisuje tekst dla ludzi: pomiń --format {form}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/check.py" />
      <source>A FILE may also be a pattern such as 'maps/*.yaml', or a folder: then all maps and rulesets in it are checked. mapkit tells maps from rulesets by their contents.</source>
      <translation>PLIK może być też wzorcem, na przykład „maps/*.yaml”, albo folderem: wtedy sprawdzane są wszystkie mapy i zasady w nim. mapkit odróżnia mapy od zasad po zawartości.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/check.py" />
      <source>Check again whenever a file is saved.</source>
      <translation>Sprawdzaj ponownie po każdym zapisaniu pliku.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/check.py" />
      <source>Count warnings as errors in the exit code.</source>
      <translation>Dla kodu wyjścia licz ostrzeżenia jak błędy.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/check.py" />
      <source>Errors and warnings only, no notes.</source>
      <translation>Tylko błędy i ostrzeżenia, bez uwag.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/check.py" />
      <source>Find everything that is wrong in maps and rulesets.</source>
      <translation>Znajduje wszystko, co jest nie tak w mapach i zasadach.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/check.py" />
      <source>Format of the answer; text by default.</source>
      <translation>Format odpowiedzi; domyślnie tekst.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/check.py" />
      <source>Prints file:line:column, a code and what to do. The exit code is 0 for files without errors, 1 where one has errors (--strict: or warnings) and 4 where one cannot be read.</source>
      <translation>Wypisuje plik:wiersz:kolumna, kod i co zrobić. Kod wyjścia to 0, gdy pliki nie mają błędów, 1, gdy któryś ma błędy (z --strict także ostrzeżenia), i 4, gdy któregoś nie można odczytać.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/check.py" />
      <source>Repair what can be repaired safely, in the file itself.</source>
      <translation>Napraw w samym pliku to, co da się naprawić bezpiecznie.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/check.py" />
      <location filename="mapkit/cli/commands/booklet.py" />
      <location filename="mapkit/cli/commands/sight.py" />
      <location filename="mapkit/cli/commands/disputes.py" />
      <location filename="mapkit/cli/commands/suggest.py" />
      <location filename="mapkit/cli/commands/improve.py" />
      <location filename="mapkit/cli/commands/reach.py" />
      <location filename="mapkit/cli/commands/range_of.py" />
      <location filename="mapkit/cli/commands/hear.py" />
      <location filename="mapkit/cli/commands/search.py" />
      <location filename="mapkit/cli/commands/deploy.py" />
      <location filename="mapkit/cli/commands/distraction.py" />
      <location filename="mapkit/cli/commands/shotgun.py" />
      <location filename="mapkit/cli/commands/solo.py" />
      <location filename="mapkit/cli/commands/report.py" />
      <location filename="mapkit/cli/commands/simulate.py" />
      <location filename="mapkit/cli/commands/build.py" />
      <location filename="mapkit/cli/commands/export.py" />
      <location filename="mapkit/cli/commands/diff.py" />
      <source>Replace the map's answer to a question that the rulebook leaves open, for example grazing=sees. Repeatable.</source>
      <translation>Zastąp odpowiedź mapy na pytanie, które zasady zostawiają otwarte, na przykład grazing=sees. Można powtarzać.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/check.py" />
      <source>Skip files that are neither maps nor rulesets.</source>
      <translation>Pomiń pliki, które nie są ani mapami, ani zasadami.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/check.py" />
      <source>The board has to be symmetric in this way.</source>
      <translation>Plansza musi być w ten sposób symetryczna.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/check.py" />
      <source>The map is not finished: missing markers are notes.</source>
      <translation>Mapa nie jest gotowa: brakujące znaczniki to tylko uwagi.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/check.py" />
      <source>Watching; Ctrl-C ends it.</source>
      <translation>Śledzenie zmian; kończy je Ctrl-C.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/completion.py" />
      <source>Print the script that lets the Tab key complete commands and options.</source>
      <translation>Wypisuje skrypt, dzięki któremu klawisz Tab uzupełnia polecenia i opcje.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/compose.py" />
      <source>Cards lie at positions of a grid, turned by quarter turns and mirrored; elements on top change the kind and the attributes of a field. Fields are called after their card: c3.b2.</source>
      <translation>Karty leżą na miejscach siatki, obrócone o ćwiartki i odbite; elementy na nich zmieniają rodzaj i cechy pola. Pola nazywają się według swojej karty: c3.b2.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/compose.py" />
      <source>Complete half a layout, by a half turn or by swapping left and right.</source>
      <translation>Uzupełnia połowę układu, obrotem o połowę albo zamianą lewej i prawej strony.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/compose.py" />
      <source>LAYOUT</source>
      <translation>UKŁAD</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/compose.py" />
      <source>Lay a board of cards, each a map of its own, as LAYOUT says.</source>
      <translation>Układa planszę z kart, z których każda jest osobną mapą, jak mówi LAYOUT.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/compose.py" />
      <location filename="mapkit/cli/commands/import_map.py" />
      <location filename="mapkit/cli/commands/trace.py" />
      <location filename="mapkit/cli/commands/template.py" />
      <location filename="mapkit/cli/commands/edit.py" />
      <location filename="mapkit/cli/commands/draw.py" />
      <location filename="mapkit/cli/commands/booklet.py" />
      <location filename="mapkit/cli/commands/cards.py" />
      <location filename="mapkit/cli/commands/sight.py" />
      <location filename="mapkit/cli/commands/disputes.py" />
      <location filename="mapkit/cli/commands/suggest.py" />
      <location filename="mapkit/cli/commands/improve.py" />
      <location filename="mapkit/cli/commands/reach.py" />
      <location filename="mapkit/cli/commands/range_of.py" />
      <location filename="mapkit/cli/commands/hear.py" />
      <location filename="mapkit/cli/commands/search.py" />
      <location filename="mapkit/cli/commands/deploy.py" />
      <location filename="mapkit/cli/commands/distraction.py" />
      <location filename="mapkit/cli/commands/shotgun.py" />
      <location filename="mapkit/cli/commands/solo.py" />
      <location filename="mapkit/cli/commands/report.py" />
      <location filename="mapkit/cli/commands/simulate.py" />
      <location filename="mapkit/cli/commands/build.py" />
      <location filename="mapkit/cli/commands/export.py" />
      <location filename="mapkit/cli/commands/diff.py" />
      <source>MAP</source>
      <translation>MAPA</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/compose.py" />
      <location filename="mapkit/cli/commands/template.py" />
      <location filename="mapkit/cli/commands/check.py" />
      <location filename="mapkit/cli/commands/draw.py" />
      <location filename="mapkit/cli/commands/booklet.py" />
      <location filename="mapkit/cli/commands/cards.py" />
      <location filename="mapkit/cli/commands/sight.py" />
      <location filename="mapkit/cli/commands/disputes.py" />
      <location filename="mapkit/cli/commands/suggest.py" />
      <location filename="mapkit/cli/commands/improve.py" />
      <location filename="mapkit/cli/commands/reach.py" />
      <location filename="mapkit/cli/commands/range_of.py" />
      <location filename="mapkit/cli/commands/hear.py" />
      <location filename="mapkit/cli/commands/search.py" />
      <location filename="mapkit/cli/commands/deploy.py" />
      <location filename="mapkit/cli/commands/distraction.py" />
      <location filename="mapkit/cli/commands/shotgun.py" />
      <location filename="mapkit/cli/commands/solo.py" />
      <location filename="mapkit/cli/commands/report.py" />
      <location filename="mapkit/cli/commands/simulate.py" />
      <location filename="mapkit/cli/commands/build.py" />
      <location filename="mapkit/cli/commands/export.py" />
      <location filename="mapkit/cli/commands/diff.py" />
      <source>Open what a map or a layout names outside its own folder: rulesets, pictures, cards.</source>
      <translation>Otwiera to, co mapa lub układ podaje poza swoim folderem: zasady, obrazy, karty.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/compose.py" />
      <source>Print the cards too, each as often as the layout has it: a PDF to cut apart.</source>
      <translation>Drukuje też karty, każdą tyle razy, ile razy leży w układzie: PDF do rozcięcia.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/compose.py" />
      <source>Print what lies on the cards too: a PDF of pieces to cut out, one for each element.</source>
      <translation>Drukuje też to, co leży na kartach: PDF z żetonami do wycięcia, po jednym na element.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/compose.py" />
      <source>The map to write; - is standard output.</source>
      <translation>Mapa do zapisania; - to standardowe wyjście.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/compose.py" />
      <source>The paper of the cards and the pieces.</source>
      <translation>Papier kart i żetonów.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/compose.py" />
      <source>two outputs have one name: give each its own</source>
      <translation>dwa pliki wyjściowe mają tę samą nazwę: nadaj każdemu własną</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/compose.py" />
      <location filename="mapkit/cli/commands/edit.py" />
      <location filename="mapkit/cli/output.py" />
      <source>wrote {path}</source>
      <translation>zapisano: {path}</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/commands/compose.py" />
      <source>{n} card(s), {fields} fields</source>
      <translation>
        <numerusform>{n} karta, {fields} pól</numerusform>
        <numerusform>{n} karty, {fields} pól</numerusform>
        <numerusform>{n} kart, {fields} pól</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/compose.py" />
      <source>{path} has errors</source>
      <translation>{path} ma błędy</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/compose.py" />
      <source>{path} has no cards yet</source>
      <translation>{path} nie ma jeszcze kart</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/deploy.py" />
      <location filename="mapkit/cli/commands/distraction.py" />
      <location filename="mapkit/cli/commands/solo.py" />
      <source>A defender stands there. Repeatable.</source>
      <translation>Stoi tam obrońca. Można powtarzać.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/deploy.py" />
      <location filename="mapkit/cli/commands/solo.py" />
      <source>SQUAD</source>
      <translation>ODDZIAŁ</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/deploy.py" />
      <source>Show where an officer or a soldier of SQUAD may be deployed.</source>
      <translation>Mówi, gdzie można rozmieścić oficera albo żołnierza oddziału ODDZIAŁ.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/deploy.py" />
      <source>The officer may be anywhere (Radio Operator).</source>
      <translation>Oficer może być gdziekolwiek (karta Radio Operator).</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/deploy.py" />
      <source>Where the squad's officer stands; a soldier is deployed beside him.</source>
      <translation>Gdzie stoi oficer oddziału; żołnierza rozmieszcza się obok niego.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/diff.py" />
      <source>Compare what is drawn, not the answers.</source>
      <translation>Porównaj tylko rysunek, nie odpowiedzi.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/diff.py" />
      <source>Draw the borders of both maps, with --match shapes; the ending gives the format.</source>
      <translation>Narysuj granice obu map, z --match shapes; format podaje rozszerzenie.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/diff.py" />
      <source>Nothing changed.</source>
      <translation>Nic się nie zmieniło.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/diff.py" />
      <source>Show which fields, relations and sight answers changed between two versions of a map.</source>
      <translation>Mówi, które pola, relacje i odpowiedzi o widoczności zmieniły się między dwiema wersjami mapy.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/diff.py" />
      <source>The exit code is 0 where nothing changed and 1 where something did. Maps with errors can only be compared with --no-tables.</source>
      <translation>Kod wyjścia to 0, gdy nic się nie zmieniło, i 1, gdy coś się zmieniło. Mapy z błędami można porównać tylko z --no-tables.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/diff.py" />
      <source>Which fields are the same: of one id; or, in two tracings, those that overlap most.</source>
      <translation>Które pola są te same: o tym samym id albo, w dwóch odrysowaniach, te, które najbardziej się pokrywają.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/diff.py" />
      <source>With --match shapes the maps are two tracings of one board: fields are matched by what they cover, whatever their ids, and it tells how far borders are apart.</source>
      <translation>Z --match shapes mapy są dwoma odrysowaniami jednej planszy: pola dopasowuje się według tego, co zajmują, bez względu na id, i podaje się, o ile różnią się granice.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/diff.py" />
      <source>only two tracings have a picture: add --match shapes</source>
      <translation>obraz mają tylko dwa odrysowania: dodaj --match shapes</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/disputes.py" />
      <source>At most this many, nearest first.</source>
      <translation>Najwyżej tyle, najbliższe najpierw.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/disputes.py" />
      <source>Each entry gives both answers. Redraw these places before printing: sight or distance there depends on a line of no width, or on less than the map's tolerance.</source>
      <translation>Przy każdej pozycji podane są obie odpowiedzi. Takie miejsca warto przed drukiem przerysować: widoczność lub odległość zależy tam od linii bez szerokości albo od mniej niż tolerancja mapy.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/disputes.py" />
      <source>How far a drawn point may be off, in mm, instead of what the map says.</source>
      <translation>O ile mm może odbiegać narysowany punkt, zamiast tego, co mówi mapa.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/disputes.py" />
      <location filename="mapkit/cli/commands/odds.py" />
      <location filename="mapkit/cli/commands/improve.py" />
      <location filename="mapkit/cli/commands/reach.py" />
      <location filename="mapkit/cli/commands/solo.py" />
      <location filename="mapkit/cli/commands/simulate.py" />
      <source>INTEGER RANGE</source>
      <translation>LICZBA CAŁKOWITA</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/disputes.py" />
      <source>List the pairs of fields whose answer is disputed, by the corner, edge or beam in question.</source>
      <translation>Wypisuje pary pól, których odpowiedź jest sporna, według rogu, krawędzi lub wiązki, która o niej decyduje.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/disputes.py" />
      <source>Only disputes about sight itself, or only about distance.</source>
      <translation>Tylko spory o samą widoczność (sight) albo tylko o odległość (distance).</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/disputes.py" />
      <source>{n} more calls are not listed (--limit {limit}).</source>
      <translation>Niewypisanych zostaje: {n} (--limit {limit}).</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/distraction.py" />
      <source>It moves as far as a defender does; each field is listed with its shot distance.</source>
      <translation>Idzie tak daleko jak obrońca; przy każdym polu podana jest odległość strzału.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/distraction.py" />
      <source>SNIPER</source>
      <translation>SNAJPER</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/distraction.py" />
      <source>Show where the unit on UNIT may end when distracted: in sight of the sniper on SNIPER.</source>
      <translation>Mówi, gdzie może skończyć odciągnięta jednostka z pola JEDNOSTKA: na widoku snajpera na polu SNAJPER.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/draw.py" />
      <source>Colour the fields by a number of `mapkit report`: exposure, starts, ways, hearing, room.</source>
      <translation>Koloruje pola według jednej z liczb `mapkit report` (exposure, starts, ways, hearing, room).</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/draw.py" />
      <source>Colours and materials of the picture; board by default.</source>
      <translation>Kolory i materiały obrazu; domyślnie board.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/draw.py" />
      <source>Divide the board over sheets of paper at its true size, in one PDF.</source>
      <translation>Podziel planszę w rzeczywistym rozmiarze na arkusze papieru, w jednym pliku PDF.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/draw.py" />
      <source>Dots per inch of a png, jpg or webp.</source>
      <translation>Punktów na cal dla png, jpg lub webp.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/draw.py" />
      <source>Draw the board as a picture, or the small map that the sniper keeps.</source>
      <translation>Rysuje planszę jako obraz albo małą ukrytą planszę snajpera.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/draw.py" />
      <source>Draw what is printed on the fields.</source>
      <translation>Rysuj to, co jest na polach nadrukowane.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/draw.py" />
      <source>Explain the symbols.</source>
      <translation>Objaśnij symbole w legendzie.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/draw.py" />
      <source>Fit the picture on a sheet of paper; a5 by default for the secret map.</source>
      <translation>Zmieść obraz na arkuszu papieru; dla tajnej mapy domyślnie a5.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/draw.py" />
      <source>Format, if the file's ending does not give it.</source>
      <translation>Format, gdy nie określa go końcówka nazwy pliku.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/draw.py" />
      <source>MEASURE</source>
      <translation>MIARA</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/draw.py" />
      <source>Mark what `mapkit check` finds.</source>
      <translation>Zaznacz to, co znajduje `mapkit check`.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/draw.py" />
      <source>The sniper's small map: light, for print.</source>
      <translation>Mała ukryta plansza snajpera: jasna, do druku.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/draw.py" />
      <source>What to write on the fields.</source>
      <translation>Co napisać na polach.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/draw.py" />
      <source>Where to write; the ending gives the format. The map's id with .png by default.</source>
      <translation>Dokąd zapisać; format wynika z końcówki nazwy. Domyślnie id mapy z .png.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/draw.py" />
      <source>Write nothing on the fields.</source>
      <translation>Nic nie pisz na polach.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/draw.py" />
      <source>a heat map stands alone: leave out --secret, --problems and --sheets</source>
      <translation>mapa miar stoi sama: pomiń --secret, --problems i --sheets</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/draw.py" />
      <source>standard output has no ending that gives the format: add --format svg</source>
      <translation>standardowe wyjście nie ma końcówki, z której wynika format: dodaj --format svg</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/draw.py" />
      <source>the secret map has one look: leave out --look or --secret</source>
      <translation>ukryta plansza ma tylko jeden wygląd: pomiń --look albo --secret</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/draw.py" />
      <source>the secret map shows no problems: leave out --problems or --secret</source>
      <translation>ukryta plansza nie pokazuje problemów: pomiń --problems albo --secret</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/edit.py" />
      <source>Add mapkit to the desktop's menu of programs, and open no window.</source>
      <translation>Dodaj mapkit do menu programów i nie otwieraj okna.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/edit.py" />
      <source>Open the editor: draw a board and see its sightlines.</source>
      <translation>Otwiera edytor: rysuj planszę i patrz, kto kogo widzi.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/edit.py" />
      <source>Without MAP it opens the map of the last session, or the start page. A map that ships with mapkit opens as a copy.</source>
      <translation>Bez MAPY otwiera mapę ostatniej sesji albo stronę startową. Mapa dołączona do mapkit otwiera się jako kopia.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/export.py" />
      <source>One of `mapkit formats`; if left out, the ending of FILE decides.</source>
      <translation>Jeden z `mapkit formats`; gdy go brak, decyduje końcówka nazwy PLIKU.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/export.py" />
      <source>Where to write; - is standard output. Named after MAP by default. For a format of several files a folder, or a name that ends in .zip.</source>
      <translation>Gdzie zapisać; - to standardowe wyjście. Domyślnie nazwane jak MAPA. Dla formatu z kilku plików folder albo nazwa z końcówką .zip.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/export.py" />
      <source>Write a map in another format: for a play engine, or as a picture.</source>
      <translation>Zapisuje mapę w innym formacie: dla programu do gry albo jako obraz.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/export.py" />
      <source>a picture of the board shows no tables: leave out --partial and --choice</source>
      <translation>obraz planszy nie pokazuje tabel: pomiń --partial i --choice</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/export.py" />
      <source>no format has the ending .{ending}</source>
      <translation>żaden format nie ma końcówki .{ending}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/export.py" />
      <source>none (see the README)</source>
      <translation>żaden (zobacz README)</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/export.py" />
      <source>several formats have the ending .{ending}</source>
      <translation>końcówkę .{ending} ma kilka formatów</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/export.py" />
      <source>there is no format {name!r}; there are: {known}</source>
      <translation>nie ma formatu {name!r}; są: {known}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/export.py" />
      <source>which format? --to FORMAT; there are: {known}</source>
      <translation>jaki format? --to FORMAT; są: {known}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/export.py" />
      <source>{problem}: --to FORMAT; there are: {known}</source>
      <translation>{problem}: --to FORMAT; są: {known}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/formats.py" />
      <source>Exporters and picture back ends may come from other packages; one that does not load is named on standard error and is missing from the list.</source>
      <translation>Eksportery i moduły obrazów mogą pochodzić z innych pakietów; ten, który się nie wczyta, jest podany na wyjściu błędów i brak go na liście.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/formats.py" />
      <source>List the formats that are read and written, with the options of `mapkit export`.</source>
      <translation>Wypisuje formaty czytane i zapisywane, z opcjami dla `mapkit export`.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/formats.py" />
      <source>leaves out: {what}</source>
      <translation>pomija: {what}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/formats.py" />
      <source>picture: draw, export --to {name}, --picture</source>
      <translation>obraz: draw, export --to {name}, --picture</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/formats.py" />
      <source>read and written by every command; `mapkit schema map`</source>
      <translation>czytają i zapisują go wszystkie polecenia; `mapkit schema map`</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/formats.py" />
      <source>read by `mapkit import`</source>
      <translation>czyta go `mapkit import`</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/formats.py" />
      <source>read by `mapkit import`: {summary}</source>
      <translation>czyta `mapkit import`: {summary}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/hear.py" />
      <source>A unit stands there: show whether it hears the move. Repeatable.</source>
      <translation>Stoi tam jednostka: powiedz, czy słyszy ruch. Można powtarzać.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/hear.py" />
      <source>PATH</source>
      <translation>DROGA</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/hear.py" />
      <source>PATH is the field it leaves, the fields it crosses and the field it reaches, one argument each or joined by &gt; or -&gt; in one. The exit code is 1 where the rules forbid the move.</source>
      <translation>DROGA to pole, z którego wychodzi, pola, przez które idzie, i pole, do którego dochodzi: każde jako osobny argument albo w jednym, połączone przez &gt; lub -&gt;. Kod wyjścia to 1, gdy zasady zabraniają ruchu.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/hear.py" />
      <source>Show who hears a figure move along PATH, and whether the rules allow the move.</source>
      <translation>Mówi, kto słyszy ruch figurki po DRODZE i czy zasady na ten ruch pozwalają.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/hear.py" />
      <source>The figure comes from off the board onto the first field.</source>
      <translation>Figurka wchodzi na pierwsze pole spoza planszy.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/hear.py" />
      <source>Who moves.</source>
      <translation>Kto idzie.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/import_map.py" />
      <source> (measured; --join sets it)</source>
      <translation> (zmierzone; ustawia --join)</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/import_map.py" />
      <source>By how much borders may be simplified, and the map's tolerance.</source>
      <translation>O ile wolno uprościć granice; zarazem tolerancja mapy.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/import_map.py" />
      <source>FILE is in one of the formats that `mapkit formats` lists as read; a folder counts as one file, and - stands for standard input. What the map does not have is listed on standard error.</source>
      <translation>PLIK jest w jednym z formatów, które `mapkit formats` wymienia jako czytane; folder liczy się jako jeden plik, a - oznacza standardowe wejście. To, czego mapa nie ma, wypisuje się na standardowe wyjście błędów.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/import_map.py" />
      <location filename="mapkit/cli/commands/draw.py" />
      <source>FLOAT RANGE</source>
      <translation>LICZBA</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/import_map.py" />
      <location filename="mapkit/cli/commands/export.py" />
      <source>FORMAT</source>
      <translation>FORMAT</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/import_map.py" />
      <source>How many mm a unit of the drawing is.</source>
      <translation>Ile mm ma jednostka rysunku.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/import_map.py" />
      <source>One of `mapkit formats`; if left out, what FILE holds decides.</source>
      <translation>Jeden z `mapkit formats`; gdy brak, decyduje zawartość PLIKU.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/import_map.py" />
      <location filename="mapkit/cli/commands/export.py" />
      <source>Set an option of the format, as `mapkit formats` lists them. Repeatable.</source>
      <translation>Ustaw opcję formatu, jak podaje je `mapkit formats`. Można powtarzać.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/import_map.py" />
      <source>Turn a file of another program into a map file.</source>
      <translation>Zamień plik innego programu na plik mapy.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/import_map.py" />
      <source>Up to which distance borders of neighbours become one; measured in the drawing if left out.</source>
      <translation>Do jakiej odległości granice sąsiadów stają się jedną; bez podania mierzone na rysunku.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/import_map.py" />
      <location filename="mapkit/cli/commands/template.py" />
      <location filename="mapkit/cli/commands/check.py" />
      <location filename="mapkit/cli/commands/booklet.py" />
      <location filename="mapkit/cli/commands/sight.py" />
      <location filename="mapkit/cli/commands/disputes.py" />
      <location filename="mapkit/cli/commands/suggest.py" />
      <location filename="mapkit/cli/commands/improve.py" />
      <location filename="mapkit/cli/commands/reach.py" />
      <location filename="mapkit/cli/commands/range_of.py" />
      <location filename="mapkit/cli/commands/hear.py" />
      <location filename="mapkit/cli/commands/search.py" />
      <location filename="mapkit/cli/commands/deploy.py" />
      <location filename="mapkit/cli/commands/distraction.py" />
      <location filename="mapkit/cli/commands/shotgun.py" />
      <location filename="mapkit/cli/commands/solo.py" />
      <location filename="mapkit/cli/commands/report.py" />
      <location filename="mapkit/cli/commands/simulate.py" />
      <location filename="mapkit/cli/commands/build.py" />
      <location filename="mapkit/cli/commands/export.py" />
      <location filename="mapkit/cli/commands/diff.py" />
      <source>VALUE</source>
      <translation>WARTOŚĆ</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/import_map.py" />
      <source>Width and height of the drawing on the board, in mm.</source>
      <translation>Szerokość i wysokość rysunku na planszy, w mm.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/import_map.py" />
      <location filename="mapkit/cli/commands/build.py" />
      <source>Write to a file instead of standard output.</source>
      <translation>Zapisz do pliku zamiast na standardowe wyjście.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/import_map.py" />
      <source>borders up to {join} mm apart became one{measured}: {area} mm² closed, none moved by more than {moved} mm</source>
      <translation>granice oddalone do {join} mm stały się jedną{measured}: zamknięto {area} mm², żadna nie przesunęła się o więcej niż {moved} mm</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/commands/import_map.py" />
      <source>holes made for {n} field(s) within others</source>
      <translation>
        <numerusform>otwory dla {n} pola wewnątrz innych</numerusform>
        <numerusform>otwory dla {n} pól wewnątrz innych</numerusform>
        <numerusform>otwory dla {n} pól wewnątrz innych</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/commands/import_map.py" />
      <source>left out: {n} more thing(s)</source>
      <translation>
        <numerusform>pominięto: {n} kolejną rzecz</numerusform>
        <numerusform>pominięto: {n} kolejne rzeczy</numerusform>
        <numerusform>pominięto: {n} kolejnych rzeczy</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/import_map.py" />
      <source>left out: {what}</source>
      <translation>pominięto: {what}</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/commands/import_map.py" />
      <source>look at: {n} more place(s)</source>
      <translation>
        <numerusform>sprawdź: jeszcze {n} miejsce</numerusform>
        <numerusform>sprawdź: jeszcze {n} miejsca</numerusform>
        <numerusform>sprawdź: jeszcze {n} miejsc</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/import_map.py" />
      <source>look at: {what}</source>
      <translation>sprawdź: {what}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/import_map.py" />
      <location filename="mapkit/mapfile/source.py" />
      <source>the input is too large for a map (more than {most} MB)</source>
      <translation>dane wejściowe są za duże jak na mapę (ponad {most} MB)</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/improve.py" />
      <location filename="mapkit/cli/commands/report.py" />
      <location filename="mapkit/cli/commands/simulate.py" />
      <source>ADDRESS</source>
      <translation>ADRES</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/improve.py" />
      <source>DIR</source>
      <translation>FOLDER</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/improve.py" />
      <source>GOAL</source>
      <translation>CEL</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/improve.py" />
      <source>Go on with the search of that folder.</source>
      <translation>Kontynuuj wyszukiwanie z tego folderu.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/improve.py" />
      <source>How many are tried at most.</source>
      <translation>Ile najwyżej zostanie wypróbowanych.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/improve.py" />
      <source>How many drafts are written at most.</source>
      <translation>Ile najwyżej projektów zostanie zapisanych.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/improve.py" />
      <location filename="mapkit/cli/commands/simulate.py" />
      <source>How many processes; one for each core by default.</source>
      <translation>Ile procesów; domyślnie jeden na każdy rdzeń.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/improve.py" />
      <source>Search for drafts of a map that are nearer to a goal.</source>
      <translation>Szuka projektów mapy, które są bliżej celu.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/improve.py" />
      <source>Search on the workers of a Dask scheduler, such as tcp://host:8786.</source>
      <translation>Szukać na procesach roboczych planisty Dask, na przykład tcp://host:8786.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/improve.py" />
      <source>The best drafts are written as maps, each with its report. Nothing is overwritten. What is finished is kept; --resume goes on there. Ctrl-C ends the search and writes what was found. The exit code is 1 where no draft reaches the goal.</source>
      <translation>Najlepsze projekty są zapisywane jako mapy, każdy ze swoim raportem. Nic nie jest nadpisywane. To, co gotowe, zostaje; --resume kontynuuje od tego miejsca. Ctrl-C kończy szukanie i zapisuje, co znaleziono. Kod wyjścia to 1, jeśli żaden projekt nie osiąga celu.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/improve.py" />
      <source>The folder for the drafts.</source>
      <translation>Folder na projekty.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/improve.py" />
      <source>The same seed gives the same drafts.</source>
      <translation>To samo ziarno daje te same projekty.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/improve.py" />
      <source>Vertices, doors, walls and markers move within bounds. A goal is no-disputes (no verdict is disputed), equal-exposure=N (the objectives are seen from about as many fields, N apart at most), turns=6-9 (the sniper takes 6 to 9 turns to each objective), or a sum of these.</source>
      <translation>Wierzchołki, drzwi, ściany i znaczniki przesuwają się w podanych granicach. Cel to no-disputes (żaden werdykt nie jest sporny), equal-exposure=N (cele widać z podobnej liczby pól, z różnicą najwyżej N), turns=6-9 (snajper potrzebuje do każdego celu od 6 do 9 tur) albo suma tych celów.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/improve.py" />
      <source>What may move and how far; vertices by 4 tolerances without it.</source>
      <translation>Co może się przesuwać i jak daleko; bez niego wierzchołki o 4 tolerancje.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/improve.py" />
      <source>no-disputes, equal-exposure=N, turns=LOW-HIGH; several joined by +, weights before *.</source>
      <translation>no-disputes, equal-exposure=N, turns=OD-DO; kilka połączonych znakiem +, wagi przed *.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/improve.py" />
      <source>variants</source>
      <translation>warianty</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/improve.py" />
      <source>what is finished is kept; --resume goes on there</source>
      <translation>to, co gotowe, zostaje; --resume kontynuuje od tego miejsca</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/improve.py" />
      <source>{path} cannot be used: {reason}</source>
      <translation>nie można użyć {path}: {reason}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/improve.py" />
      <source>{path} is not empty; name another folder, or go on with --resume</source>
      <translation>folder {path} nie jest pusty; podaj inny albo kontynuuj z --resume</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <source>--{name} {why}</source>
      <translation>--{name} {why}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <source>A ruleset that ships; of grids skirmish_wars.</source>
      <translation>Dostarczane zasady; dla siatek skirmish_wars.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <source>COLUMNS</source>
      <translation>KOLUMNY</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <source>Copy a map that comes with mapkit.</source>
      <translation>Skopiuj mapę dołączoną do mapkit.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <source>Copy the ruleset that comes with mapkit, with its comments.</source>
      <translation>Skopiuj zasady dołączone do mapkit, razem z komentarzami.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <source>Divide the fields among the sectors.</source>
      <translation>Podziel pola między sektory.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <location filename="mapkit/cli/commands/compose.py" />
      <location filename="mapkit/cli/commands/import_map.py" />
      <location filename="mapkit/cli/commands/trace.py" />
      <location filename="mapkit/cli/commands/template.py" />
      <location filename="mapkit/cli/commands/check.py" />
      <location filename="mapkit/cli/commands/draw.py" />
      <location filename="mapkit/cli/commands/booklet.py" />
      <location filename="mapkit/cli/commands/cards.py" />
      <location filename="mapkit/cli/commands/sight.py" />
      <location filename="mapkit/cli/commands/disputes.py" />
      <location filename="mapkit/cli/commands/suggest.py" />
      <location filename="mapkit/cli/commands/improve.py" />
      <location filename="mapkit/cli/commands/reach.py" />
      <location filename="mapkit/cli/commands/range_of.py" />
      <location filename="mapkit/cli/commands/hear.py" />
      <location filename="mapkit/cli/commands/search.py" />
      <location filename="mapkit/cli/commands/deploy.py" />
      <location filename="mapkit/cli/commands/distraction.py" />
      <location filename="mapkit/cli/commands/shotgun.py" />
      <location filename="mapkit/cli/commands/solo.py" />
      <location filename="mapkit/cli/commands/report.py" />
      <location filename="mapkit/cli/commands/simulate.py" />
      <location filename="mapkit/cli/commands/build.py" />
      <location filename="mapkit/cli/commands/export.py" />
      <location filename="mapkit/cli/commands/diff.py" />
      <source>FILE</source>
      <translation>PLIK</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <source>FILE may be - for standard output. Its first line names a schema, with which text editors complete the file: `mapkit schema map &gt; map.schema.json` writes it beside the map, and `mapkit schema ruleset &gt; ruleset.schema.json` beside a ruleset.</source>
      <translation>PLIK może być - dla standardowego wyjścia. Jego pierwszy wiersz podaje schemat, według którego edytory tekstu uzupełniają plik: `mapkit schema map &gt; map.schema.json` zapisuje go obok mapy, a `mapkit schema ruleset &gt; ruleset.schema.json` obok zasad.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <source>Fields per row.</source>
      <translation>Pól w rzędzie.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <source>From side to opposite side of a cell.</source>
      <translation>Od boku do przeciwległego boku komórki.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <location filename="mapkit/cli/commands/trace.py" />
      <location filename="mapkit/cli/commands/template.py" />
      <source>HEIGHT</source>
      <translation>WYSOKOŚĆ</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <source>Hexagons with a side at the top, not a corner.</source>
      <translation>Sześciokąty z bokiem u góry, a nie z rogiem.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <source>Hexagons.</source>
      <translation>Sześciokąty.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <location filename="mapkit/cli/commands/simulate.py" />
      <source>INTEGER</source>
      <translation>LICZBA CAŁKOWITA</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <location filename="mapkit/cli/commands/trace.py" />
      <source>Its id; the file's name by default.</source>
      <translation>Jej id; domyślnie nazwa pliku.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <location filename="mapkit/cli/commands/trace.py" />
      <source>Its name.</source>
      <translation>Jej nazwa.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <source>List the maps that come with mapkit.</source>
      <translation>Wypisz mapy dołączone do mapkit.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <location filename="mapkit/cli/commands/import_map.py" />
      <location filename="mapkit/cli/commands/disputes.py" />
      <location filename="mapkit/cli/commands/suggest.py" />
      <location filename="mapkit/cli/commands/build.py" />
      <source>MM</source>
      <translation>MM</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <location filename="mapkit/cli/commands/import_map.py" />
      <location filename="mapkit/cli/commands/template.py" />
      <location filename="mapkit/cli/commands/check.py" />
      <location filename="mapkit/cli/commands/booklet.py" />
      <location filename="mapkit/cli/commands/sight.py" />
      <location filename="mapkit/cli/commands/disputes.py" />
      <location filename="mapkit/cli/commands/odds.py" />
      <location filename="mapkit/cli/commands/suggest.py" />
      <location filename="mapkit/cli/commands/improve.py" />
      <location filename="mapkit/cli/commands/reach.py" />
      <location filename="mapkit/cli/commands/range_of.py" />
      <location filename="mapkit/cli/commands/hear.py" />
      <location filename="mapkit/cli/commands/search.py" />
      <location filename="mapkit/cli/commands/deploy.py" />
      <location filename="mapkit/cli/commands/distraction.py" />
      <location filename="mapkit/cli/commands/shotgun.py" />
      <location filename="mapkit/cli/commands/solo.py" />
      <location filename="mapkit/cli/commands/report.py" />
      <location filename="mapkit/cli/commands/simulate.py" />
      <location filename="mapkit/cli/commands/build.py" />
      <location filename="mapkit/cli/commands/export.py" />
      <location filename="mapkit/cli/commands/diff.py" />
      <source>NAME</source>
      <translation>NAZWA</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <source>No fields at all.</source>
      <translation>Bez pól.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <source>Number of rows.</source>
      <translation>Liczba rzędów.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <source>Of all cells of a grid.</source>
      <translation>Wszystkich komórek siatki.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <location filename="mapkit/cli/commands/compose.py" />
      <location filename="mapkit/cli/commands/import_map.py" />
      <location filename="mapkit/cli/commands/trace.py" />
      <location filename="mapkit/cli/commands/draw.py" />
      <location filename="mapkit/cli/commands/booklet.py" />
      <location filename="mapkit/cli/commands/cards.py" />
      <location filename="mapkit/cli/commands/sight.py" />
      <location filename="mapkit/cli/commands/disputes.py" />
      <location filename="mapkit/cli/commands/suggest.py" />
      <location filename="mapkit/cli/commands/reach.py" />
      <location filename="mapkit/cli/commands/range_of.py" />
      <location filename="mapkit/cli/commands/hear.py" />
      <location filename="mapkit/cli/commands/search.py" />
      <location filename="mapkit/cli/commands/deploy.py" />
      <location filename="mapkit/cli/commands/distraction.py" />
      <location filename="mapkit/cli/commands/shotgun.py" />
      <location filename="mapkit/cli/commands/solo.py" />
      <location filename="mapkit/cli/commands/report.py" />
      <location filename="mapkit/cli/commands/simulate.py" />
      <location filename="mapkit/cli/commands/build.py" />
      <location filename="mapkit/cli/commands/export.py" />
      <location filename="mapkit/cli/commands/diff.py" />
      <source>Overwrite the output file if it exists.</source>
      <translation>Nadpisz plik wyjściowy, jeśli istnieje.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <source>ROWS</source>
      <translation>WIERSZE</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <source>Square cells, for a board or a card.</source>
      <translation>Kwadratowe komórki, na planszę albo kartę.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <source>Start a map file: rows of equal fields, a grid, an empty board, or a copy of an example.</source>
      <translation>Zakłada plik mapy: rzędy równych pól, siatkę, pustą planszę albo kopię przykładu.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <location filename="mapkit/cli/commands/trace.py" />
      <location filename="mapkit/cli/commands/draw.py" />
      <location filename="mapkit/cli/commands/reach.py" />
      <location filename="mapkit/cli/commands/hear.py" />
      <location filename="mapkit/cli/commands/solo.py" />
      <source>TEXT</source>
      <translation>TEKST</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <location filename="mapkit/cli/commands/trace.py" />
      <location filename="mapkit/cli/commands/template.py" />
      <source>WIDTH</source>
      <translation>SZEROKOŚĆ</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <location filename="mapkit/cli/commands/trace.py" />
      <source>Width and height in mm.</source>
      <translation>Szerokość i wysokość w mm.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <source>With --ruleset, start a ruleset of your own; a map names it with ruleset: ./my-rules.yaml.</source>
      <translation>Z --ruleset zaczyna własne zasady; mapa podaje je wierszem ruleset: ./my-rules.yaml.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <source>does not go with a grid</source>
      <translation>nie pasuje do siatki</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <source>give --grid or --hexes, not both</source>
      <translation>podaj --grid albo --hexes, nie oba</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <source>is for hexagons: needs --hexes</source>
      <translation>jest dla sześciokątów: wymaga --hexes</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <source>is for maps: leave it out with --ruleset</source>
      <translation>jest dla map: pomiń to przy --ruleset</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <source>needs --grid or --hexes</source>
      <translation>wymaga --grid albo --hexes</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <source>{text!r} is not a number of cells: write 6x6, columns first</source>
      <translation>{text!r} nie jest liczbą komórek: napisz 6x6, najpierw kolumny</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/odds.py" />
      <source>'{value}' is no bag; write {example}</source>
      <translation>„{value}” to nie woreczek; napisz {example}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/odds.py" />
      <source>A ruleset that ships, or the path of one.</source>
      <translation>Dołączone zasady albo ścieżka do własnych.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/odds.py" />
      <source>Only draws of so many tokens.</source>
      <translation>Tylko ciągnienia tylu żetonów.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/odds.py" />
      <source>Only shots over this distance.</source>
      <translation>Tylko strzały na tę odległość.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/odds.py" />
      <source>TOKENS</source>
      <translation>ŻETONY</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/odds.py" />
      <source>Tell how often a shot hits, misses by recoil, and reveals the shooter.</source>
      <translation>Mówi, jak często strzał trafia, chybia przez odrzut i zdradza strzelca.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/odds.py" />
      <source>The chances are counted exactly, for each number of tokens that is drawn. Without --bag, the bag is that of the start of the game.</source>
      <translation>Szanse liczy się dokładnie, dla każdej liczby ciągniętych żetonów. Bez --bag jest to woreczek z początku gry.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/odds.py" />
      <source>What is in it, as TYPE=NUMBER,...</source>
      <translation>Co w nim jest, jako RODZAJ=LICZBA,...</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/odds.py" />
      <source>no such shot can be made: a shot draws at least as many tokens as its distance, and no more than the bag holds</source>
      <translation>taki strzał nie jest możliwy: ciągnie się co najmniej tyle żetonów, ile wynosi odległość, i najwyżej tyle, ile jest w woreczku</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/odds.py" />
      <source>the ruleset {name} has no bag of tokens</source>
      <translation>zasady {name} nie mają woreczka żetonów</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/odds.py" />
      <source>{name} cannot be read: {why}</source>
      <translation>{name} nie da się odczytać: {why}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/range_of.py" />
      <source>STEPS</source>
      <translation>KROKI</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/range_of.py" />
      <source>Show the fields that are STEPS away from FIELD, such as 1 or 2-3, on a grid.</source>
      <translation>Pokazuje pola oddalone na siatce od FIELD o STEPS kroków, na przykład 1 albo 2-3.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/range_of.py" />
      <source>Steps go over the sides of fields, never over a corner, whatever the fields are.</source>
      <translation>Kroki prowadzą przez boki pól, nigdy przez róg, jakiekolwiek to pola.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/range_of.py" />
      <source>{text!r} is not a range: write 1, or 2-3</source>
      <translation>{text!r} nie jest zasięgiem: napisz 1 albo 2-3</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/reach.py" />
      <source>A defender stands there: the sniper cannot enter; defenders can pass but not stop. In other games any unit. Repeatable.</source>
      <translation>Stoi tam obrońca: snajper nie może wejść, obrońcy przechodzą, ale się nie zatrzymują. W innych grach dowolna jednostka. Można powtarzać.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/reach.py" />
      <location filename="mapkit/cli/commands/range_of.py" />
      <location filename="mapkit/cli/commands/hear.py" />
      <location filename="mapkit/cli/commands/deploy.py" />
      <location filename="mapkit/cli/commands/distraction.py" />
      <location filename="mapkit/cli/commands/solo.py" />
      <source>FIELD</source>
      <translation>POLE</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/reach.py" />
      <source>Fields it may move, or points it may spend, if not as many as usual.</source>
      <translation>O ile pól może się ruszyć albo ile punktów wydać, jeśli nie tyle co zwykle.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/reach.py" />
      <source>Nobody enters it. Repeatable.</source>
      <translation>Nikt tam nie wchodzi. Można powtarzać.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/reach.py" />
      <source>Show where a figure that stands on FIELD can get to in one turn.</source>
      <translation>Mówi, dokąd w jednej turze dojdzie figurka z pola POLE.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/reach.py" />
      <source>The figure is off the board: FIELD is its first step.</source>
      <translation>Figurka jest poza planszą: POLE to jej pierwszy krok.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/reach.py" />
      <source>Who moves; if not given, the ruleset's first, as the sniper.</source>
      <translation>Kto idzie; bez podania pierwszy z zasad, na przykład snajper.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/report.py" />
      <source>--all takes one folder</source>
      <translation>--all przyjmuje jeden folder</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/report.py" />
      <source>--workers and --scheduler go with --all</source>
      <translation>--workers i --scheduler należą do --all</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/report.py" />
      <source>Ask how many answers are disputed, which takes the longest; by default on maps of up to 300 fields.</source>
      <translation>Pytać, ile odpowiedzi jest spornych, co trwa najdłużej; bez tej opcji tylko na mapach do 300 pól.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/report.py" />
      <source>Fields, sectors and objectives are compared by the number of fields that see them. It tells how many turns it takes from each entry to each objective, which fields are the only way to others, and what lies open on the shortest ways.</source>
      <translation>Porównuje pola, sektory i cele według tego, z ilu pól je widać. Podaje, ile tur zajmuje droga z każdej pozycji początkowej do każdego celu, które pola są jedyną drogą na inne i jak odsłonięte są najkrótsze drogi.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/report.py" />
      <source>MAP is a folder: measure all maps in it and in its folders. With -o FOLDER, write a report of each as JSON and a table; a rerun does only what changed.</source>
      <translation>MAPA to folder: zmierzy wszystkie mapy w nim i w jego folderach. Z -o FOLDER zapisze raport o każdej jako JSON i tabelę; następne uruchomienie zrobi tylko to, co się zmieniło.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/report.py" />
      <source>Measure a whole board: how open fields lie, how fast one gets about, who hears what.</source>
      <translation>Mierzy całą planszę: jak odsłonięte są pola, jak szybko się po niej chodzi, kto co słyszy.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/report.py" />
      <source>NEWER</source>
      <translation>NOWSZA</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/report.py" />
      <source>With --all: how many processes; one for each core by default.</source>
      <translation>Z --all: ile procesów; domyślnie jeden na każdy rdzeń.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/report.py" />
      <source>With --all: measure on the workers of a Dask scheduler, such as tcp://host:8786.</source>
      <translation>Z --all: mierzyć na procesach roboczych planisty Dask, na przykład tcp://host:8786.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/report.py" />
      <source>With NEWER, a second version of the map, it tells what rose, what fell, and what is new or gone.</source>
      <translation>Razem z mapą NOWSZA, kolejną wersją mapy, mówi, co wzrosło, co spadło, a co przybyło lub znikło.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/report.py" />
      <location filename="mapkit/cli/commands/simulate.py" />
      <source>Write pages with pictures: .html for a browser, .pdf for a printer.</source>
      <translation>Zapisuje strony z obrazkami: .html dla przeglądarki, .pdf dla drukarki.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/report.py" />
      <location filename="mapkit/cli/many_reports.py" />
      <source>measures</source>
      <translation>miary</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/report.py" />
      <source>{path} is a folder: --all reports each map in it</source>
      <translation>{path} to folder: --all robi raport o każdej mapie w nim</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/schema.py" />
      <source>Editors complete a map file whose first line is "# yaml-language-server: $schema=map.schema.json".</source>
      <translation>Edytory uzupełniają plik mapy, którego pierwszy wiersz to "# yaml-language-server: $schema=map.schema.json".</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/schema.py" />
      <source>Print the JSON Schema (2020-12) of a file format, or of the answers with --json.</source>
      <translation>Wypisuje JSON Schema (2020-12) formatu pliku albo odpowiedzi z --json.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/search.py" />
      <source>By the solo rules it is the field and all adjacent ones: mapkit solo search.</source>
      <translation>Według zasad solo to pole i wszystkie przylegające: mapkit solo search.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/search.py" />
      <source>Show which fields a unit on UNIT may search: its own and up to two that match it.</source>
      <translation>Mówi, które pola może przeczesać jednostka na polu JEDNOSTKA: swoje i do dwóch sąsiadujących.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/search.py" />
      <location filename="mapkit/cli/commands/distraction.py" />
      <location filename="mapkit/cli/commands/solo.py" />
      <source>UNIT</source>
      <translation>JEDNOSTKA</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/shotgun.py" />
      <source>SHOOTER</source>
      <translation>STRZELEC</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/shotgun.py" />
      <source>Show which fields a shotgun fired on SHOOTER hits: its own and all that match it.</source>
      <translation>Mówi, które pola trafia strzelba z pola STRZELEC: swoje i wszystkie sąsiadujące.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/sight.py" />
      <location filename="mapkit/cli/commands/disputes.py" />
      <location filename="mapkit/cli/commands/suggest.py" />
      <location filename="mapkit/cli/commands/reach.py" />
      <location filename="mapkit/cli/commands/range_of.py" />
      <location filename="mapkit/cli/commands/hear.py" />
      <location filename="mapkit/cli/commands/search.py" />
      <location filename="mapkit/cli/commands/deploy.py" />
      <location filename="mapkit/cli/commands/distraction.py" />
      <location filename="mapkit/cli/commands/shotgun.py" />
      <location filename="mapkit/cli/commands/solo.py" />
      <source>Also draw the answer; the ending gives the format: png, svg, pdf, jpg, webp or another of `mapkit formats`.</source>
      <translation>Narysuj też odpowiedź; format określa rozszerzenie: png, svg, pdf, jpg, webp lub inny z `mapkit formats`.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/sight.py" />
      <location filename="mapkit/cli/commands/disputes.py" />
      <location filename="mapkit/cli/commands/suggest.py" />
      <location filename="mapkit/cli/commands/reach.py" />
      <location filename="mapkit/cli/commands/range_of.py" />
      <location filename="mapkit/cli/commands/hear.py" />
      <location filename="mapkit/cli/commands/search.py" />
      <location filename="mapkit/cli/commands/deploy.py" />
      <location filename="mapkit/cli/commands/distraction.py" />
      <location filename="mapkit/cli/commands/shotgun.py" />
      <location filename="mapkit/cli/commands/solo.py" />
      <location filename="mapkit/cli/commands/diff.py" />
      <source>Colours and materials of the picture; diagram by default.</source>
      <translation>Kolory i materiały obrazu; domyślnie diagram.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/sight.py" />
      <source>Show whether field A sees field B, how far it is, by which rule, and how sure that is.</source>
      <translation>Mówi, czy pole A widzi pole B, jak jest daleko, według której reguły i na ile to pewne.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/sight.py" />
      <location filename="mapkit/cli/commands/disputes.py" />
      <location filename="mapkit/cli/commands/suggest.py" />
      <location filename="mapkit/cli/commands/reach.py" />
      <location filename="mapkit/cli/commands/range_of.py" />
      <location filename="mapkit/cli/commands/hear.py" />
      <location filename="mapkit/cli/commands/search.py" />
      <location filename="mapkit/cli/commands/deploy.py" />
      <location filename="mapkit/cli/commands/distraction.py" />
      <location filename="mapkit/cli/commands/shotgun.py" />
      <location filename="mapkit/cli/commands/solo.py" />
      <source>What the picture writes on the fields.</source>
      <translation>Co obraz pisze na polach.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/sight.py" />
      <source>Without B: field A against all others. A field is named by its id, its name, what is printed on it or a point in mm.</source>
      <translation>Bez B: pole A wobec wszystkich innych. Pole podaje się przez id, nazwę, to, co jest na nim nadrukowane, albo punkt w mm.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/sight.py" />
      <source>sight from {field}</source>
      <translation>widok z {field}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/simulate.py" />
      <source>A comparison plays two sets of games. It tells which outcomes differ, and how many games it would take to show the other differences. Ctrl-C ends the games and tells what was played.</source>
      <translation>Porównanie rozgrywa dwa zestawy gier. Mówi, które wyniki się różnią i ile gier byłoby trzeba, by wykazać pozostałe różnice. Ctrl-C kończy granie i mówi, co rozegrano.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/simulate.py" />
      <source>How many games to play, on each side of a comparison.</source>
      <translation>Ile gier rozegrać, po każdej stronie porównania.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/simulate.py" />
      <source>It tells how often each side wins, with intervals, how long games are, where the sniper is and shoots, and what each objective costs. The players are simple, no people.</source>
      <translation>Mówi, jak często wygrywa każda strona, z przedziałami, jak długie są gry, gdzie snajper bywa i strzela oraz ile kosztuje każdy cel. Gracze są prości, to nie ludzie.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/simulate.py" />
      <source>Keep what is played in a file; the same command goes on from it.</source>
      <translation>Zachowuj rozegrane gry w pliku; to samo polecenie podejmuje od niego dalej.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/simulate.py" />
      <source>Play games of Sniper Elite between simple players, and count the results.</source>
      <translation>Rozgrywa gry Sniper Elite między prostymi graczami i zlicza wyniki.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/simulate.py" />
      <source>Play on the workers of a Dask scheduler, such as tcp://host:8786.</source>
      <translation>Graj na procesach roboczych planisty Dask, na przykład tcp://host:8786.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/simulate.py" />
      <source>Play on this map too, and tell what differs.</source>
      <translation>Graj też na tej mapie i powiedz, co się różni.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/simulate.py" />
      <source>Play under this answer to an open question too. Repeatable.</source>
      <translation>Graj też przy tej odpowiedzi na otwarte pytanie. Można powtarzać.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/simulate.py" />
      <source>Play with these players too.</source>
      <translation>Graj też z tymi graczami.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/simulate.py" />
      <source>The same seed gives the same games.</source>
      <translation>To samo ziarno daje te same gry.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/simulate.py" />
      <source>Who plays, with weights; by default the sensible players that ship with mapkit.</source>
      <translation>Kto gra, z wagami; domyślnie rozsądni gracze dostarczani z mapkitem.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/simulate.py" />
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>games</source>
      <translation>gry</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/simulate.py" />
      <source>{path} is no file of players</source>
      <translation>{path} nie jest plikiem graczy</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/solo.py" />
      <source>'{value}' is not SQUAD=FIELD, for example red=12</source>
      <translation>„{value}” to nie ODDZIAŁ=POLE, na przykład red=12</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/solo.py" />
      <source>A defender of the squad stands there. Repeatable.</source>
      <translation>Stoi tam obrońca tego oddziału. Można powtarzać.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/solo.py" />
      <source>An open field without a defender is its own access field, whatever the kind.</source>
      <translation>Otwarte pole bez obrońcy jest własnym punktem dostępu, niezależnie od rodzaju.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/solo.py" />
      <source>Answer what the solo cards ask of the board.</source>
      <translation>Odpowiada na to, o co karty solo pytają planszę.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/solo.py" />
      <source>CARD</source>
      <translation>KARTA</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/solo.py" />
      <source>Distances count fields; with --choice walking_distance=cost hard terrain costs more. If several are equal, all are listed: the solo rules take the one worst for the sniper, then draw lots.</source>
      <translation>Odległości liczą pola; z --choice walking_distance=cost liczy się trudny teren. Z kilku równych podane są wszystkie: zasady solo biorą najgorsze dla snajpera, potem losują.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/solo.py" />
      <source>Fields it may move, if not as many as usual.</source>
      <translation>O ile pól może iść, jeśli nie jak zwykle.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/solo.py" />
      <source>How near; 3 with the Sniper challenge.</source>
      <translation>Jak blisko; 3 przy wyzwaniu Sniper.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/solo.py" />
      <source>On the field, else on a matching one, else on the nearest, where no defender stands.</source>
      <translation>Na to pole, inaczej na sąsiadujące, inaczej na najbliższe, gdzie nie stoi obrońca.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/solo.py" />
      <source>SECTOR</source>
      <translation>SEKTOR</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/solo.py" />
      <source>Show the unguarded access fields nearest to TARGET.</source>
      <translation>Podaje niestrzeżone punkty dostępu najbliższe CELU.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/solo.py" />
      <source>Show where a defender on UNIT finds him by searching.</source>
      <translation>Mówi, gdzie obrońca na polu JEDNOSTKA znajdzie go, przeszukując.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/solo.py" />
      <source>Show where a defender on UNIT finds the sniper by recon.</source>
      <translation>Mówi, gdzie obrońca na polu JEDNOSTKA znajdzie snajpera przez zwiad.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/solo.py" />
      <source>Show where a defender summoned to TARGET is put.</source>
      <translation>Mówi, gdzie staje obrońca wezwany na CEL.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/solo.py" />
      <source>Show where a fallen defender of SQUAD comes back.</source>
      <translation>Mówi, gdzie wraca poległy obrońca oddziału ODDZIAŁ.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/solo.py" />
      <source>Show where a move towards TARGET may end.</source>
      <translation>Mówi, gdzie może skończyć się ruch w stronę CELU.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/solo.py" />
      <source>Show which defenders are farthest from TARGET.</source>
      <translation>Mówi, którzy obrońcy są najdalej od CELU.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/solo.py" />
      <source>Show which defenders are nearest to TARGET.</source>
      <translation>Mówi, którzy obrońcy są najbliżej CELU.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/solo.py" />
      <source>Show whom the marks of a regroup card call.</source>
      <translation>Mówi, kogo wzywają znaki karty przegrupowania.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/solo.py" />
      <source>TARGET</source>
      <translation>CEL</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/solo.py" />
      <source>TARGET is a field or a sector.</source>
      <translation>CEL to pole albo sektor.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/solo.py" />
      <source>TARGET is a field or a sector. The defender on UNIT goes as far as it may along a shortest path; each field is listed with the distance that is left.</source>
      <translation>CEL to pole albo sektor. Obrońca z pola JEDNOSTKA idzie najkrótszą drogą tak daleko, jak może; przy każdym polu podane jest, ile zostaje.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/solo.py" />
      <source>That is on its own field and on all adjacent ones.</source>
      <translation>To znaczy na swoim polu i na wszystkich przylegających.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/solo.py" />
      <source>The fields are near and in sight.</source>
      <translation>Te pola są blisko i na widoku.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/solo.py" />
      <source>The kind that the card names; On Guard: open.</source>
      <translation>Rodzaj pola podany na karcie; karta On Guard: open.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/solo.py" />
      <source>The marks lie in SECTOR, where the sniper was last known, and its own squad stays. In a neutral sector a mark calls the one unit of its colour that is nearest. Called units are put there, not moved.</source>
      <translation>Znaki leżą w SEKTORZE, ostatnim znanym sektorze snajpera, a jego oddział zostaje. W sektorze neutralnym znak wzywa najbliższą jednostkę swojego koloru. Wezwane jednostki stawia się tam od razu.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/solo.py" />
      <source>Where the summoned unit stands. If that is in the target's sector, it is not put farther away.</source>
      <translation>Gdzie stoi wezwana jednostka: jeśli w sektorze celu, nie stanie od niego dalej.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/suggest.py" />
      <source>--take and -o belong together: which one, and where to</source>
      <translation>--take i -o występują razem: która sugestia i dokąd</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/suggest.py" />
      <source>Carry out suggestion N.</source>
      <translation>Wykonaj sugestię N.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/suggest.py" />
      <source>For two fields A and B whose answer is disputed: the smallest moves of vertices that settle it either way. For --objective: places for an obstacle or a bend of a wall, ranked by how many fields fewer see it. Each is tried on the board, and what else it changes is told.</source>
      <translation>Dla dwóch pól A i B, których odpowiedź jest sporna: najmniejsze przesunięcia wierzchołków, które rozstrzygają spór w jedną lub drugą stronę. Dla --objective: miejsca na przeszkodę lub załamanie ściany, według tego, o ile mniej pól widzi cel. Każda sugestia jest wypróbowana na planszy i wiadomo, co jeszcze zmienia.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/suggest.py" />
      <source>Hide this objective, or another field.</source>
      <translation>Zasłoń ten cel albo inne pole.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/suggest.py" />
      <source>NUMBER</source>
      <translation>NUMER</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/suggest.py" />
      <source>No change is larger; 4 tolerances by default, 10 mm for the bend of a wall.</source>
      <translation>Żadna zmiana nie jest większa; domyślnie 4 tolerancje, przy załamaniu ściany 10 mm.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/suggest.py" />
      <source>Suggest how to settle a dispute, or how to hide an objective.</source>
      <translation>Sugeruje, jak rozstrzygnąć spór albo jak zasłonić cel.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/suggest.py" />
      <source>The picture shows suggestion N, or the first, as if it were carried out. The exit code is 1 where there is no suggestion within the limit.</source>
      <translation>Obraz pokazuje sugestię N albo pierwszą, jakby była wykonana. Kod wyjścia to 1, jeśli w podanej granicy nie ma sugestii.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/suggest.py" />
      <source>Write the map after --take.</source>
      <translation>Zapisz mapę po --take.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/suggest.py" />
      <source>name two fields whose answer is disputed, or an objective with --objective</source>
      <translation>podaj dwa pola, których odpowiedź jest sporna, albo cel za pomocą --objective</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/suggest.py" />
      <source>suggestions</source>
      <translation>sugestie</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/suggest.py" />
      <source>the answer goes to standard output: name a file for -o</source>
      <translation>odpowiedź idzie na standardowe wyjście: do -o podaj plik</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/suggest.py" />
      <source>there is no suggestion {number}; there are {n}</source>
      <translation>nie ma sugestii {number}; wszystkich jest {n}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/template.py" />
      <source>'{value}' is no NAME=VALUE, such as {example}</source>
      <translation>„{value}” to nie NAZWA=WARTOŚĆ, na przykład {example}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/template.py" />
      <source>'{value}' is no box; give left,top,width,height in mm: {example}</source>
      <translation>„{value}” to nie ramka; podaj lewo,góra,szerokość,wysokość w mm: {example}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/template.py" />
      <source>Cut a template out of the picture below a map.</source>
      <translation>Wycina wzór z obrazu pod mapą.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/template.py" />
      <source>DEGREES</source>
      <translation>STOPNIE</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/template.py" />
      <source>How others may be turned; doors and the like turn with their border in any case.</source>
      <translation>Jak mogą być obrócone inne; drzwi i podobne zawsze obracają się z granicą.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/template.py" />
      <source>How the box is turned about its middle, clockwise.</source>
      <translation>Jak ramka jest obrócona wokół środka, zgodnie z ruchem wskazówek zegara.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/template.py" />
      <source>MAP is a map that lies on a picture, such as mapkit trace makes. With --templates FILE, mapkit trace then looks for other symbols like that one. Other owners of the same edition can use the file.</source>
      <translation>MAP to mapa, która leży na obrazie, taka jak z mapkit trace. Z opcją --templates FILE mapkit trace szuka potem innych takich symboli. Z pliku mogą korzystać inni właściciele tego samego wydania.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/template.py" />
      <source>Of a marker, such as number=4; once for each it needs.</source>
      <translation>Cecha znacznika, na przykład number=4; dla każdej potrzebnej raz.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/template.py" />
      <source>Round one example of the symbol and close to it, in mm from the board's top left.</source>
      <translation>Ciasno wokół jednego przykładu symbolu, w mm od lewego górnego rogu planszy.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/template.py" />
      <source>The file of templates; one that is there gets one more.</source>
      <translation>Plik wzorów; do istniejącego wzór zostanie dodany.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/template.py" />
      <source>What it is: a portal, marker or trait of the ruleset, such as door.</source>
      <translation>Co to jest: przejście, znacznik lub teren z zasad, na przykład door.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/template.py" />
      <source>the map lies on no picture; make one with mapkit trace</source>
      <translation>mapa nie leży na żadnym obrazie; utwórz ją poleceniem mapkit trace</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/commands/template.py" />
      <source>{path} has {n} template(s)</source>
      <translation>
        <numerusform>{path} zawiera {n} wzór</numerusform>
        <numerusform>{path} zawiera {n} wzory</numerusform>
        <numerusform>{path} zawiera {n} wzorów</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/template.py" />
      <source>{path} lies outside the map's folder; see --allow-outside</source>
      <translation>{path} leży poza folderem mapy; zobacz --allow-outside</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/trace.py" />
      <source>  between {first} and {second}, at {x},{y} mm: {doubt}</source>
      <translation>  między {first} a {second}, w miejscu {x},{y} mm: {doubt}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/trace.py" />
      <source>  {field} at {x},{y} mm, taken for {kind}: {doubt}</source>
      <translation>  {field} w miejscu {x},{y} mm, wzięte za {kind}: {doubt}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/trace.py" />
      <source>  {field} at {x},{y} mm, taken for {sector}: {doubt}</source>
      <translation>  {field} w miejscu {x},{y} mm, wzięte za {sector}: {doubt}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/trace.py" />
      <source>  {field}, at {x},{y} mm: {doubt}</source>
      <translation>  {field}, w {x},{y} mm: {doubt}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/trace.py" />
      <source>  {symbol} at {x},{y} mm: {doubt}</source>
      <translation>  {symbol} w miejscu {x},{y} mm: {doubt}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/trace.py" />
      <source>  {symbol} at {x},{y} mm: {why}</source>
      <translation>  {symbol} w miejscu {x},{y} mm: {why}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/trace.py" />
      <source>'{value}' are not four corners; give x,y four times, in pixels: {example}</source>
      <translation>„{value}” to nie cztery rogi; podaj cztery razy x,y w pikselach: {example}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/trace.py" />
      <location filename="mapkit/cli/commands/check.py" />
      <location filename="mapkit/cli/commands/sight.py" />
      <location filename="mapkit/cli/commands/disputes.py" />
      <location filename="mapkit/cli/commands/odds.py" />
      <location filename="mapkit/cli/commands/suggest.py" />
      <location filename="mapkit/cli/commands/improve.py" />
      <location filename="mapkit/cli/commands/reach.py" />
      <location filename="mapkit/cli/commands/range_of.py" />
      <location filename="mapkit/cli/commands/hear.py" />
      <location filename="mapkit/cli/commands/search.py" />
      <location filename="mapkit/cli/commands/deploy.py" />
      <location filename="mapkit/cli/commands/distraction.py" />
      <location filename="mapkit/cli/commands/shotgun.py" />
      <location filename="mapkit/cli/commands/solo.py" />
      <location filename="mapkit/cli/commands/report.py" />
      <location filename="mapkit/cli/commands/simulate.py" />
      <location filename="mapkit/cli/commands/diff.py" />
      <location filename="mapkit/cli/commands/formats.py" />
      <source>Answer as JSON.</source>
      <translation>Odpowiedz w JSON.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/trace.py" />
      <source>CSV</source>
      <translation>CSV</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/trace.py" />
      <source>One place in each field, as lines of x,y in mm: one field round each, and no other.</source>
      <translation>Jedno miejsce w każdym polu, wiersze x,y w mm: wokół każdego jedno pole i żadne inne.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/trace.py" />
      <source>PHOTO</source>
      <translation>ZDJĘCIE</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/trace.py" />
      <source>PHOTO is a JPEG, PNG, TIFF or WebP of one board, all of it, lying on something of another colour. The map has fields with kinds, sectors where coloured bands part them, and the symbols that look like a template: go over them in the editor, first over what is listed as doubtful.</source>
      <translation>PHOTO to JPEG, PNG, TIFF lub WebP jednej całej planszy, która leży na czymś innego koloru. Mapa ma pola z rodzajami, sektory tam, gdzie dzielą je kolorowe pasy, i symbole podobne do wzorów: przejrzyj je w edytorze, najpierw to, co podano jako wątpliwe.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/trace.py" />
      <source>Propose a map from a photo or scan of a board.</source>
      <translation>Zaproponuj mapę na podstawie zdjęcia lub skanu planszy.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/trace.py" />
      <source>The board's corners in the photo, in pixels, clockwise from its top left.</source>
      <translation>Rogi planszy na zdjęciu w pikselach, zgodnie z ruchem wskazówek zegara od jej lewego górnego.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/trace.py" />
      <source>The map file to write; the picture that it lies on gets its name with .jpg.</source>
      <translation>Plik mapy do zapisania; obraz pod nią dostanie tę samą nazwę z .jpg.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/trace.py" />
      <source>What symbols look like, from mapkit template; those of mapkit's own drawing by default.</source>
      <translation>Jak wyglądają symbole, z polecenia mapkit template; domyślnie symbole z własnego rysunku mapkit.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/trace.py" />
      <source>a traced map lies on a picture beside it: name a file</source>
      <translation>mapa ze zdjęcia leży na obrazie obok niej: podaj plik</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/trace.py" />
      <source>next: look at what is doubtful, with mapkit edit {path}</source>
      <translation>dalej: obejrzyj to, co niepewne, poleceniem mapkit edit {path}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/trace.py" />
      <source>note: {text}</source>
      <translation>uwaga: {text}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/trace.py" />
      <source>tracing {path}</source>
      <translation>obrysowywanie {path}</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/commands/trace.py" />
      <source>{n} doubtful border(s), the most doubtful first:</source>
      <translation>
        <numerusform>{n} wątpliwa granica:</numerusform>
        <numerusform>{n} wątpliwe granice, najbardziej wątpliwa pierwsza:</numerusform>
        <numerusform>{n} wątpliwych granic, najbardziej wątpliwa pierwsza:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/commands/trace.py" />
      <source>{n} doubtful symbol(s), the most doubtful first:</source>
      <translation>
        <numerusform>{n} wątpliwy symbol:</numerusform>
        <numerusform>{n} wątpliwe symbole, najbardziej wątpliwe pierwsze:</numerusform>
        <numerusform>{n} wątpliwych symboli, najbardziej wątpliwe pierwsze:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/commands/trace.py" />
      <source>{n} field(s) may each be several, the most doubtful first:</source>
      <translation>
        <numerusform>{n} pole może być kilkoma polami, najbardziej wątpliwe najpierw:</numerusform>
        <numerusform>{n} pola mogą być każde kilkoma polami, najbardziej wątpliwe najpierw:</numerusform>
        <numerusform>{n} pól może być każde kilkoma polami, najbardziej wątpliwe najpierw:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/commands/trace.py" />
      <source>{n} field(s) of doubtful kind, the most doubtful first:</source>
      <translation>
        <numerusform>{n} pole wątpliwego rodzaju:</numerusform>
        <numerusform>{n} pola wątpliwego rodzaju, najbardziej wątpliwe pierwsze:</numerusform>
        <numerusform>{n} pól wątpliwego rodzaju, najbardziej wątpliwe pierwsze:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/commands/trace.py" />
      <source>{n} field(s) of doubtful sector, the most doubtful first:</source>
      <translation>
        <numerusform>{n} pole wątpliwego sektora:</numerusform>
        <numerusform>{n} pola wątpliwych sektorów, najbardziej wątpliwe pierwsze:</numerusform>
        <numerusform>{n} pól wątpliwych sektorów, najbardziej wątpliwe pierwsze:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/commands/trace.py" />
      <source>{n} field(s), residual {residual} mm, tolerance {tolerance} mm</source>
      <translation>
        <numerusform>{n} pole, odchyłka {residual} mm, tolerancja {tolerance} mm</numerusform>
        <numerusform>{n} pola, odchyłka {residual} mm, tolerancja {tolerance} mm</numerusform>
        <numerusform>{n} pól, odchyłka {residual} mm, tolerancja {tolerance} mm</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/commands/trace.py" />
      <source>{n} symbol(s) found</source>
      <translation>
        <numerusform>znaleziono {n} symbol</numerusform>
        <numerusform>znaleziono {n} symbole</numerusform>
        <numerusform>znaleziono {n} symboli</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/commands/trace.py" />
      <source>{n} symbol(s) not understood:</source>
      <translation>
        <numerusform>{n} niezrozumiany symbol:</numerusform>
        <numerusform>{n} niezrozumiane symbole:</numerusform>
        <numerusform>{n} niezrozumianych symboli:</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/cli/diagnostics_text.py" />
      <source>... and {n} more</source>
      <translation>... i jeszcze {n}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/diagnostics_text.py" />
      <location filename="mapkit/cli/many_reports.py" />
      <source>map</source>
      <translation>mapa</translation>
    </message>
    <message>
      <location filename="mapkit/cli/diagnostics_text.py" />
      <source>no problems</source>
      <translation>żadnych problemów</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/diagnostics_text.py" />
      <location filename="mapkit/editor/sight/issues_panel.py" />
      <source>{n} error(s)</source>
      <translation>
        <numerusform>{n} błąd</numerusform>
        <numerusform>{n} błędy</numerusform>
        <numerusform>{n} błędów</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/diagnostics_text.py" />
      <source>{n} note(s)</source>
      <translation>
        <numerusform>{n} uwaga</numerusform>
        <numerusform>{n} uwagi</numerusform>
        <numerusform>{n} uwag</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/diagnostics_text.py" />
      <location filename="mapkit/editor/sight/issues_panel.py" />
      <source>{n} warning(s)</source>
      <translation>
        <numerusform>{n} ostrzeżenie</numerusform>
        <numerusform>{n} ostrzeżenia</numerusform>
        <numerusform>{n} ostrzeżeń</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/cli/exporting.py" />
      <source>, walking distances</source>
      <translation>, odległości marszu</translation>
    </message>
    <message>
      <location filename="mapkit/cli/exporting.py" />
      <source>left out because of errors in the map: {fields} fields, {portals} portals, {markers} markers, the sight of {sight} pairs{walking} (listed under "missing")</source>
      <translation>pominięto z powodu błędów w mapie – pól: {fields}, przejść: {portals}, znaczników: {markers}, par bez widoczności: {sight}{walking} (wypisane pod "missing")</translation>
    </message>
    <message>
      <location filename="mapkit/cli/exporting.py" />
      <location filename="mapkit/cli/many_reports.py" />
      <location filename="mapkit/jobs/running.py" />
      <source>what was finished is kept: the same command goes on from there</source>
      <translation>to, co było gotowe, zostało: to samo polecenie ruszy od tego miejsca</translation>
    </message>
    <message>
      <location filename="mapkit/cli/exporting.py" />
      <source>writing {name}</source>
      <translation>zapis {name}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/files_to_check.py" />
      <source>no file matches {pattern}</source>
      <translation>żaden plik nie pasuje do {pattern}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/files_to_check.py" />
      <source>{path} is a folder without maps and rulesets</source>
      <translation>{path} to folder bez map i zasad</translation>
    </message>
    <message>
      <location filename="mapkit/cli/language.py" />
      <source>(Did you mean one of: {possibilities}?)</source>
      <translation>(Może chodziło o jedną z tych: {possibilities}?)</translation>
    </message>
    <message>
      <location filename="mapkit/cli/language.py" />
      <source>Choose from:
	{choices}</source>
      <translation>Możliwości:
	{choices}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/language.py" />
      <source>Commands</source>
      <translation>Polecenia</translation>
    </message>
    <message>
      <location filename="mapkit/cli/language.py" />
      <source>Did you mean {possibility}?</source>
      <translation>Może chodziło o {possibility}?</translation>
    </message>
    <message>
      <location filename="mapkit/cli/language.py" />
      <source>Error: {message}</source>
      <translation>Błąd: {message}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/language.py" />
      <source>Got unexpected extra argument ({args})</source>
      <translation>Zbędny argument ({args})</translation>
    </message>
    <message>
      <location filename="mapkit/cli/language.py" />
      <source>Got unexpected extra arguments ({args})</source>
      <translation>Zbędne argumenty ({args})</translation>
    </message>
    <message>
      <location filename="mapkit/cli/language.py" />
      <source>Invalid value for {param_hint}: {message}</source>
      <translation>Niepoprawna wartość dla {param_hint}: {message}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/language.py" />
      <source>Invalid value: {message}</source>
      <translation>Niepoprawna wartość: {message}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/language.py" />
      <source>Missing argument</source>
      <translation>Brak argumentu</translation>
    </message>
    <message>
      <location filename="mapkit/cli/language.py" />
      <source>Missing command.</source>
      <translation>Brak polecenia.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/language.py" />
      <source>Missing option</source>
      <translation>Brak opcji</translation>
    </message>
    <message>
      <location filename="mapkit/cli/language.py" />
      <source>No such command {name!r}.</source>
      <translation>Nie ma polecenia {name!r}.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/language.py" />
      <source>No such option {name!r}.</source>
      <translation>Nie ma opcji {name!r}.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/language.py" />
      <source>Option {name!r} does not take a value.</source>
      <translation>Opcja {name!r} nie przyjmuje wartości.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/language.py" />
      <source>Option {name!r} requires an argument.</source>
      <translation>Opcja {name!r} wymaga wartości.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/language.py" />
      <source>Options</source>
      <translation>Opcje</translation>
    </message>
    <message>
      <location filename="mapkit/cli/language.py" />
      <location filename="mapkit/cli/program.py" />
      <source>Show the version and exit.</source>
      <translation>Pokaż wersję i zakończ.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/language.py" />
      <source>Show this message and exit.</source>
      <translation>Pokaż tę pomoc i zakończ.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/language.py" />
      <source>Try '{command} {option}' for help.</source>
      <translation>Pomoc pokaże '{command} {option}'.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/language.py" />
      <source>Usage:</source>
      <translation>Użycie:</translation>
    </message>
    <message>
      <location filename="mapkit/cli/language.py" />
      <source>default: {default}</source>
      <translation>domyślnie: {default}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/language.py" />
      <source>required</source>
      <translation>wymagane</translation>
    </message>
    <message>
      <location filename="mapkit/cli/language.py" />
      <source>{name} {filename!r} is a directory.</source>
      <translation>{name:.0}{filename!r} to folder, nie plik.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/language.py" />
      <source>{value!r} is not a valid {number_type}.</source>
      <translation>{value!r} nie jest poprawną liczbą.{number_type:.0}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/language.py" />
      <source>{value!r} is not one of {choices}.</source>
      <translation>{value!r} nie jest żadną z możliwości {choices}.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/language.py" />
      <source>{value} is not in the range {range}.</source>
      <translation>{value} nie mieści się w zakresie {range}.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/lazy.py" />
      <source>Did you mean {names}?</source>
      <translation>Może chodziło o {names}?</translation>
    </message>
    <message>
      <location filename="mapkit/cli/lazy.py" />
      <source>There is no command '{name}'.</source>
      <translation>Nie ma polecenia „{name}”.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/many_reports.py" />
      <source>--all asks for a folder, and {path} is none</source>
      <translation>--all wymaga folderu, a {path} nim nie jest</translation>
    </message>
    <message>
      <location filename="mapkit/cli/many_reports.py" />
      <source>--all writes a folder of reports as JSON, not the file {path}</source>
      <translation>--all zapisuje folder raportów jako JSON, nie plik {path}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/many_reports.py" />
      <location filename="mapkit/drawing/field_sight.py" />
      <location filename="mapkit/drawing/pair.py" />
      <source>disputed</source>
      <translation>sporne</translation>
    </message>
    <message>
      <location filename="mapkit/cli/many_reports.py" />
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>fields</source>
      <translation>pola</translation>
    </message>
    <message>
      <location filename="mapkit/cli/many_reports.py" />
      <source>median</source>
      <translation>mediana</translation>
    </message>
    <message>
      <location filename="mapkit/cli/many_reports.py" />
      <source>most</source>
      <translation>najwięcej</translation>
    </message>
    <message>
      <location filename="mapkit/cli/many_reports.py" />
      <source>seen from, at least</source>
      <translation>widziane co najmniej z</translation>
    </message>
    <message>
      <location filename="mapkit/cli/many_reports.py" />
      <location filename="mapkit/illustrate/report/report_pages.py" />
      <source>warnings</source>
      <translation>ostrzeżeń</translation>
    </message>
    <message>
      <location filename="mapkit/cli/many_reports.py" />
      <source>worst field</source>
      <translation>najgorsze pole</translation>
    </message>
    <message>
      <location filename="mapkit/cli/many_reports.py" />
      <location filename="mapkit/export/outputs.py" />
      <location filename="mapkit/mapfile/atomic.py" />
      <source>{given} cannot be written: {reason}</source>
      <translation>{given}: nie można zapisać: {reason}</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/many_reports.py" />
      <source>{n} map(s) could not be measured:</source>
      <translation>
        <numerusform>Nie udało się zmierzyć {n} mapy:</numerusform>
        <numerusform>Nie udało się zmierzyć {n} map:</numerusform>
        <numerusform>Nie udało się zmierzyć {n} map:</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/cli/many_reports.py" />
      <source>{path} has other files in it; --force writes into it</source>
      <translation>w {path} są inne pliki; --force zapisze mimo to</translation>
    </message>
    <message>
      <location filename="mapkit/cli/many_reports.py" />
      <source>{path} is a folder without maps</source>
      <translation>{path} to folder bez map</translation>
    </message>
    <message>
      <location filename="mapkit/cli/many_reports.py" />
      <location filename="mapkit/cli/run.py" />
      <source>{problem}; see `mapkit check {path}`</source>
      <translation>{problem}; zobacz `mapkit check {path}`</translation>
    </message>
    <message>
      <location filename="mapkit/cli/options.py" />
      <source>'{value}' is not NAME=VALUE, for example {example}</source>
      <translation>„{value}” to nie NAZWA=WARTOŚĆ, na przykład {example}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/options.py" />
      <source>'{value}' is not a size; give width and height in mm: 840x560</source>
      <translation>„{value}” to nie rozmiar; podaj szerokość i wysokość w mm: 840x560</translation>
    </message>
    <message>
      <location filename="mapkit/cli/output.py" />
      <location filename="mapkit/export/outputs.py" />
      <location filename="mapkit/mapfile/atomic.py" />
      <source>{path} exists already; --force replaces it</source>
      <translation>{path} już istnieje; zastąpi go --force</translation>
    </message>
    <message>
      <location filename="mapkit/cli/output.py" />
      <source>{path} is read by this command, so it is not replaced; name another file</source>
      <translation>{path} jest czytany przez to polecenie, więc nie zostanie zastąpiony; podaj inny plik</translation>
    </message>
    <message>
      <location filename="mapkit/cli/printing.py" />
      <location filename="mapkit/cli/report_pages.py" />
      <source>pages</source>
      <translation>strony</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/printing.py" />
      <source>{n} page(s)</source>
      <translation>
        <numerusform>{n} strona</numerusform>
        <numerusform>{n} strony</numerusform>
        <numerusform>{n} stron</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>A MAP is a map file, - for standard input, or the name of a map that comes with mapkit (mapkit new --list).</source>
      <translation>MAPA to plik mapy, - dla standardowego wejścia albo nazwa mapy dołączonej do mapkit (mapkit new --list).</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>A field is named by its id, its name, what is printed on it ("objective 4", "red officer", "white entry") or a point in mm ("120,85"). Each command has its own --help with examples.</source>
      <translation>Pole podaje się przez id, nazwę, to, co jest na nim nadrukowane ("cel 4", "czerwony oficer", "biała pozycja początkowa"), albo punkt w mm ("120,85"). Każde polecenie ma własne --help z przykładami.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <location filename="mapkit/cli/commands/solo.py" />
      <source>ARGS</source>
      <translation>ARGUMENTY</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <location filename="mapkit/cli/commands/solo.py" />
      <source>COMMAND</source>
      <translation>POLECENIE</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>Does one field see another, and why?</source>
      <translation>Czy jedno pole widzi drugie i dlaczego?</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>Draw a board in a window.</source>
      <translation>Rysuj planszę w oknie.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>Draw maps of area-movement board games and settle who sees whom, and who hears whom.</source>
      <translation>Rysuje mapy gier planszowych z polami dowolnego kształtu i rozstrzyga, kto kogo widzi i kto kogo słyszy.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>Draw the board as a picture.</source>
      <translation>Narysuj planszę jako obraz.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>Find and repair what is wrong in a map.</source>
      <translation>Znajdź i napraw, co jest w mapie źle.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>How often does a shot hit?</source>
      <translation>Jak często strzał trafia?</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>How to settle a dispute or hide an objective.</source>
      <translation>Jak rozstrzygnąć spór lub zasłonić cel.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>Lay a board of cards.</source>
      <translation>Układa planszę z kart.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>List every close call.</source>
      <translation>Wypisz wszystkie sporne pary.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>List the file formats.</source>
      <translation>Wypisz formaty plików.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>May it move so, and who hears it?</source>
      <translation>Czy wolno tak iść i kto to słyszy?</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>Measure a whole board.</source>
      <translation>Zmierzyć całą planszę.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <location filename="mapkit/cli/commands/new.py" />
      <location filename="mapkit/cli/commands/compose.py" />
      <location filename="mapkit/cli/commands/import_map.py" />
      <location filename="mapkit/cli/commands/trace.py" />
      <location filename="mapkit/cli/commands/template.py" />
      <location filename="mapkit/cli/commands/edit.py" />
      <location filename="mapkit/cli/commands/check.py" />
      <location filename="mapkit/cli/commands/draw.py" />
      <location filename="mapkit/cli/commands/booklet.py" />
      <location filename="mapkit/cli/commands/cards.py" />
      <location filename="mapkit/cli/commands/sight.py" />
      <location filename="mapkit/cli/commands/disputes.py" />
      <location filename="mapkit/cli/commands/odds.py" />
      <location filename="mapkit/cli/commands/suggest.py" />
      <location filename="mapkit/cli/commands/improve.py" />
      <location filename="mapkit/cli/commands/reach.py" />
      <location filename="mapkit/cli/commands/range_of.py" />
      <location filename="mapkit/cli/commands/hear.py" />
      <location filename="mapkit/cli/commands/search.py" />
      <location filename="mapkit/cli/commands/deploy.py" />
      <location filename="mapkit/cli/commands/distraction.py" />
      <location filename="mapkit/cli/commands/shotgun.py" />
      <location filename="mapkit/cli/commands/solo.py" />
      <location filename="mapkit/cli/commands/report.py" />
      <location filename="mapkit/cli/commands/simulate.py" />
      <location filename="mapkit/cli/commands/build.py" />
      <location filename="mapkit/cli/commands/export.py" />
      <location filename="mapkit/cli/commands/diff.py" />
      <location filename="mapkit/cli/commands/schema.py" />
      <location filename="mapkit/cli/commands/formats.py" />
      <location filename="mapkit/cli/commands/completion.py" />
      <source>OPTIONS</source>
      <translation>OPCJE</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>Print a JSON Schema.</source>
      <translation>Wypisz JSON Schema.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>Print small maps of objectives and regroup marks.</source>
      <translation>Wydrukować małe mapy celów i znaczników przegrupowania.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>Print what every field sees, as a booklet.</source>
      <translation>Wydrukować jako zeszyt, co widać z każdego pola.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>Propose a map from a photo of a board.</source>
      <translation>Zaproponuj mapę na podstawie zdjęcia planszy.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>Search for better drafts.</source>
      <translation>Szukaj lepszych projektów.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>Set up completion with Tab.</source>
      <translation>Ustaw klawisz Tab.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>Show the traceback of internal errors.</source>
      <translation>Przy błędach programu pokaż ślad stosu.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>Show what a printed symbol looks like.</source>
      <translation>Pokazuje, jak wygląda drukowany symbol.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>Start a map file.</source>
      <translation>Zacznij plik mapy.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>Turn another program's file into a map.</source>
      <translation>Zrób mapę z pliku innego programu.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <location filename="mapkit/cli/commands/new.py" />
      <location filename="mapkit/cli/commands/compose.py" />
      <location filename="mapkit/cli/commands/import_map.py" />
      <location filename="mapkit/cli/commands/trace.py" />
      <location filename="mapkit/cli/commands/template.py" />
      <location filename="mapkit/cli/commands/edit.py" />
      <location filename="mapkit/cli/commands/check.py" />
      <location filename="mapkit/cli/commands/draw.py" />
      <location filename="mapkit/cli/commands/booklet.py" />
      <location filename="mapkit/cli/commands/cards.py" />
      <location filename="mapkit/cli/commands/sight.py" />
      <location filename="mapkit/cli/commands/disputes.py" />
      <location filename="mapkit/cli/commands/odds.py" />
      <location filename="mapkit/cli/commands/suggest.py" />
      <location filename="mapkit/cli/commands/improve.py" />
      <location filename="mapkit/cli/commands/reach.py" />
      <location filename="mapkit/cli/commands/range_of.py" />
      <location filename="mapkit/cli/commands/hear.py" />
      <location filename="mapkit/cli/commands/search.py" />
      <location filename="mapkit/cli/commands/deploy.py" />
      <location filename="mapkit/cli/commands/distraction.py" />
      <location filename="mapkit/cli/commands/shotgun.py" />
      <location filename="mapkit/cli/commands/solo.py" />
      <location filename="mapkit/cli/commands/report.py" />
      <location filename="mapkit/cli/commands/simulate.py" />
      <location filename="mapkit/cli/commands/build.py" />
      <location filename="mapkit/cli/commands/export.py" />
      <location filename="mapkit/cli/commands/diff.py" />
      <location filename="mapkit/cli/commands/schema.py" />
      <location filename="mapkit/cli/commands/formats.py" />
      <location filename="mapkit/cli/commands/completion.py" />
      <source>Use English, Czech or Polish; by default the language of the environment (LC_MESSAGES).</source>
      <translation>Użyj angielskiego, czeskiego lub polskiego; domyślnie język środowiska (LC_MESSAGES).</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>What changed between two maps?</source>
      <translation>Co się zmieniło między dwiema mapami?</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>What do the solo cards ask of the board?</source>
      <translation>O co karty solo pytają planszę?</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>Where can a figure get to?</source>
      <translation>Dokąd dojdzie figurka?</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>Where may a distracted unit end?</source>
      <translation>Gdzie może skończyć odciągnięta jednostka?</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>Where may a unit be deployed?</source>
      <translation>Gdzie można rozmieścić jednostkę?</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>Which fields are at a range?</source>
      <translation>Które pola są w zasięgu?</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>Which fields does a shotgun hit?</source>
      <translation>Które pola trafia strzelba?</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>Which fields may a unit search?</source>
      <translation>Które pola może przeczesać jednostka?</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>Who wins between simple players?</source>
      <translation>Kto wygrywa między prostymi graczami?</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>Write all tables as JSON.</source>
      <translation>Zapisz wszystkie tabele jako JSON.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>Write the map in another format.</source>
      <translation>Zapisz mapę w innym formacie.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/run.py" />
      <source>mapkit: interrupted</source>
      <translation>mapkit: przerwano</translation>
    </message>
    <message>
      <location filename="mapkit/cli/run.py" />
      <source>standard output is closed, so the answer cannot be written</source>
      <translation>standardowe wyjście jest zamknięte, odpowiedzi nie można zapisać</translation>
    </message>
    <message>
      <location filename="mapkit/cli/run.py" />
      <source>the map needs more memory than this machine has</source>
      <translation>mapa potrzebuje więcej pamięci, niż ma ten komputer</translation>
    </message>
    <message>
      <location filename="mapkit/cli/run.py" />
      <source>unexpected {kind}: {problem}. This is a bug in mapkit: run the command again with --debug and report what it prints.</source>
      <translation>nieoczekiwany błąd {kind}: {problem}. To błąd mapkit: uruchom polecenie ponownie z --debug i zgłoś to, co wypisze.</translation>
    </message>
    <message>
      <location filename="mapkit/compiled/ground.py" />
      <source>'{value}' is not an answer to the choice {name}; give one of: {known}</source>
      <translation>„{value}” to nie odpowiedź na wybór {name}; możliwości: {known}</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/compiled/ground.py" />
      <source>the map {id} has {n} error(s)</source>
      <translation>
        <numerusform>mapa {id} ma {n} błąd</numerusform>
        <numerusform>mapa {id} ma {n} błędy</numerusform>
        <numerusform>mapa {id} ma {n} błędów</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/compiled/ground.py" />
      <source>the ruleset {ruleset} has no choice '{name}' (it has: {known})</source>
      <translation>zasady {ruleset} nie mają wyboru „{name}” (mają: {known})</translation>
    </message>
    <message>
      <location filename="mapkit/compiled/near.py" />
      <source>--within has to be 0 mm or more</source>
      <translation>--within musi wynosić 0 mm lub więcej</translation>
    </message>
    <message>
      <location filename="mapkit/compiled/near.py" />
      <source>the ruleset {ruleset} has no lines of sight, so there is no radius for them</source>
      <translation>zasady {ruleset} nie znają widoczności, więc nie ma dla niej zasięgu</translation>
    </message>
    <message>
      <location filename="mapkit/compiled/near.py" />
      <source>walking distances in turns need tables of all pairs, which a build within a radius leaves out; give another answer to the choice walking_distance</source>
      <translation>odległości marszu w turach wymagają tabel wszystkich par, które budowanie w promieniu pomija; daj inną odpowiedź na wybór walking_distance</translation>
    </message>
    <message>
      <location filename="mapkit/compose/composed.py" />
      <source>the board is too large: its coordinates pass 2^30</source>
      <translation>plansza jest za duża: jej współrzędne przekraczają 2^30</translation>
    </message>
    <message>
      <location filename="mapkit/compose/laying.py" />
      <source>a board has 1 to {most} cards on a side</source>
      <translation>plansza ma z każdej strony od 1 do {most} kart</translation>
    </message>
    <message>
      <location filename="mapkit/compose/laying.py" />
      <source>a field of kind {kind} has no attribute {name}</source>
      <translation>pole rodzaju {kind} nie ma cechy {name}</translation>
    </message>
    <message>
      <location filename="mapkit/compose/laying.py" />
      <location filename="mapkit/mapfile/layouts.py" />
      <source>card {id} at {place} lies off the board of {across} by {down} cards</source>
      <translation>karta {id} na {place} leży poza planszą {across} na {down} kart</translation>
    </message>
    <message>
      <location filename="mapkit/compose/laying.py" />
      <source>the board has no field {id}</source>
      <translation>plansza nie ma pola {id}</translation>
    </message>
    <message>
      <location filename="mapkit/compose/laying.py" />
      <source>the ruleset has no attribute {name}</source>
      <translation>zasady nie mają cechy {name}</translation>
    </message>
    <message>
      <location filename="mapkit/compose/laying.py" />
      <source>the ruleset has no kind {id}</source>
      <translation>zasady nie mają rodzaju {id}</translation>
    </message>
    <message>
      <location filename="mapkit/compose/laying.py" />
      <source>{name} cannot be {value}</source>
      <translation>{name} nie może mieć wartości {value}</translation>
    </message>
    <message>
      <location filename="mapkit/compose/laying.py" />
      <source>{value} has two images</source>
      <translation>{value} ma dwa obrazy</translation>
    </message>
    <message>
      <location filename="mapkit/compose/symmetry.py" />
      <source>Field {field} has no image: {why}.</source>
      <translation>Pole {field} nie ma obrazu: {why}.</translation>
    </message>
    <message>
      <location filename="mapkit/compose/symmetry.py" />
      <source>Field {field} is not like its image {image}: {why}.</source>
      <translation>Pole {field} nie jest takie jak jego obraz {image}: {why}.</translation>
    </message>
    <message>
      <location filename="mapkit/compose/symmetry.py" />
      <source>figures step from them to other fields</source>
      <translation>figury wchodzą z nich na inne pola</translation>
    </message>
    <message>
      <location filename="mapkit/compose/symmetry.py" />
      <source>no field has the shape of its image</source>
      <translation>żadne pole nie ma kształtu jego obrazu</translation>
    </message>
    <message>
      <location filename="mapkit/compose/symmetry.py" />
      <source>one is {kind}, the other {other}</source>
      <translation>jedno to {kind}, drugie {other}</translation>
    </message>
    <message>
      <location filename="mapkit/compose/symmetry.py" />
      <source>the layout does not say how large it is: add  size: [columns, rows]</source>
      <translation>układ nie mówi, jak jest duży: dodaj  size: [kolumny, wiersze]</translation>
    </message>
    <message>
      <location filename="mapkit/compose/symmetry.py" />
      <source>they differ in traits or level</source>
      <translation>różnią się właściwościami lub poziomem</translation>
    </message>
    <message>
      <location filename="mapkit/compose/symmetry.py" />
      <source>{attribute} is {a} on one and {b} on the other</source>
      <translation>{attribute} to na jednym {a}, a na drugim {b}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/all_checks.py" />
      <location filename="mapkit/editor/sight/report_feature.py" />
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>The map has no fields.</source>
      <translation>Mapa nie ma pól.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/all_checks.py" />
      <source>The tolerance of {length} is longer than most edges of this map ({edge}).</source>
      <translation>Tolerancja {length} jest dłuższa niż większość krawędzi tej mapy ({edge}).</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/buildings.py" />
      <source>Building {building} ({name})</source>
      <translation>Budynek {building} ({name})</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/buildings.py" />
      <source>Field {field} is in building {home} and in building {building}.</source>
      <translation>Pole {field} leży w budynku {home} i w budynku {building}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/buildings.py" />
      <source>{number} buildings have the id {building}.</source>
      <translation>Id {building} mają budynki: {number}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/buildings.py" />
      <source>{title} has field {field}, which is {kind}.</source>
      <translation>{title} ma pole {field}, które jest {kind}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/buildings.py" />
      <source>{title} has no fields.</source>
      <translation>{title} nie ma pól.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/buildings.py" />
      <source>{title} names field {field}, which the map does not have{hint}</source>
      <translation>{title} wymienia pole {field}, którego mapa nie ma{hint}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/entangled.py" />
      <source>More boundaries pass through vertices than are listed; none can be repaired.</source>
      <translation>Przez wierzchołki przechodzi więcej granic, niż wymieniono; żadnej nie da się naprawić.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/entangled.py" />
      <source>The boundary of field {field} meets itself in more than {n} places; the map was not checked for gaps and narrow places.</source>
      <translation>Granica pola {field} styka się ze sobą lub przecina w więcej niż {n} miejscach; szczelin i wąskich miejsc mapy nie sprawdzono.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/entangled.py" />
      <source>There are more crossings and overlaps than are listed.</source>
      <translation>Przecięć i nakładających się pól jest więcej, niż wymieniono.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/header.py" />
      <source>'{name}' is {value}, which is not a usable number of millimetres.</source>
      <translation>{name} to {value}, a to nie jest użyteczna liczba milimetrów.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/holes.py" />
      <source>Hole {k} of field {field} lies inside hole {other}.</source>
      <translation>Otwór {k} pola {field} leży wewnątrz otworu {other}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/holes.py" />
      <source>Hole {k} of field {field} lies outside it.</source>
      <translation>Otwór {k} pola {field} leży poza nim.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/holes.py" />
      <source>Hole {k} of field {field} lies partly outside it.</source>
      <translation>Otwór {k} pola {field} leży częściowo poza nim.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/marker_counts.py" />
      <source>Field {field} has {number} markers: {both}.</source>
      <translation>Pole {field} ma znaczników: {number} ({both}).</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/marker_counts.py" />
      <source>There are {number} of {count} {label} markers.</source>
      <translation>Znaczników „{label}” jest {number}, a ma być {count}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/marker_counts.py" />
      <source>There are {number} {label} markers, not {count}.</source>
      <translation>Znaczników „{label}” jest {number}, a nie {count}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/marker_counts.py" />
      <source>There is {number} of {count} {label} markers.</source>
      <translation>Jest tylko {number} znacznik „{label}”, a ma być {count}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/marker_counts.py" />
      <source>{grouping} {group} has too few {label} markers: {wrong}.</source>
      <translation>{grouping} {group} ma za mało znaczników „{label}”: {wrong}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/marker_counts.py" />
      <source>{grouping} {group} has too many {label} markers: {wrong}.</source>
      <translation>{grouping} {group} ma za dużo znaczników „{label}”: {wrong}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/marker_counts.py" />
      <source>{label} markers are missing: {names}.</source>
      <translation>Brakuje znaczników ({label}): {names}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/marker_counts.py" />
      <source>{marker} occurs {number} times, on {fields}.</source>
      <translation>{marker} występuje {number}×: {fields}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/marker_counts.py" />
      <source>{value} {n} of {number}</source>
      <translation>{value} {n} z {number}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/markers.py" />
      <source>The map has no markers yet; the ruleset asks for {names} markers.</source>
      <translation>Mapa nie ma jeszcze znaczników; zasady wymagają następujących: {names}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/markers.py" />
      <source>The marker '{type}' on {where} is of an unknown type{hint}</source>
      <translation>Znacznik „{type}” jest nieznanego typu ({where}){hint}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/markers.py" />
      <source>The objectives are split {told}; the game has {guarded} in the guarded sectors and {free} in the neutral one.</source>
      <translation>Cele są podzielone {told}; gra ma {guarded} w strzeżonych sektorach i {free} w neutralnym.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/markers.py" />
      <source>{name} on {where} has no '{attribute}'.</source>
      <translation>{name}: brakuje „{attribute}” ({where}).</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/markers.py" />
      <source>{name} on {where} has the unknown attribute '{attribute}'{hint}</source>
      <translation>{name} ma nieznaną cechę „{attribute}” ({where}){hint}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/markers.py" />
      <source>{name} on {where} has {attribute} '{value}'; allowed are {names}.</source>
      <translation>{name}: {attribute} „{value}” jest niedozwolone, dozwolone są {names} ({where}).</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/markers.py" />
      <source>{name} on {where} has {names} '{value}', and they have to differ.</source>
      <translation>{name}: {names} mają tę samą wartość „{value}”, a muszą się różnić ({where}).</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/markers.py" />
      <source>{name} points at {where}, which is not at the rim of the board.</source>
      <translation>{name} wskazuje miejsce, które nie leży na brzegu planszy: {where}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/markers.py" />
      <source>{name} stands on field {field}, which the map does not have{hint}</source>
      <translation>{name} stoi na polu {field}, którego mapa nie ma{hint}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/markers.py" />
      <source>{name} stands on {where} in sector {sector}, not in sector {own}.</source>
      <translation>{name} stoi w sektorze {sector}, a nie {own}: {where}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/markers.py" />
      <source>{name} stands on {where}, which nobody may enter.</source>
      <translation>{name} stoi tam, gdzie nikt nie może wejść: {where}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/markers.py" />
      <source>{n} in no sector</source>
      <translation>{n} bez sektora</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/markers.py" />
      <source>{n} in {sector}</source>
      <translation>{n}: {sector}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/meaning.py" />
      <source>0 (ground)</source>
      <translation>0 (dolnym)</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/meaning.py" />
      <source>1 (upper)</source>
      <translation>1 (górnym)</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/meaning.py" />
      <source>Field {field} has both {trait} and {other}.</source>
      <translation>Na polu {field} jest jednocześnie {trait} i {other}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/meaning.py" />
      <source>Field {field} has the unknown trait '{trait}'{hint}</source>
      <translation>Pole {field} ma nieznany teren „{trait}”{hint}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/meaning.py" />
      <source>Field {field} is in the unknown sector '{sector}'{hint}</source>
      <translation>Pole {field} leży w nieznanym sektorze „{sector}”{hint}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/meaning.py" />
      <source>Field {field} is named '{name}', which is the id of another field.</source>
      <translation>Pole {field} nazywa się „{name}”, a to jest id innego pola.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/meaning.py" />
      <source>Field {field} is of the unknown kind '{kind}'{hint}</source>
      <translation>Pole {field} ma nieznany rodzaj „{kind}”{hint}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/meaning.py" />
      <source>Field {field} is on level {level}.</source>
      <translation>Pole {field} jest na poziomie {level}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/meaning.py" />
      <source>Field {field} is {kind} and cannot have {trait}, which stands on {kinds} only.</source>
      <translation>Pole {field} jest {kind} i nie może na nim być {trait}; to pasuje tylko do: {kinds}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/meaning.py" />
      <source>Field {field} is {kind} and carries no {attribute}, which {kinds} do.</source>
      <translation>Pole {field} to {kind} i nie nosi cechy {attribute}; noszą ją: {kinds}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/meaning.py" />
      <source>Field {field} is {kind} but on level {level}; such fields are on level {usual}.</source>
      <translation>Pole {field} jest {kind}, ale na poziomie {level}; takie pola są na poziomie {usual}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/meaning.py" />
      <source>Fields {names} are all named '{name}'.</source>
      <translation>Pola {names} mają wszystkie nazwę „{name}”.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/meaning.py" />
      <source>No field is in sector {sector}.</source>
      <translation>W sektorze {sector} nie ma żadnego pola.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/meaning.py" />
      <source>The choice '{choice}' has the unknown value '{value}'{hint}</source>
      <translation>Wybór „{choice}” ma nieznaną wartość „{value}”{hint}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/meaning.py" />
      <source>The id '{key}' of a field cannot be used.</source>
      <translation>Id pola „{key}” nie można użyć.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/meaning.py" />
      <source>The ruleset has no choice '{choice}'{hint}</source>
      <translation>Zasady nie mają wyboru „{choice}”{hint}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/meaning.py" />
      <source>{fields} are in no sector.</source>
      <translation>{fields} nie leżą w żadnym sektorze.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/meaning.py" />
      <source>{field} is in no sector.</source>
      <translation>{field} nie leży w żadnym sektorze.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/outlines.py" />
      <location filename="mapkit/coverage/checks/rings.py" />
      <source>, hole {n},</source>
      <translation>, otwór {n},</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/outlines.py" />
      <source>Field {field} falls into {pieces} pieces that meet only {where}.</source>
      <translation>Pole {field} rozpada się na części ({pieces}), które stykają się tylko {where}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/outlines.py" />
      <source>The boundary of field {field} crosses itself at {point} and in {n} more places.</source>
      <translation>Granica pola {field} przecina samą siebie w {point} i w innych miejscach ({n}).</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/outlines.py" />
      <location filename="mapkit/coverage/checks/rings.py" />
      <source>The boundary of field {field} crosses itself {where}.</source>
      <translation>Granica pola {field} przecina samą siebie {where}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/outlines.py" />
      <source>The boundary of field {field} runs along itself between {vertices}.</source>
      <translation>Granica pola {field} biegnie sama wzdłuż siebie między {vertices}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/outlines.py" />
      <source>The boundary of field {field} touches itself {where}.</source>
      <translation>Granica pola {field} styka się sama ze sobą {where}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/outlines.py" />
      <source>The ring of field {field}{place} has a spike of no width at {vertices}.</source>
      <translation>Obrys pola {field}{place} ma kolec bez szerokości: {vertices}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/outlines.py" />
      <location filename="mapkit/coverage/checks/rings.py" />
      <source>at {place}</source>
      <translation>tutaj: {place}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/overlap_reports.py" />
      <source>A tunnel is {lower} on level 0 (ground) below {upper} on level 1 (upper).</source>
      <translation>Tunel to {lower} na poziomie 0 (dolnym) pod {upper} na poziomie 1 (górnym).</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/overlap_reports.py" />
      <source>Edges of the stacked {fields} cross without a vertex at {places}.</source>
      <translation>Krawędzie pól leżących nad sobą przecinają się bez wierzchołka w {places} ({fields}).</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/overlap_reports.py" />
      <source>This ruleset allows no stacks.</source>
      <translation>Te zasady nie pozwalają na pola nad sobą.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/overlap_reports.py" />
      <source>at most {width} wide, {area}</source>
      <translation>szerokości najwyżej {width}, {area}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/overlap_reports.py" />
      <source>{fields} overlap.</source>
      <translation>{fields} nachodzą na siebie.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/overlap_reports.py" />
      <source>{names} have the same outline.</source>
      <translation>{names} mają ten sam obrys.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/overlap_reports.py" />
      <source>{names} lie above each other ({size}) but are not a tunnel: below is {lower}, above {upper}. {tunnel}</source>
      <translation>{names} leżą nad sobą ({size}), ale nie są tunelem: na dole jest {lower}, na górze {upper}. {tunnel}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/overlap_reports.py" />
      <source>{names} overlap at {place}: {size}.</source>
      <translation>{names} nachodzą na siebie w miejscu {place}: {size}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/overlap_reports.py" />
      <source>{names} overlap: {size}.</source>
      <translation>{names} nachodzą na siebie: {size}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/play.py" />
      <source>No figure can reach {fields} from an entry or a start.</source>
      <translation>Żadna figurka nie dotrze tu z wejścia ani ze startu: {fields}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/play.py" />
      <source>No figure can reach {fields} from an entry or a start; {markers} would stand there.</source>
      <translation>Żadna figurka nie dotrze tu z wejścia ani ze startu: {fields}; a stałoby tam: {markers}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/play.py" />
      <source>Sector {sector} is in {n} pieces; {fields} are apart from the largest.</source>
      <translation>Sektor {sector} ma kilka części ({n}); od największej oddzielone są: {fields}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/play.py" />
      <source>Sector {sector} is in {n} pieces; {fields} is apart from the largest.</source>
      <translation>Sektor {sector} ma kilka części ({n}); od największej oddzielone jest: {fields}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/play.py" />
      <source>{title} is joined by steps with {fields}, which its list leaves out.</source>
      <translation>{title} łączy krok z tym, czego brak na liście: {fields}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/play.py" />
      <source>{title} is made of {number} buildings that no step joins.</source>
      <translation>{title} składa się z budynków ({number}), których nie łączy żaden krok.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/portal_places.py" />
      <source>field {a} and field {b}</source>
      <translation>pole {a} i pole {b}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/portal_places.py" />
      <source>{place} by {length}</source>
      <translation>{place} o {length}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/portal_places.py" />
      <source>{portal} and {second} between {fields} stand in the same place.</source>
      <translation>{portal} i {second} stoją w tym samym miejscu ({fields}).</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/portal_places.py" />
      <source>{title} between {both} has no length on their boundary.</source>
      <translation>{title} nie ma długości na wspólnej granicy ({both}).</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/portal_places.py" />
      <source>{title} between {both} has no length: both ends are at {point}.</source>
      <translation>{title} nie ma długości ({both}): oba końce są w {point}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/portal_places.py" />
      <source>{title} has its ends on two separate pieces of the boundary of {both}.</source>
      <translation>{title} ma końce na dwóch osobnych częściach granicy ({both}).</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/portal_places.py" />
      <source>{title} joins {both}, which are stacked.</source>
      <translation>{title} łączy pola leżące nad sobą: {both}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/portal_places.py" />
      <source>{title} joins {both}, which share no boundary.</source>
      <translation>{title} łączy pola, które nie mają wspólnej granicy: {both}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/portal_places.py" />
      <source>{title} misses the boundary of {both} at {ends}.</source>
      <translation>{title} mija się w {ends} z granicą ({both}).</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/portal_places.py" />
      <source>{title} misses the boundary of {both} at {ends}; next to it would be at: {at}.</source>
      <translation>{title} mija się w {ends} z granicą ({both}); najbliżej byłoby at: {at}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/portals.py" />
      <source>Portal {portal} has a coordinate that is not a whole number below 2^30.</source>
      <translation>Przejście {portal} ma współrzędną, która nie jest liczbą całkowitą mniejszą niż 2^30.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/portals.py" />
      <source>Portal {portal} is of the unknown type '{type}'{hint}</source>
      <translation>Przejście {portal} jest nieznanego typu „{type}”{hint}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/portals.py" />
      <source>Portal {portal} names field {field}, which the map does not have{hint}</source>
      <translation>Przejście {portal} wymienia pole {field}, którego mapa nie ma{hint}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/portals.py" />
      <source>{kind} and another class</source>
      <translation>{kind} i inny rodzaj</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/portals.py" />
      <source>{kind} and {other}</source>
      <translation>{kind} i {other}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/portals.py" />
      <source>{number} portals have the id {portal_id}.</source>
      <translation>Id {portal_id} ma przejść: {number}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/portals.py" />
      <source>{title} joins field {field} with itself.</source>
      <translation>{title} łączy pole {field} z nim samym.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/portals.py" />
      <source>{title} leads into {fields}, which nobody may enter.</source>
      <translation>{title} prowadzi tam, gdzie nikt nie może wejść: {fields}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/portals.py" />
      <source>{title} stands between field {a} ({class_a}) and field {b} ({class_b}), where nobody can step without a portal that joins them.</source>
      <translation>{title} stoi między polem {a} ({class_a}) a polem {b} ({class_b}), gdzie nikt nie przejdzie bez łączącego je przejścia.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/portals.py" />
      <source>{title} stands between field {a} ({class_a}) and field {b} ({class_b}); it needs {allowed}.</source>
      <translation>{title} stoi między polem {a} ({class_a}) a polem {b} ({class_b}); potrzebuje {allowed}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/rings.py" />
      <source>, hole {n}</source>
      <translation>, otwór {n},</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/rings.py" />
      <source>Field {field} has no ring.</source>
      <translation>Pole {field} nie ma obrysu.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/rings.py" />
      <source>Field {field} names vertex {vertex}, which the map does not have{hint}</source>
      <translation>Pole {field} wymienia wierzchołek {vertex}, którego mapa nie ma{hint}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/rings.py" />
      <source>The ring of field {field}{place} encloses no area.</source>
      <translation>Obrys pola {field}{place} nie otacza żadnej powierzchni.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/rings.py" />
      <source>The ring of field {field}{place} has fewer than three different points.</source>
      <translation>Obrys pola {field}{place} ma mniej niż trzy różne punkty.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/rings.py" />
      <source>The ring of field {field}{place} repeats {vertices}.</source>
      <translation>Obrys pola {field}{place} powtarza: {vertices}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/rings.py" />
      <source>Vertex {vertex} has a coordinate that is not a whole number below 2^30: {value}.</source>
      <translation>Wierzchołek {vertex} ma współrzędną, która nie jest liczbą całkowitą mniejszą niż 2^30: {value}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/slits.py" />
      <source>Vertex {vertex} misses the edge from {a} to {b} ({fields}) by {how_far}.</source>
      <translation>Wierzchołek {vertex} mija krawędź z {a} do {b} ({fields}) o {how_far}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/slits.py" />
      <source>Vertices {a} and {b} are only {how_far} apart.</source>
      <translation>Wierzchołki {a} i {b} dzieli tylko {how_far}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/slivers.py" />
      <source> between {fields}</source>
      <translation> ({fields})</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/slivers.py" />
      <source>; nearest to each other are its vertices {a} and {b}</source>
      <translation>; najbliżej siebie leżą jej wierzchołki {a} i {b}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/slivers.py" />
      <source>A hole of {area}{where} is at most {width} wide, less than the tolerance of {tolerance}{nearest}.</source>
      <translation>Dziura {area}{where} ma szerokość najwyżej {width}, mniej niż tolerancja {tolerance}{nearest}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/slivers.py" />
      <source>A hole of {area}{where} is narrower than the tolerance of {tolerance}.</source>
      <translation>Dziura {area}{where} jest węższa niż tolerancja {tolerance}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/slivers.py" />
      <source>Field {field} has too many corners close together to be checked for its width.</source>
      <translation>Pole {field} ma zbyt wiele narożników blisko siebie, by sprawdzić jego szerokość.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/slivers.py" />
      <source>Field {field} is at most {width} wide, less than the tolerance of {tolerance}.</source>
      <translation>Pole {field} ma szerokość najwyżej {width}, mniej niż tolerancja {tolerance}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/slivers.py" />
      <source>The void at {point} is only {width} wide.</source>
      <translation>Puste miejsce w {point} ma szerokość tylko {width}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/vertices.py" />
      <source>Field {field} reaches {length} beyond the board's {edge}.</source>
      <translation>Pole {field} wystaje poza {edge} planszy o {length}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/vertices.py" />
      <source>No field uses vertex {vertex}.</source>
      <translation>Żadne pole nie używa wierzchołka {vertex}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/vertices.py" />
      <source>The boundary of field {field} passes through {vertices} without naming it.</source>
      <translation>Granica pola {field} przechodzi przez miejsce, którego nie wymienia: {vertices}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/vertices.py" />
      <source>The boundary of field {field} passes through {vertices} without naming them.</source>
      <translation>Granica pola {field} przechodzi przez miejsca, których nie wymienia: {vertices}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/vertices.py" />
      <source>Vertices {names} lie on the same point, {point}.</source>
      <translation>Wierzchołki {names} leżą w tym samym punkcie, {point}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/vertices.py" />
      <source>bottom edge</source>
      <translation>dolny brzeg</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/vertices.py" />
      <source>left edge</source>
      <translation>lewy brzeg</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/vertices.py" />
      <source>right edge</source>
      <translation>prawy brzeg</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/vertices.py" />
      <source>top edge</source>
      <translation>górny brzeg</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/vertices.py" />
      <source>{vertex} is redundant: it lies on a straight edge.</source>
      <translation>{vertex} jest zbędny: leży na prostej krawędzi.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/vertices.py" />
      <source>{vertices} are redundant: they lie on straight edges.</source>
      <translation>{vertices} są zbędne: leżą na prostych krawędziach.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/wording.py" />
      <source>({x}, {y}) mm</source>
      <translation>({x}; {y}) mm</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/wording.py" />
      <source>; did you mean '{name}'?</source>
      <translation>; czy chodzi o „{name}”?</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/wording.py" />
      <source>; known are {names}</source>
      <translation>; znane: {names}</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/coverage/checks/wording.py" />
      <source>field(s) {fields}</source>
      <translation>
        <numerusform>pole {fields}</numerusform>
        <numerusform>pola {fields}</numerusform>
        <numerusform>pola {fields}</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/wording.py" />
      <source>vertex {vertex}</source>
      <translation>wierzchołek {vertex}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/wording.py" />
      <source>vertices {vertices}</source>
      <translation>wierzchołki {vertices}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/wording.py" />
      <source>{portal} {id}</source>
      <translation>{portal} {id}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/wording.py" />
      <source>{words} and {n} more</source>
      <translation>{words} i inne ({n})</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/mesh_builder.py" />
      <source>edges of fields cross elsewhere than at vertices; run 'mapkit check'</source>
      <translation>krawędzie pól przecinają się nie tylko w wierzchołkach; uruchom 'mapkit check'</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/mesh_builder.py" />
      <source>fields {names} overlap; run 'mapkit check'</source>
      <translation>pola {names} nachodzą na siebie; uruchom 'mapkit check'</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/mesh_builder.py" />
      <source>the edges of the fields do not fit together; run 'mapkit check'</source>
      <translation>krawędzie pól nie pasują do siebie; uruchom 'mapkit check'</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/piles.py" />
      <source>most of the {count} shapes lie on each other; leave out layers that are no fields, or import one layer at a time</source>
      <translation>większość z {count} kształtów leży na sobie; pomiń warstwy, które nie są polami, albo importuj po jednej warstwie</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/repair.py" />
      <source>Not all repairs were tried: there are too many problems. Correct some by hand, then repair again.</source>
      <translation>Nie wypróbowano wszystkich napraw: problemów jest zbyt wiele. Popraw niektóre ręcznie, a potem uruchom naprawę ponownie.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/repair.py" />
      <source>deleted {vertices}, which no field uses</source>
      <translation>usunięto, czego żadne pole nie używa: {vertices}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/repair.py" />
      <source>dropped the repeated {vertices} of field {field}</source>
      <translation>w polu {field} usunięto powtórzenie: {vertices}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/repair.py" />
      <source>dropped the spike of field {field} at {vertices}</source>
      <translation>w polu {field} usunięto kolec: {vertices}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/repair.py" />
      <source>dropped {portal} {id}, the same as {first}</source>
      <translation>usunięto: {portal} {id}, to samo co {first}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/repair.py" />
      <source>dropped {vertices}, redundant on straight edges</source>
      <translation>usunięto, zbędne na prostych krawędziach: {vertices}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/repair.py" />
      <source>made one vertex, {vertex}, of {vertices}, which lie on the same point</source>
      <translation>z wierzchołków {vertices}, leżących w jednym punkcie, jest jeden: {vertex}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/repair.py" />
      <source>moved {portal} {id} onto the boundary of {fields}</source>
      <translation>przesunięto na granicę ({fields}): {portal} {id}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/repair.py" />
      <source>put {vertices} into the boundary of field {field}, which passes through</source>
      <translation>do granicy pola {field}, która przez nie przechodzi, wstawiono: {vertices}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/slits.py" />
      <source>borders that are so close together are too long in all to be joined: give a larger distance, or leave out layers that are no fields</source>
      <translation>granice leżące tak blisko siebie są łącznie zbyt długie, by je połączyć: podaj większą odległość albo pomiń warstwy, które nie są polami</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/snap_moves.py" />
      <source>moved the edge from {a} to {b} of {fields} to pass through vertex {vertex}, {length} away</source>
      <translation>krawędź od {a} do {b} ({fields}) poprowadzono przez wierzchołek {vertex}, odległy o {length}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/snap_moves.py" />
      <source>moved vertex {vertex} by {length} onto the edge from {a} to {b}</source>
      <translation>wierzchołek {vertex} przesunięto o {length} na krawędź od {a} do {b}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/snap_moves.py" />
      <source>put vertex {vertex} where edges of the stacked {fields} cross</source>
      <translation>wierzchołek {vertex} wstawiono tam, gdzie przecinają się krawędzie pól leżących nad sobą ({fields})</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/snap_moves.py" />
      <source>used vertex {vertex} in place of {others} in {fields}</source>
      <translation>wierzchołek {vertex} zastąpił {others} ({fields})</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/snap_moves.py" />
      <source>{vertex} ({length} away)</source>
      <translation>{vertex} (odległy o {length})</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/skirmish_wars.yaml" />
      <source>base</source>
      <translation>baza</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/skirmish_wars.yaml" />
      <source>city</source>
      <translation>miasto</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/skirmish_wars.yaml" />
      <source>factory</source>
      <translation>fabryka</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/skirmish_wars.yaml" />
      <source>foot soldier</source>
      <translation>piechur</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/skirmish_wars.yaml" />
      <source>forest</source>
      <translation>las</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/skirmish_wars.yaml" />
      <source>grass</source>
      <translation>trawa</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/skirmish_wars.yaml" />
      <source>hills</source>
      <translation>wzgórza</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/skirmish_wars.yaml" />
      <source>mountains</source>
      <translation>góry</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/skirmish_wars.yaml" />
      <source>road</source>
      <translation>droga</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/skirmish_wars.yaml" />
      <source>tracked unit</source>
      <translation>jednostka gąsienicowa</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/skirmish_wars.yaml" />
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>water</source>
      <translation>woda</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/skirmish_wars.yaml" />
      <source>wheeled unit</source>
      <translation>jednostka kołowa</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>A room and a walkway need an open field between them to see each other. Is a field of water enough?</source>
      <translation>Pomieszczenie i pomost widzą się tylko przez pole otwarte. Czy wystarczy pole wody?</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>A straight line must reach the target over open fields only; buildings, walkways and obstacles in between block it.</source>
      <translation>Linia prosta musi dotrzeć do celu tylko przez pola otwarte; budynki, pomosty i przeszkody po drodze ją zasłaniają.</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>A target on the same field is always in sight, at distance 1.</source>
      <translation>Cel na tym samym polu jest zawsze widoczny, w odległości 1.</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>A tunnel and the walkway above it never see each other.</source>
      <translation>Tunel i pomost nad nim nigdy się nie widzą.</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>Between a built-up and an elevated field the line has to cross at least one open field and nothing else, or pass through the ladder on the edge that the two share.</source>
      <translation>Między polem zabudowanym a podwyższonym linia musi przecinać co najmniej jedno pole otwarte i nic innego albo przechodzić przez drabinę na ich wspólnej krawędzi.</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>Black sector</source>
      <translation>Czarny sektor</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>Do places that belong to no field block sight?</source>
      <translation>Czy miejsca nienależące do żadnego pola zasłaniają widok?</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>Does a line count that touches a blocking corner or runs along a blocking edge? By default it does not, since nobody at a table can tell a line of no width.</source>
      <translation>Czy liczy się linia, która dotyka zasłaniającego rogu lub biegnie wzdłuż zasłaniającej krawędzi? Domyślnie nie, bo przy stole nikt nie rozpozna linii bez szerokości.</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>Does a second field of hard terrain in one turn lower the allowance again?</source>
      <translation>Czy drugie pole trudnego terenu w jednej turze znów zmniejsza liczbę kroków?</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>Does everybody in a building see everybody else in it, round corners too, or only along straight lines?</source>
      <translation>Czy w budynku każdy widzi każdego, także za rogiem, czy tylko po linii prostej?</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>Everybody in a building sees everybody else in the same building.</source>
      <translation>W tym samym budynku każdy widzi każdego.</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>From one built-up field to another the line may also run through built-up fields only; the walls between them have windows.</source>
      <translation>Z jednego pola zabudowanego do drugiego linia może biec także tylko przez pola zabudowane; ściany między nimi mają okna.</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>From one elevated field to another only obstacles block the line.</source>
      <translation>Z jednego pola podwyższonego do drugiego linię zasłaniają tylko przeszkody.</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>Is the distance between two fields counted in fields, in what they cost, hard terrain 1 more, or in turns of whoever walks?</source>
      <translation>Czy odległość dwóch pól liczy się w polach, w ich koszcie (trudny teren o 1 więcej), czy w turach tego, kto idzie?</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>Red sector</source>
      <translation>Czerwony sektor</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>White sector</source>
      <translation>Biały sektor</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>Yellow sector</source>
      <translation>Żółty sektor</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>accuracy</source>
      <translation>celność</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>black</source>
      <translation>czarny</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <location filename="exporters/mapkit_exporters" />
      <source>blocks</source>
      <translation>zasłania</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>built-up</source>
      <translation>zabudowane</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>card</source>
      <translation>karta</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>cost</source>
      <translation>koszt</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>cost of hard terrain</source>
      <translation>koszt trudnego terenu</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>defender</source>
      <translation>obrońca</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>door</source>
      <translation>drzwi</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>each_entering</source>
      <translation>przy każdym wejściu</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>elevated</source>
      <translation>podwyższone</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>gaps and the outside of the board</source>
      <translation>luki i otoczenie planszy</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>hard terrain</source>
      <translation>trudny teren</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>ladder</source>
      <translation>drabina</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>lines that only graze</source>
      <translation>linie tylko styczne</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>lines_only</source>
      <translation>tylko linie</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <location filename="exporters/mapkit_exporters" />
      <source>no</source>
      <translation>nie</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>noise</source>
      <translation>hałas</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>number</source>
      <translation>numer</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>objective</source>
      <translation>cel</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>obstacle</source>
      <translation>przeszkoda</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>officer</source>
      <translation>oficer</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>once_a_turn</source>
      <translation>raz na turę</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>open</source>
      <translation>otwarte</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>passes</source>
      <translation>przepuszcza</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>recoil</source>
      <translation>odrzut</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>red</source>
      <translation>czerwony</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>regroup mark</source>
      <translation>przegrupowanie</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>role</source>
      <translation>rola</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>sees_all</source>
      <translation>widzi wszystko</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>sight inside a building</source>
      <translation>widoczność wewnątrz budynku</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>silencer</source>
      <translation>tłumik</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>sniper</source>
      <translation>snajper</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>sniper entry</source>
      <translation>pozycja początkowa</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>soldier</source>
      <translation>żołnierz</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>squad</source>
      <translation>oddział</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>start</source>
      <translation>start</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>walking distance</source>
      <translation>odległość marszu</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>wall</source>
      <translation>ściana</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>water as the open field between a room and a walkway</source>
      <translation>woda jako pole otwarte między pomieszczeniem a pomostem</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>white</source>
      <translation>biały</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>yellow</source>
      <translation>żółty</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <location filename="exporters/mapkit_exporters" />
      <source>yes</source>
      <translation>tak</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/diagnostic.py" />
      <source>error</source>
      <translation>błąd</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/diagnostic.py" />
      <source>note</source>
      <translation>uwaga</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/diagnostic.py" />
      <source>warning</source>
      <translation>ostrzeżenie</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Add a door or a ladder, or mark them as fields that nobody enters.</source>
      <translation>Dodaj drzwi lub drabinę albo oznacz je jako pola, na które nikt nie wchodzi.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Add the markers of the ruleset before the map is played.</source>
      <translation>Zanim zaczniesz grać, dodaj znaczniki wymagane przez zasady.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Add the missing ones.</source>
      <translation>Dodaj brakujące.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Add the vertex under 'vertices' or correct its name.</source>
      <translation>Dodaj wierzchołek albo popraw jego nazwę.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>All its points lie on one line: move at least one off it.</source>
      <translation>Wszystkie punkty leżą na jednej linii: przesuń z niej co najmniej jeden.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Allowed, but commands will then ask for the id.</source>
      <translation>Dozwolone, ale polecenia zapytają wtedy o id.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Allowed, but rare; check the sectors of the fields.</source>
      <translation>Dozwolone, ale rzadkie; sprawdź sektory pól.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Change one of the two, or delete the marker: the game never uses it.</source>
      <translation>Zmień jedno z nich albo usuń znacznik: gra nigdy go nie użyje.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Check that it is intended: no figure enters a void.</source>
      <translation>Sprawdź, czy tak ma być: w puste miejsce nie wejdzie żadna figurka.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Choose a field on the outer edge of the board.</source>
      <translation>Wybierz pole na zewnętrznym brzegu planszy.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Close it by giving both sides the same vertices. An intended hole has room for a disc as wide as the tolerance.</source>
      <translation>Zamknij ją, dając obu stronom te same wierzchołki; w zamierzonej dziurze mieści się krążek szerokości tolerancji.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Correct the field's id under 'between'.</source>
      <translation>Popraw id pola.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Correct the field's id.</source>
      <translation>Popraw id pola.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Delete it, or put it into the rings it was meant for.</source>
      <translation>Usuń go albo wstaw do obrysów, do których należy.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Delete one of the two.</source>
      <translation>Usuń jedno z nich.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Delete one of the two; a ring is not closed by repeating its first point.</source>
      <translation>Usuń jeden z nich; obrysu nie zamyka się powtórzeniem pierwszego punktu.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Delete or renumber one of the two.</source>
      <translation>Usuń lub przenumeruj jeden z nich.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Delete the extra ones.</source>
      <translation>Usuń nadmiarowe.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Delete the portal, or correct the field.</source>
      <translation>Usuń przejście albo popraw pole.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Delete the tip: the boundary runs out and back along the same line.</source>
      <translation>Usuń czubek: granica biegnie tam i z powrotem po tej samej linii.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Draw at least one field under 'fields'.</source>
      <translation>Narysuj co najmniej jedno pole.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Draw each piece as a field of its own.</source>
      <translation>Narysuj każdą część jako osobne pole.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Draw the ring with three points or more, or delete the hole or field.</source>
      <translation>Narysuj obrys z trzech lub więcej punktów albo usuń otwór czy pole.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Fix what is listed, then check again.</source>
      <translation>Popraw to, co wymieniono, a potem sprawdź mapę ponownie.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>For the rules, a building is a set of rooms joined by steps; its name is only for people.</source>
      <translation>Dla zasad budynek to zbiór pomieszczeń połączonych krokami; jego nazwa jest tylko dla ludzi.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Give 'at' two different points of the shared boundary.</source>
      <translation>Podaj dwa różne punkty wspólnej granicy.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Give a positive number of millimetres.</source>
      <translation>Podaj dodatnią liczbę milimetrów.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Give each its own id.</source>
      <translation>Nadaj każdemu własne id.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Give it fields; the squad of a sector needs them to start in.</source>
      <translation>Nadaj mu pola; oddział sektora potrzebuje ich na start.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Give the field an outer ring.</source>
      <translation>Nadaj polu zewnętrzny obrys.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Give the marker the attributes that the ruleset names for its type.</source>
      <translation>Nadaj znacznikowi cechy, które zasady podają dla jego typu.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Give them a sector; fields that belong to nobody are in a neutral one.</source>
      <translation>Nadaj im sektor; pola niczyje należą do neutralnego.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Harmless: it changes no table.</source>
      <translation>Nieszkodliwe: nie zmienia żadnej tabeli.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Harmless; delete it unless you mean to move it.</source>
      <translation>Nieszkodliwe; usuń go, chyba że chcesz go przesunąć.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Keep the hole away from the outer ring and the other holes, or draw the field without it.</source>
      <translation>Odsuń otwór od zewnętrznego obrysu i innych otworów albo narysuj pole bez niego.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Leave 'level' out, or change the kind.</source>
      <translation>Zostaw poziom według rodzaju albo zmień rodzaj.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Make the two fields alike; mapkit compose --symmetric completes half a layout.</source>
      <translation>Upodobnij do siebie oba pola; mapkit compose --symmetric uzupełnia połowę układu.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Move it to a field of its sector, or correct the field's sector.</source>
      <translation>Przenieś go na pole jego sektora albo popraw sektor pola.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Move it to a field that figures can enter.</source>
      <translation>Przenieś go na pole, na które figurki mogą wejść.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Move its vertices onto the board, or correct 'size_mm'.</source>
      <translation>Przesuń wierzchołki na planszę albo popraw jej rozmiar.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Move one of the two, unless it is intended.</source>
      <translation>Przenieś jeden z nich, chyba że tak ma być.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Move the boundary that one of them shares with the other.</source>
      <translation>Przesuń ich wspólną granicę.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Move the ends of 'at' onto the shared boundary.</source>
      <translation>Przesuń oba końce na wspólną granicę.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Move the hole inside the outer ring, or delete it.</source>
      <translation>Przesuń otwór do wnętrza zewnętrznego obrysu albo go usuń.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Name its fields, or delete it.</source>
      <translation>Podaj jego pola albo go usuń.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Name the two fields on both sides of it.</source>
      <translation>Podaj dwa pola po obu stronach.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Name two fields that share a boundary, not only a corner.</source>
      <translation>Podaj dwa pola o wspólnej granicy, nie tylko rogu.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Nothing has to be done: the vertices are added on loading. If both fields name them, the border stays shared when a vertex is moved.</source>
      <translation>Nic nie trzeba robić: wierzchołki są uzupełniane przy wczytywaniu. Gdy wymieniają je oba pola, granica pozostaje wspólna po przesunięciu wierzchołka.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Only a ground field of the ruleset's tunnel class may lie below an upper field of its walkway class.</source>
      <translation>Pod górnym polem klasy pomostu może leżeć tylko dolne pole klasy tunelu.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Put a vertex at the crossing into one of the two rings.</source>
      <translation>Wstaw do jednego z obrysów wierzchołek w miejscu przecięcia.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Put both ends on the same unbroken piece; use two portals for two pieces.</source>
      <translation>Umieść oba końce na tym samym ciągłym odcinku; dla dwóch odcinków użyj dwóch przejść.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Put the points of the ring in the order in which they go round the field.</source>
      <translation>Ustaw punkty obrysu w kolejności, w jakiej obiegają pole.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Put the vertex into the edge's ring, or move it away.</source>
      <translation>Wstaw wierzchołek do obrysu z tą krawędzią albo go odsuń.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Remove one of the two.</source>
      <translation>Usuń jeden z nich.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Remove the attribute, or change the field's kind.</source>
      <translation>Usuń cechę albo zmień rodzaj pola.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Remove the trait or change the field's kind.</source>
      <translation>Usuń teren albo zmień rodzaj pola.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Rename it, so that commands know which one is meant.</source>
      <translation>Zmień jego nazwę, by polecenia wiedziały, o które chodzi.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Stacked fields are never adjacent; put the portal at the tunnel's mouth.</source>
      <translation>Pola nad sobą nigdy nie przylegają; umieść przejście u wylotu tunelu.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>State how far a drawn point can really be off. mapkit looked for near misses only within the typical length of an edge.</source>
      <translation>Podaj, o ile narysowany punkt może naprawdę odbiegać. mapkit szukał bliskich chybień tylko w granicach typowej długości krawędzi.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Take it out of one of them.</source>
      <translation>Usuń je z jednego z nich.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Take it out of the building, or correct its kind.</source>
      <translation>Usuń je z budynku albo popraw jego rodzaj.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>The game depends on this split; move objectives between sectors.</source>
      <translation>Gra liczy na ten podział; przenieś cele między sektorami.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>This is allowed; check that it is intended.</source>
      <translation>To dozwolone; sprawdź, czy tak ma być.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Use 1 to 40 characters without blanks and without '|'.</source>
      <translation>Użyj od 1 do 40 znaków bez odstępów i bez „|”.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Use a choice of the ruleset with one of its values.</source>
      <translation>Użyj wyboru z zasad z jedną z jego wartości.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Use a kind of the ruleset, or add one under 'kinds'.</source>
      <translation>Użyj rodzaju z zasad albo dodaj go do mapy.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Use a sector of the map, or add one under 'sectors'.</source>
      <translation>Użyj sektora mapy albo go dodaj.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Use a trait of the ruleset, or add one under 'traits'.</source>
      <translation>Użyj terenu z zasad albo dodaj go do mapy.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Use a type of the ruleset.</source>
      <translation>Użyj typu z zasad.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Use another portal type, or correct the kind of one of the fields.</source>
      <translation>Użyj innego typu przejścia albo popraw rodzaj jednego z pól.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Use level 0 (ground) or 1 (upper).</source>
      <translation>Użyj poziomu 0 (dolnego) lub 1 (górnego).</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Use one of the values that the ruleset allows.</source>
      <translation>Użyj jednej z wartości dozwolonych przez zasady.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Use one of them everywhere, so that neighbours move together.</source>
      <translation>Użyj wszędzie jednego z nich, by sąsiedzi poruszali się razem.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Use one vertex for both, or move them apart.</source>
      <translation>Użyj jednego wierzchołka zamiast obu albo je rozsuń.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Use whole numbers of map units below 2^30 (1073741824) in size.</source>
      <translation>Użyj liczb całkowitych w jednostkach mapy mniejszych niż 2^30 (1073741824).</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Widen the field, or state a smaller tolerance if it is drawn that exactly.</source>
      <translation>Poszerz pole albo podaj mniejszą tolerancję, jeśli narysowano je tak dokładnie.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>delete the vertex</source>
      <translation>usunąć wierzchołek</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>drop a portal that repeats another exactly</source>
      <translation>pominąć przejście, które dokładnie powtarza inne</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>drop the repeated point</source>
      <translation>pominąć powtórzony punkt</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>drop the tip of the spike</source>
      <translation>pominąć czubek kolca</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>drop the vertex from the rings</source>
      <translation>pominąć wierzchołek w obrysach</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>keep the first, use it everywhere</source>
      <translation>zachować pierwszy i użyć go wszędzie</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>make one vertex of the two</source>
      <translation>zrobić z obu jeden wierzchołek</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>move the portal onto the boundary beside it</source>
      <translation>przesunąć przejście na granicę obok</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>put a vertex there</source>
      <translation>wstawić tam wierzchołek</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>put the vertices into the ring</source>
      <translation>wstawić wierzchołki do obrysu</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>snap boundaries that overlap by less than the tolerance</source>
      <translation>przyciągnąć granice nachodzące na siebie o mniej niż tolerancja</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>snap the two together</source>
      <translation>przyciągnąć oba do siebie</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>snap the vertices round it together</source>
      <translation>przyciągnąć do siebie wierzchołki wokół niej</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/clicks.py" />
      <source>one click a field: give 1 to {most} places</source>
      <translation>jedno kliknięcie na pole: podaj od 1 do {most} miejsc</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/clicks.py" />
      <source>the area has no inside on the board</source>
      <translation>obszar nie ma wnętrza na planszy</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/clicks.py" />
      <source>the click is not in the field</source>
      <translation>kliknięcie nie leży w polu</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/clicks.py" />
      <source>the place {x},{y} mm is not on the board of {width} x {height} mm</source>
      <translation>miejsce {x},{y} mm nie leży na planszy {width} x {height} mm</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/corners.py" />
      <source>a board has four corners: give x,y four times</source>
      <translation>plansza ma cztery rogi: podaj cztery razy x,y</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/corners.py" />
      <source>a corner lies outside the picture, which has {width} x {height} pixels</source>
      <translation>róg leży poza obrazem, który ma {width} x {height} pikseli</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/corners.py" />
      <source>the corners do not go round the board: give them clockwise, from the top left</source>
      <translation>rogi nie idą dookoła planszy: podaj je zgodnie z ruchem wskazówek zegara od lewego górnego</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/corners.py" />
      <source>the corners show the board mirrored: give them clockwise, from the top left</source>
      <translation>z tymi rogami plansza jest w odbiciu lustrzanym: podaj je zgodnie z ruchem wskazówek zegara od lewego górnego</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/corners.py" />
      <source>the photo shows two boards, or two things as large as one; cut one of them off, or give the corners of the board</source>
      <translation>na zdjęciu są dwie plansze lub dwie tak samo duże rzeczy; odetnij jedną z nich albo podaj rogi planszy</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/corners.py" />
      <location filename="mapkit/digitize/rectify.py" />
      <source>three of the corners lie on a line, or two in one place</source>
      <translation>trzy z rogów leżą na prostej albo dwa w jednym miejscu</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/laid.py" />
      <source>The picture does not lie on the board so that it shows anything.</source>
      <translation>Obraz nie leży na planszy tak, żeby cokolwiek pokazywał.</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/libraries.py" />
      <source>tracing a photo needs OpenCV and Pillow: pip install '{package}[trace]', or ./mapkit.sh trace in a checkout</source>
      <translation>mapa ze zdjęcia wymaga OpenCV i Pillow: pip install '{package}[trace]', a w kopii repozytorium ./mapkit.sh trace</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/photo.py" />
      <source>the picture {path} is damaged or cut off</source>
      <translation>obraz {path} jest uszkodzony lub niepełny</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/photo.py" />
      <source>{path} has too many pixels; at most {most} megapixels are read</source>
      <translation>{path} ma zbyt wiele pikseli; czyta się najwyżej {most} megapikseli</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/photo.py" />
      <source>{path} has {width} x {height} pixels, too few to find lines in; take a photo with at least 3 pixels for each mm of the board</source>
      <translation>{path} ma {width} x {height} pikseli, za mało, by szukać linii; zrób zdjęcie z co najmniej 3 pikselami na każdy mm planszy</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/photo.py" />
      <source>{path} has {width} x {height} pixels; at most {most} megapixels are read</source>
      <translation>{path} ma {width} x {height} pikseli; czyta się najwyżej {most} megapikseli</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/photo.py" />
      <source>{path} holds several pictures; save the one of the board alone</source>
      <translation>{path} zawiera kilka obrazów; zapisz tylko ten z planszą</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/photo.py" />
      <source>{path} is empty</source>
      <translation>{path} jest pusty</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/photo.py" />
      <source>{path} is no JPEG, PNG, TIFF or WebP picture</source>
      <translation>{path} nie jest obrazem JPEG, PNG, TIFF ani WebP</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/placing.py" />
      <source>no border is near it</source>
      <translation>nie ma przy nim granicy</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/placing.py" />
      <source>no field is below it</source>
      <translation>nie ma pod nim pola</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/quality.py" />
      <source>blurred</source>
      <translation>rozmyte</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/quality.py" />
      <source>overexposed</source>
      <translation>prześwietlone</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/quality.py" />
      <source>the photo has only {scale} pixels a mm where they are fewest; thin lines want at least {least}</source>
      <translation>zdjęcie ma w najgorszym miejscu tylko {scale} piksela na mm; cienkie linie wymagają co najmniej {least}</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/quality.py" />
      <source>the photo is {what} in {count} of 16 parts, first round {x},{y} mm</source>
      <translation>zdjęcie jest {what} w {count} z 16 części, najpierw wokół {x},{y} mm</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/quality.py" />
      <source>{count} of the board's four sides stand out from the table, so how the lens and the board bend is not known well</source>
      <translation>od stołu odróżnia się tylko tyle z czterech boków planszy: {count}; nie wiadomo więc dobrze, jak zniekształca obiektyw i jak wygina się plansza</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/seed_file.py" />
      <source>{path} has no places</source>
      <translation>{path} nie zawiera żadnych miejsc</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/seed_file.py" />
      <source>{path}:{line}: a line has x and y of a place, in mm: 120.5,80</source>
      <translation>{path}:{line}: wiersz zawiera x i y miejsca w mm: 120.5,80</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/templates.py" />
      <source>'{name}' has no attributes</source>
      <translation>„{name}” nie ma cech</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/templates.py" />
      <source>'{name}' needs the attributes {names}</source>
      <translation>„{name}” wymaga cech {names}</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/templates.py" />
      <source>it has more than {most} parts</source>
      <translation>ma więcej niż {most} części</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/templates.py" />
      <source>it has no part '{name}'</source>
      <translation>nie ma części „{name}”</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/templates.py" />
      <source>it is no zip, or damaged</source>
      <translation>to nie zip albo jest uszkodzony</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/templates.py" />
      <source>its list cannot be read</source>
      <translation>jego listy nie da się odczytać</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/templates.py" />
      <source>its part '{name}' is too large</source>
      <translation>jego część „{name}” jest za duża</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/templates.py" />
      <source>template {n} is not as it should be</source>
      <translation>wzór {n} nie jest taki, jaki powinien być</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/templates.py" />
      <source>the box at {x},{y} mm lies off the board, which is {width} x {height} mm</source>
      <translation>ramka w miejscu {x},{y} mm leży poza planszą, która ma {width} x {height} mm</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/templates.py" />
      <source>the box is {width} x {height} mm; a side has {least} to {most} mm</source>
      <translation>ramka ma {width} x {height} mm; bok ma mieć od {least} do {most} mm</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/templates.py" />
      <source>the ruleset has no portal, marker or trait '{name}'; it has {names}</source>
      <translation>zasady nie mają przejścia, znacznika ani terenu „{name}”; mają {names}</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/templates.py" />
      <source>version 1 is read, this is '{version}'</source>
      <translation>odczytywana jest wersja 1, ta to „{version}”</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/templates.py" />
      <source>{attribute} of '{name}' is one of {names}, not '{value}'</source>
      <translation>{attribute} dla „{name}” to jedna z wartości {names}, nie „{value}”</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/templates.py" />
      <source>{path} is no file of templates: {why}</source>
      <translation>{path} nie jest plikiem wzorów: {why}</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/trace.py" />
      <source>from a photo, residual {residual} mm; fields and kinds are proposals, not reviewed</source>
      <translation>ze zdjęcia, odchyłka {residual} mm; pola i rodzaje to propozycje, nie sprawdzone</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/trace.py" />
      <source>no whole board stands out in the photo; lay it on something of another colour and show all of it, or give its corners with --corners</source>
      <translation>na zdjęciu nie widać całej planszy, która by się odróżniała; połóż ją na czymś innego koloru i sfotografuj całą albo podaj jej rogi opcją --corners</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/trace.py" />
      <source>the board in the photo is {seen} times as wide as it is high, the size that was given {given} times; is {width} x {height} mm right?</source>
      <translation>plansza na zdjęciu jest {seen} raza szersza niż wyższa, według podanego rozmiaru {given} raza; czy {width} x {height} mm się zgadza?</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/trace.py" />
      <source>the corner at the top left of the photo is number {number} of the board's, so the map is turned; if it should not be, give --corners, that one first</source>
      <translation>róg w lewym górnym rogu zdjęcia jest rogiem planszy numer {number}, więc mapa jest obrócona; jeśli nie ma być, podaj --corners, zaczynając od tego rogu</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/trace.py" />
      <source>the place {x},{y} mm got no field of its own: another place lies in the same one</source>
      <translation>miejsce {x},{y} mm nie dostało własnego pola: w tym samym leży inne miejsce</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/trace.py" />
      <source>with {width} x {height} mm the photo has {scale} pixels a mm; is that size in mm?</source>
      <translation>przy {width} x {height} mm zdjęcie ma {scale} pikseli na mm; czy ten rozmiar jest w mm?</translation>
    </message>
    <message>
      <location filename="mapkit/drafts/changes.py" />
      <source>field {field} gets the trait {trait}</source>
      <translation>pole {field} otrzymuje cechę {trait}</translation>
    </message>
    <message>
      <location filename="mapkit/drafts/changes.py" />
      <source>the edge from {a} to {b} is bent to {place}</source>
      <translation>krawędź od {a} do {b} załamuje się do {place}</translation>
    </message>
    <message>
      <location filename="mapkit/drafts/changes.py" />
      <source>vertex {vertex} moves {length} mm, to {place}</source>
      <translation>wierzchołek {vertex} przesuwa się o {length} mm, do {place}</translation>
    </message>
    <message>
      <location filename="mapkit/drafts/changes.py" />
      <source>{marker} moves from {before} to {after}</source>
      <translation>{marker} przenosi się z {before} na {after}</translation>
    </message>
    <message>
      <location filename="mapkit/drafts/changes.py" />
      <source>{portal} moves {length} mm, to {place}</source>
      <translation>{portal} przesuwa się o {length} mm, do {place}</translation>
    </message>
    <message>
      <location filename="mapkit/drafts/effects.py" />
      <source>nothing else changes</source>
      <translation>nic innego się nie zmienia</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/drafts/effects.py" />
      <source>{n} new dispute(s)</source>
      <translation>
        <numerusform>{n} nowy spór</numerusform>
        <numerusform>{n} nowe spory</numerusform>
        <numerusform>{n} nowych sporów</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/drafts/effects.py" />
      <source>{n} other distance(s)</source>
      <translation>
        <numerusform>{n} inna odległość</numerusform>
        <numerusform>{n} inne odległości</numerusform>
        <numerusform>{n} innych odległości</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/drafts/effects.py" />
      <source>{n} other verdict(s)</source>
      <translation>
        <numerusform>{n} inny werdykt</numerusform>
        <numerusform>{n} inne werdykty</numerusform>
        <numerusform>{n} innych werdyktów</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/drafts/effects.py" />
      <source>{n} settled dispute(s)</source>
      <translation>
        <numerusform>{n} rozstrzygnięty spór</numerusform>
        <numerusform>{n} rozstrzygnięte spory</numerusform>
        <numerusform>{n} rozstrzygniętych sporów</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/drafts/goals.py" />
      <source>'{text}' is no part of a goal; write {names}, joined by + and with a weight before * where one counts more</source>
      <translation>„{text}” nie jest częścią celu; pisz {names}, połączone znakiem +, z wagą przed *, jeśli coś liczy się bardziej</translation>
    </message>
    <message>
      <location filename="mapkit/drafts/goals.py" />
      <source>a weight of 0 asks for nothing; leave out {name}</source>
      <translation>waga 0 o nic nie prosi; pomiń {name}</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/drafts/goals.py" />
      <source>no way leads to {n} objective(s)</source>
      <translation>
        <numerusform>do {n} celu nie prowadzi żadna droga</numerusform>
        <numerusform>do {n} celów nie prowadzi żadna droga</numerusform>
        <numerusform>do {n} celów nie prowadzi żadna droga</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/drafts/goals.py" />
      <source>nobody reaches an objective in 0 turns</source>
      <translation>nikt nie dotrze do celu w 0 tur</translation>
    </message>
    <message>
      <location filename="mapkit/drafts/goals.py" />
      <source>objectives are seen from {least} to {most} fields</source>
      <translation>cele widać z {least} do {most} pól</translation>
    </message>
    <message>
      <location filename="mapkit/drafts/goals.py" />
      <source>objectives are {least} to {most} turns away</source>
      <translation>do celów jest od {least} do {most} tur</translation>
    </message>
    <message>
      <location filename="mapkit/drafts/goals.py" />
      <source>the goal asks for {name} twice</source>
      <translation>cel zawiera {name} dwa razy</translation>
    </message>
    <message>
      <location filename="mapkit/drafts/goals.py" />
      <source>the goal contradicts itself: {name} is asked for twice</source>
      <translation>cel jest sprzeczny: {name} występuje w nim dwa razy</translation>
    </message>
    <message>
      <location filename="mapkit/drafts/goals.py" />
      <source>there is no goal '{name}'; did you mean {near}?</source>
      <translation>nie ma celu „{name}”; może chodziło o {near}?</translation>
    </message>
    <message>
      <location filename="mapkit/drafts/goals.py" />
      <source>there is no goal '{name}'; known ones: {known}</source>
      <translation>nie ma celu „{name}”; znane cele: {known}</translation>
    </message>
    <message>
      <location filename="mapkit/drafts/goals.py" />
      <source>{figure} ({off} off the goal)</source>
      <translation>{figure} ({off} od celu)</translation>
    </message>
    <message>
      <location filename="mapkit/drafts/goals.py" />
      <source>{low} to {high} turns contradict each other</source>
      <translation>od {low} do {high} tur to sprzeczność</translation>
    </message>
    <message>
      <location filename="mapkit/drafts/goals.py" />
      <source>{name} has to be written like {example}</source>
      <translation>{name} pisze się tak: {example}</translation>
    </message>
    <message>
      <location filename="mapkit/drafts/goals.py" />
      <source>{name} needs entries on the map and a sniper in the ruleset</source>
      <translation>{name} wymaga pozycji początkowych na mapie i snajpera w zasadach</translation>
    </message>
    <message>
      <location filename="mapkit/drafts/goals.py" />
      <source>{name} needs lines of sight, and the ruleset has none</source>
      <translation>{name} wymaga linii wzroku, a te zasady jej nie mają</translation>
    </message>
    <message>
      <location filename="mapkit/drafts/goals.py" />
      <source>{name} needs objectives on the map, at least {n}</source>
      <translation>{name} wymaga celów na mapie, co najmniej {n}</translation>
    </message>
    <message>
      <location filename="mapkit/drafts/goals.py" />
      <source>{name} takes no value</source>
      <translation>{name} nie przyjmuje wartości</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/drafts/goals.py" />
      <source>{n} disputed verdict(s)</source>
      <translation>
        <numerusform>{n} sporny werdykt</numerusform>
        <numerusform>{n} sporne werdykty</numerusform>
        <numerusform>{n} spornych werdyktów</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/drafts/improving.py" />
      <source>the bounds let nothing move, so there is no other draft</source>
      <translation>granice nie pozwalają niczego przesunąć, więc nie ma innego projektu</translation>
    </message>
    <message>
      <location filename="mapkit/drafts/settling.py" />
      <source>nothing is disputed between {a} and {b}</source>
      <translation>między polami {a} i {b} nic nie jest sporne</translation>
    </message>
    <message>
      <location filename="mapkit/drafts/settling.py" />
      <source>{a} and {b} are the same field</source>
      <translation>{a} i {b} to to samo pole</translation>
    </message>
    <message>
      <location filename="mapkit/drafts/suggestions.py" />
      <source>({length} mm in all)</source>
      <translation>(łącznie {length} mm)</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/drafts/suggestions.py" />
      <source>it is seen from {left}, {n} field(s) fewer</source>
      <translation>
        <numerusform>widać je z {left}, o {n} pole mniej</numerusform>
        <numerusform>widać je z {left}, o {n} pola mniej</numerusform>
        <numerusform>widać je z {left}, o {n} pól mniej</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/drafts/suggestions.py" />
      <source>they do not see each other</source>
      <translation>nie widzą się</translation>
    </message>
    <message>
      <location filename="mapkit/drafts/suggestions.py" />
      <source>they see each other, at distance {distance}</source>
      <translation>widzą się, w odległości {distance}</translation>
    </message>
    <message>
      <location filename="mapkit/drafts/suggestions.py" />
      <source>{good}: {changed} ({effects}).</source>
      <translation>{good}: {changed} ({effects}).</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/board.py" />
      <source>Field {field} runs below</source>
      <translation>Poniżej biegnie pole {field}</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/board.py" />
      <source>{portal} {id} between {a} and {b}</source>
      <translation>{portal} {id} między {a} i {b}</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/booklet.py" />
      <source>Close calls</source>
      <translation>Przypadki na styk</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/booklet.py" />
      <source>How to read it</source>
      <translation>Jak go czytać</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/booklet.py" />
      <source>Index</source>
      <translation>Indeks</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/booklet.py" />
      <location filename="mapkit/editor/panels/kind_palette.py" />
      <location filename="mapkit/editor/panels/property_rows.py" />
      <location filename="mapkit/illustrate/report/places.py" />
      <location filename="mapkit/review/sentences.py" />
      <source>No sector</source>
      <translation>Bez sektora</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/booklet.py" />
      <source>Sight booklet</source>
      <translation>Zeszyt widoczności</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/booklet.py" />
      <source>the booklet of this map would have {count} pages or more, and {most} is the most; take larger paper</source>
      <translation>zeszyt tej mapy miałby {count} stron lub więcej, a najwyżej może mieć {most}; weź większy papier</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/booklet_front.py" />
      <source>A coloured field with a number is seen; the number is the shot distance. Near fields are light, far ones dark. White fields are not seen.</source>
      <translation>Kolorowe pole z liczbą jest widoczne; liczba to odległość strzału. Bliskie pola są jasne, dalekie ciemne. Białych pól nie widać.</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/booklet_front.py" />
      <source>A dash: not known, because of an error in the map.</source>
      <translation>Kreska: nie wiadomo z powodu błędu w mapie.</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/booklet_front.py" />
      <source>A number in brackets belongs to the field below, dashed where it is covered.</source>
      <translation>Liczba w nawiasie należy do pola pod innym; tam, gdzie jest zakryte, jest kreskowane.</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/booklet_front.py" />
      <source>A question mark: the drawing cannot settle this answer. The last pages say what it turns on.</source>
      <translation>Znak zapytania: tej odpowiedzi rysunek nie rozstrzyga. Od czego zależy, mówią ostatnie strony.</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/booklet_front.py" />
      <source>A target on the same field is at distance 1.</source>
      <translation>Cel na tym samym polu jest w odległości 1.</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/booklet_front.py" />
      <source>An example: field {field}</source>
      <translation>Przykład: pole {field}</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/booklet_front.py" />
      <source>Below each picture all fields that are seen are listed, with their distances.</source>
      <translation>Pod każdym obrazkiem wypisane są wszystkie widoczne pola z odległościami.</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/booklet_front.py" />
      <source>Each picture is the whole board as one field sees it. That field is black.</source>
      <translation>Każdy obrazek to cała plansza widziana z jednego pola. To pole jest czarne.</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/booklet_front.py" />
      <source>Printed at its full size no distance and no list is smaller than {n} points.</source>
      <translation>Przy druku w pełnym rozmiarze żadna odległość i żadna lista nie jest mniejsza niż {n} pkt.</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/booklet_front.py" />
      <source>The first and the last field of a page stand at its top; the index has the rest.</source>
      <translation>Pierwsze i ostatnie pole strony stoją u góry; reszta jest w indeksie.</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/booklet_layout.py" />
      <source>not known:</source>
      <translation>nie wiadomo:</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/booklet_layout.py" />
      <source>not seen, but disputed:</source>
      <translation>niewidoczne, ale sporne:</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/booklet_layout.py" />
      <source>sees no other field</source>
      <translation>nie widzi żadnego innego pola</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/drawing/booklet_layout.py" />
      <source>sees {n} field(s):</source>
      <translation>
        <numerusform>widzi {n} pole:</numerusform>
        <numerusform>widzi {n} pola:</numerusform>
        <numerusform>widzi {n} pól:</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/drawing/booklet_layout.py" />
      <source>what one field of this map sees does not fit on a page; take larger paper</source>
      <translation>to, co widzi jedno pole tej mapy, nie mieści się na stronie; weź większy papier</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/booklet_lists.py" />
      <source>Answers that the drawing cannot settle</source>
      <translation>Odpowiedzi, których rysunek nie rozstrzyga</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/booklet_lists.py" />
      <source>Fields, and the page of each</source>
      <translation>Pola i ich strony</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/booklet_lists.py" />
      <source>Names</source>
      <translation>Nazwy</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/booklet_lists.py" />
      <source>What is printed on the board</source>
      <translation>Co jest nadrukowane na planszy</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/booklet_lists.py" />
      <source>{words}: field {field}</source>
      <translation>{words}: pole {field}</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/card_sheets.py" />
      <source>a card of {width} by {height} mm does not fit on the paper: print the board with mapkit draw --sheets</source>
      <translation>karta {width} na {height} mm nie mieści się na papierze: wydrukuj planszę przez mapkit draw --sheets</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/card_sheets.py" />
      <location filename="mapkit/drawing/cards.py" />
      <source>{name}: cards</source>
      <translation>{name}: karty</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/card_sheets.py" />
      <source>{name}: elements</source>
      <translation>{name}: elementy</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/card_sheets.py" />
      <location filename="mapkit/drawing/cards.py" />
      <source>{number} of {count} · {label}</source>
      <translation>{number} z {count} · {label}</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/cards.py" />
      <source>An aid for this map, not a card of a printed game.</source>
      <translation>Pomoc do tej mapy, a nie karta drukowanej gry.</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/cards.py" />
      <location filename="mapkit/drawing/field_sight.py" />
      <location filename="mapkit/editor/sight/sight_panel.py" />
      <source>Field {a}</source>
      <translation>Pole {a}</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/cards.py" />
      <source>the map has neither objectives nor regroup marks, so there are no cards</source>
      <translation>mapa nie ma celów ani znaczników przegrupowania, więc nie ma kart</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/disputes.py" />
      <source>Line of the other answer</source>
      <translation>Linia drugiej odpowiedzi</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/disputes.py" />
      <location filename="mapkit/drawing/tracings.py" />
      <source>Lines</source>
      <translation>Linie</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/disputes.py" />
      <source>No such line: from field to field</source>
      <translation>Nie ma takiej linii: od pola do pola</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/disputes.py" />
      <source>What each place decides: two fields, and the distances in question</source>
      <translation>O czym decyduje które miejsce: dwa pola i sporne odległości</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/disputes.py" />
      <source>What is disputed</source>
      <translation>Co jest sporne</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/entry_arrows.py" />
      <source>{label} of {sector} at field {field}</source>
      <translation>{label}: {sector}, pole {field}</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/field_sight.py" />
      <source>Disputed: not seen</source>
      <translation>Sporne: niewidoczne</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/field_sight.py" />
      <source>Disputed: seen</source>
      <translation>Sporne: widoczne</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/field_sight.py" />
      <location filename="mapkit/drawing/ground.py" />
      <location filename="mapkit/drawing/heat.py" />
      <location filename="mapkit/drawing/movement.py" />
      <location filename="mapkit/drawing/places.py" />
      <source>Field {a}: {what}</source>
      <translation>Pole {a}: {what}</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/field_sight.py" />
      <source>Grazing: counted</source>
      <translation>Stycznie: liczy się</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/field_sight.py" />
      <source>Grazing: not counted</source>
      <translation>Stycznie: nie liczy się</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/field_sight.py" />
      <source>Not seen</source>
      <translation>Niewidoczne</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/field_sight.py" />
      <location filename="mapkit/illustrate/report/exposure.py" />
      <location filename="mapkit/illustrate/report/odds.py" />
      <source>Shot distance</source>
      <translation>Odległość strzału</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/field_sight.py" />
      <location filename="mapkit/editor/sight/pair_table.py" />
      <location filename="mapkit/illustrate/games_compared.py" />
      <source>Verdict</source>
      <translation>Werdykt</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/field_sight.py" />
      <location filename="mapkit/drawing/thumbnails.py" />
      <source>What {field} sees</source>
      <translation>Co widzi pole {field}</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/field_sight.py" />
      <source>clear</source>
      <translation>widoczne</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/field_sight.py" />
      <source>distance {distance}</source>
      <translation>odległość {distance}</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/field_sight.py" />
      <location filename="mapkit/drawing/pair.py" />
      <location filename="mapkit/editor/sight/pair_filters.py" />
      <source>grazing</source>
      <translation>stycznie</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/heat.py" />
      <source>no number</source>
      <translation>brak liczby</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/inset.py" />
      <source>{across} mm of the board, {times} times as large</source>
      <translation>{across} mm planszy, powiększenie {times} razy</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/inset.py" />
      <source>{letter}: round {x}, {y} mm</source>
      <translation>{letter}: wokół punktu {x}; {y} mm</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/legend.py" />
      <source>Between fields</source>
      <translation>Między polami</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/legend.py" />
      <source>On fields</source>
      <translation>Na polach</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/legend.py" />
      <location filename="mapkit/editor/canvas/layers_panel.py" />
      <location filename="mapkit/editor/panels/map_properties.py" />
      <source>Sectors</source>
      <translation>Sektory</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/legend.py" />
      <source>Tunnel below, its number in brackets</source>
      <translation>Tunel pod spodem, jego numer w nawiasie</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/legend.py" />
      <source>costs {n} to enter</source>
      <translation>wejście kosztuje {n}</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/legend.py" />
      <source>{mover} never</source>
      <translation>{mover} nigdy</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/legend.py" />
      <source>{mover} not known</source>
      <translation>{mover} nie wiadomo</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/legend.py" />
      <source>{mover} {n}</source>
      <translation>{mover} {n}</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/legend.py" />
      <source>{n} more to enter</source>
      <translation>wejście kosztuje o {n} więcej</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/looks.py" />
      <source>there is no look {name}; there are: {names}</source>
      <translation>nie ma wyglądu {name}; są: {names}</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/movement.py" />
      <source>A silent move</source>
      <translation>Cichy ruch</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/movement.py" />
      <source>A silent move from {a} to {b}</source>
      <translation>Cichy ruch z {a} do {b}</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/movement.py" />
      <source>Closed to this move</source>
      <translation>Niedostępne dla tego ruchu</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/movement.py" />
      <source>Hears it</source>
      <translation>Słyszy go</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/movement.py" />
      <source>Reach from {field}</source>
      <translation>Zasięg z pola {field}</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/movement.py" />
      <source>Start, field {field}</source>
      <translation>Początek, pole {field}</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/movement.py" />
      <source>The move</source>
      <translation>Ruch</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/movement.py" />
      <location filename="mapkit/drawing/pair_legend.py" />
      <location filename="mapkit/drawing/places.py" />
      <source>This answer</source>
      <translation>Ta odpowiedź</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/movement.py" />
      <source>Who hears the move</source>
      <translation>Kto słyszy ruch</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/movement.py" />
      <source>Who hears the move from {a} to {b}</source>
      <translation>Kto słyszy ruch z {a} do {b}</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/movement.py" />
      <source>Would hear a noisy move</source>
      <translation>Usłyszałoby głośny ruch</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/drawing/movement.py" />
      <source>{n} point(s)</source>
      <translation>
        <numerusform>{n} punkt</numerusform>
        <numerusform>{n} punkty</numerusform>
        <numerusform>{n} punktów</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/drawing/movement.py" />
      <source>{n} step(s)</source>
      <translation>
        <numerusform>{n} krok</numerusform>
        <numerusform>{n} kroki</numerusform>
        <numerusform>{n} kroków</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/drawing/movement.py" />
      <source>{words} point(s)</source>
      <translation>
        <numerusform>{words} punkt</numerusform>
        <numerusform>{words} punkty</numerusform>
        <numerusform>{words} punktów</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/drawing/movement.py" />
      <source>{words} step(s)</source>
      <translation>
        <numerusform>{words} krok</numerusform>
        <numerusform>{words} kroki</numerusform>
        <numerusform>{words} kroków</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/drawing/page.py" />
      <location filename="mapkit/editor/panels/map_properties.py" />
      <source>Example</source>
      <translation>Przykład</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/page.py" />
      <source>Made from the rules; no claim about the printed board.</source>
      <translation>Wykonano według zasad; nie mówi nic o drukowanej planszy.</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/page.py" />
      <location filename="mapkit/editor/panels/map_properties.py" />
      <source>Own design</source>
      <translation>Własny projekt</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/page.py" />
      <location filename="mapkit/editor/panels/map_properties.py" />
      <source>Reconstruction</source>
      <translation>Rekonstrukcja</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/page.py" />
      <source>Source: {source}</source>
      <translation>Źródło: {source}</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/page.py" />
      <source>Traced</source>
      <translation>Odrysowane</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/page.py" />
      <source>drawn {scale} : 1</source>
      <translation>rysowane {scale} : 1</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/page.py" />
      <source>{length} mm on the board</source>
      <translation>{length} mm na planszy</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/page.py" />
      <location filename="mapkit/editor/tools/ring_tool.py" />
      <source>{width} × {height} mm</source>
      <translation>{width} × {height} mm</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/pair.py" />
      <location filename="mapkit/editor/sight/sight_panel.py" />
      <source>{a} does not see {b}</source>
      <translation>{a} nie widzi {b}</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/pair.py" />
      <location filename="mapkit/editor/sight/sight_panel.py" />
      <source>{a} does not see {b}: grazing only</source>
      <translation>{a} nie widzi {b}: tylko stycznie</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/pair.py" />
      <location filename="mapkit/editor/sight/sight_panel.py" />
      <source>{a} sees {b}, distance {distance}</source>
      <translation>{a} widzi {b}, odległość {distance}</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/pair_legend.py" />
      <source>Beam, less than {beam} mm wide</source>
      <translation>Wiązka węższa niż {beam} mm</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/pair_legend.py" />
      <source>Beam, {beam} mm wide</source>
      <translation>Wiązka szerokości {beam} mm</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/drawing/pair_legend.py" />
      <source>Blocker(s): {fields}</source>
      <translation>
        <numerusform>Zasłania pole {fields}</numerusform>
        <numerusform>Zasłaniają pola {fields}</numerusform>
        <numerusform>Zasłaniają pola {fields}</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/drawing/pair_legend.py" />
      <source>Blocks by {rule}: {fields}</source>
      <translation>Blokuje według {rule}: {fields}</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/pair_legend.py" />
      <source>Cut by the nearest miss: {fields}</source>
      <translation>Przecięte najbliższym chybieniem: {fields}</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/pair_legend.py" />
      <source>Field {a}, the target</source>
      <translation>Pole {a}, docelowe</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/pair_legend.py" />
      <source>Field {a}, the viewer's field</source>
      <translation>Pole {a}, z którego się patrzy</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/pair_legend.py" />
      <source>Fields counted for the shot</source>
      <translation>Pola liczone przy strzale</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/pair_legend.py" />
      <source>Line of sight</source>
      <translation>Linia wzroku</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/pair_legend.py" />
      <source>Line of the other answer, distance {distance}</source>
      <translation>Linia drugiej odpowiedzi, odległość {distance}</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/pair_legend.py" />
      <source>Line that only grazes</source>
      <translation>Linia tylko styczna</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/pair_legend.py" />
      <source>Near miss; red where it is cut off</source>
      <translation>Bliskie chybienie; na czerwono, gdzie jest odcięte</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/pair_legend.py" />
      <source>Straight across: no line of sight</source>
      <translation>Prosto na wprost: brak linii wzroku</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/pair_lines.py" />
      <location filename="mapkit/editor/tools/line_tool.py" />
      <location filename="mapkit/editor/tools/measure_tool.py" />
      <source>{length} mm</source>
      <translation>{length} mm</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/places.py" />
      <source>A defender stands there</source>
      <translation>Stoi tam obrońca</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/places.py" />
      <source>Asked about</source>
      <translation>O co pytamy</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/places.py" />
      <source>The answer</source>
      <translation>Odpowiedź</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/places.py" />
      <source>the answer</source>
      <translation>odpowiedź</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/print_sheet.py" />
      <source>page {number} of {count}</source>
      <translation>strona {number} z {count}</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/scale.py" />
      <source>{first} to {last}</source>
      <translation>{first}–{last}</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/secret.py" />
      <source>First objective</source>
      <translation>Pierwszy cel</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/secret.py" />
      <source>Second objective</source>
      <translation>Drugi cel</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/secret.py" />
      <location filename="mapkit/editor/dialogs/picture_form.py" />
      <location filename="mapkit/editor/dialogs/print_dialog.py" />
      <source>The sniper's secret map</source>
      <translation>Ukryta plansza snajpera</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/sheets.py" />
      <source>at its true size this picture of {width} by {height} mm takes {count} sheets, more than {most}; take larger paper, or --paper for one sheet</source>
      <translation>w rzeczywistym rozmiarze ten obraz {width} × {height} mm zajmuje {count} arkuszy, więcej niż {most}; weź większy papier albo --paper dla jednego arkusza</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/sheets.py" />
      <source>the map has errors</source>
      <translation>mapa ma błędy</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/sheets.py" />
      <source>{n} %</source>
      <translation>{n} %</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/sheets.py" />
      <source>{sheet} of {columns} × {rows} · {label}</source>
      <translation>{sheet} z {columns} × {rows} · {label}</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/symbols.py" />
      <source>Hard terrain</source>
      <translation>Trudny teren</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/symbols.py" />
      <source>Nobody may enter</source>
      <translation>Nikt nie może tu wejść</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/tracings.py" />
      <source>Borders of the first map</source>
      <translation>Granice pierwszej mapy</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/tracings.py" />
      <source>Borders of the second map</source>
      <translation>Granice drugiej mapy</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/tracings.py" />
      <source>Two tracings</source>
      <translation>Dwa odrysowania</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/tracings.py" />
      <source>Without a match in the first map</source>
      <translation>Bez odpowiednika w pierwszej mapie</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/tracings.py" />
      <source>Without a match in the second map</source>
      <translation>Bez odpowiednika w drugiej mapie</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/appearance.py" />
      <source>&amp;Colours</source>
      <translation>&amp;Kolory</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/appearance.py" />
      <source>&amp;Dark</source>
      <translation>&amp;Ciemne</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/appearance.py" />
      <source>&amp;Light</source>
      <translation>&amp;Jasne</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/appearance.py" />
      <source>As the &amp;system</source>
      <translation>Jak w &amp;systemie</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/appearance.py" />
      <source>As the s&amp;ystem</source>
      <translation>Jak w &amp;systemie</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/appearance.py" />
      <source>Dark colours</source>
      <translation>Ciemne kolory</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/appearance.py" />
      <source>Langu&amp;age</source>
      <translation>&amp;Język</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/appearance.py" />
      <source>Language of the program</source>
      <translation>Język programu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/appearance.py" />
      <source>Light colours</source>
      <translation>Jasne kolory</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/appearance.py" />
      <source>Light or dark, as the system is set</source>
      <translation>Jasne lub ciemne, tak jak system</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/desktop_entry.py" />
      <source>{folder} cannot be made: {reason}</source>
      <translation>nie można utworzyć {folder}: {reason}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/dock_layout.py" />
      <source>Put all doc&amp;ks back</source>
      <translation>Prz&amp;ywróć układ paneli</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/dock_layout.py" />
      <source>Put the docks back where they were at first</source>
      <translation>Ułóż panele tak jak na początku</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/panes.py" />
      <source>Move the keyboard focus to the next pane</source>
      <translation>Przejdź z klawiaturą do następnej części okna</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/panes.py" />
      <source>Move the keyboard focus to the previous pane</source>
      <translation>Przejdź z klawiaturą do poprzedniej części okna</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/panes.py" />
      <source>Ne&amp;xt pane</source>
      <translation>Nas&amp;tępna część okna</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/panes.py" />
      <source>Pre&amp;vious pane</source>
      <translation>Poprz&amp;ednia część okna</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/system_libraries.py" />
      <source>the editor needs PyQt6, which is not installed: pip install 'mapkit-boards[editor]', or ./mapkit.sh edit in a checkout</source>
      <translation>edytor wymaga PyQt6, które nie jest zainstalowane: pip install 'mapkit-boards[editor]' albo w kopii repozytorium ./mapkit.sh edit</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/system_libraries.py" />
      <source>the editor needs libraries that this system lacks: {libraries}. On Debian and Ubuntu: sudo apt-get install {packages}</source>
      <translation>edytor wymaga bibliotek, których brakuje w tym systemie: {libraries}. W Debianie i Ubuntu: sudo apt-get install {packages}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/system_libraries.py" />
      <source>the editor opens a window, but there is no screen here: neither DISPLAY nor WAYLAND_DISPLAY is set</source>
      <translation>edytor otwiera okno, ale tutaj nie ma ekranu: ani DISPLAY, ani WAYLAND_DISPLAY nie są ustawione</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/undo_actions.py" />
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>&amp;Redo</source>
      <translation>P&amp;onów</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/undo_actions.py" />
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>&amp;Undo</source>
      <translation>&amp;Cofnij</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/undo_actions.py" />
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Redo the step that was undone last</source>
      <translation>Wykonaj ponownie cofnięty krok</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/undo_actions.py" />
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>There is nothing to redo.</source>
      <translation>Nie ma czego wykonać ponownie.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/undo_actions.py" />
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>There is nothing to undo.</source>
      <translation>Nie ma czego cofnąć.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/undo_actions.py" />
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Undo the last step</source>
      <translation>Cofnij ostatni krok</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/undo_actions.py" />
      <source>last point</source>
      <translation>ostatni punkt</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/whats_this.py" />
      <location filename="mapkit/editor/canvas/map_view.py" />
      <source>Board</source>
      <translation>Plansza</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/whats_this.py" />
      <source>Every field of the map in words, for the keyboard and for screen readers. Type to find one; what is selected here is selected on the board, and the arrow keys on the board begin there.</source>
      <translation>Każde pole mapy słowami, dla klawiatury i czytników ekranu. Pisząc, znajdziesz pole; co jest zaznaczone tutaj, jest zaznaczone na planszy, a strzałki na planszy zaczynają w tym miejscu.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/whats_this.py" />
      <source>Every pair of fields with its verdict and shot distance, as a list to sort and filter, and as a matrix. A click shows the pair on the board.</source>
      <translation>Każda para pól z wynikiem i odległością strzału, jako lista do sortowania i filtrowania oraz jako macierz. Kliknięcie pokazuje parę na planszy.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/whats_this.py" />
      <source>Every step since the map was opened. A click goes back to a step, or forward to a later one; nothing is lost until another step is made.</source>
      <translation>Wszystkie kroki od otwarcia mapy. Kliknięcie cofa do kroku albo przechodzi do późniejszego; nic nie przepada, dopóki nie zrobisz innego kroku.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/whats_this.py" />
      <source>From a photo of a printed board to a map, step by step. It can be left at any step; View, Underlay, Trace the underlay goes on with a map where it was left.</source>
      <translation>Od zdjęcia drukowanej planszy do mapy, krok po kroku. Przerwać można na każdym kroku; Widok, Podkład, Odrysuj podkład kontynuuje z mapą tam, gdzie przerwano.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/whats_this.py" />
      <source>Moves of vertices that settle a dispute, or obstacles and bends of walls that hide a field. A click shows one on the board; Apply carries it out as one step.</source>
      <translation>Przesunięcia wierzchołków, które rozstrzygają spór, albo przeszkody i załamania ścian, które zasłaniają pole. Kliknięcie pokazuje sugestię na planszy; Zastosuj wykonuje ją jako jeden krok.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/whats_this.py" />
      <source>On the left, what a click does now. On the right, the field under the mouse, the place in mm from the board's top left corner, the zoom, and a box to type places in.</source>
      <translation>Po lewej: co teraz zrobi kliknięcie; po prawej: pole pod myszą, miejsce w mm od lewego górnego rogu planszy, powiększenie i pole na miejsca podane liczbami.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/whats_this.py" />
      <source>Panels are around the board. Drag a panel by its title to another side, onto another panel or out of the window; the View menu shows and hides panels.</source>
      <translation>Wokół planszy są panele. Za tytuł można je przeciągnąć na inną stronę, na inny panel lub poza okno; menu Widok pokazuje je i ukrywa.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/whats_this.py" />
      <source>Settings of the whole map: its name and size, where it comes from, its answers to the open questions of the rules, its sectors and named buildings.</source>
      <translation>Co dotyczy całej mapy: jej nazwa i rozmiar, skąd pochodzi, jak odpowiada na otwarte pytania zasad, jej sektory i nazwane budynki.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/whats_this.py" />
      <source>Status bar</source>
      <translation>Pasek stanu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/whats_this.py" />
      <source>The answers of the tools Sight, Reach and Hearing in words, with the rule behind each, and what the colours and signs on the board mean.</source>
      <translation>Odpowiedzi narzędzi Widoczność, Zasięg i Hałas słowami, z zasadą, na której się opierają, oraz znaczenie kolorów i znaków na planszy.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/whats_this.py" />
      <source>The map as it is printed, in mm. The active tool decides what clicks do. The wheel zooms; drag with the middle button or hold the space bar to pan. Without a mouse, the arrow keys move a cross that works like a mouse: Space clicks, Ctrl+arrow goes to the next field, Ctrl+Shift+arrow to the next corner, G holds and lets go. The right button or the menu key shows what can be done here.</source>
      <translation>Mapa taka, jak się drukuje, w mm. O tym, co robi kliknięcie, decyduje narzędzie w ręku; kółko zmienia powiększenie, środkowy przycisk lub przytrzymana spacja przesuwa. Bez myszy: strzałki przywołują krzyż, który robi to samo co mysz. Spacja klika, Ctrl+strzałka idzie do następnego pola, Ctrl+Shift+strzałka do następnego rogu, G chwyta i puszcza. Prawy przycisk lub klawisz menu pokazuje, co można tu zrobić.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/whats_this.py" />
      <source>The tools. One of them is active: the status bar says what a click on the board does. Each has a key, which its tool tip shows.</source>
      <translation>Narzędzia. Jedno z nich jest w ręku: pasek stanu mówi, co zrobi nim kliknięcie na planszy. Każde ma klawisz, który podaje jego podpowiedź.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/whats_this.py" />
      <source>The whole board measured: choose a number to colour the fields by, and read what the map is warned of. A click on a warning shows its place; Silence keeps it quiet, with a reason; Count disputes says how exactly the board has to be made; Save report writes all of it to a file.</source>
      <translation>Zmierzona cała plansza: wybierz liczbę, według której pola dostaną kolory, i przeczytaj ostrzeżenia. Kliknięcie ostrzeżenia pokazuje jego miejsce, Wycisz ukrywa je z podaniem powodu, Policz spory mówi, jak dokładnie trzeba wykonać planszę, Zapisz raport zapisuje wszystko do pliku.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/whats_this.py" />
      <source>What is shown on the board: an eye and the opacity for each layer, and the level that is edited. The other level is then dimmed and cannot be clicked.</source>
      <translation>Co widać na planszy: oko i krycie każdej warstwy oraz poziom, na którym się pracuje. Drugi poziom jest wtedy cieniem i nie można go kliknąć.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/whats_this.py" />
      <source>What is wrong with the map, and sightlines that are close calls. A click shows the place; the button Repair this repairs what needs no decision.</source>
      <translation>Co jest nie tak z mapą i które linie wzroku są na styk. Kliknięcie pokazuje miejsce; przycisk Napraw ten naprawia to, co nie wymaga decyzji.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/whats_this.py" />
      <source>What may be wrong in a map that was traced from a photo. What most wrong verdicts may come from is first. Look at each item on the board, where the photo blinks above the drawing, and accept or correct it.</source>
      <translation>Co może być błędne w mapie odrysowanej ze zdjęcia. Najpierw to, z czego może wynikać najwięcej błędnych werdyktów. Obejrzyj każdą pozycję na planszy, gdzie zdjęcie miga nad rysunkiem, i przyjmij ją lub popraw.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/whats_this.py" />
      <source>What the next field, the bucket, the next door and the next marker will be. Click a kind, a sector or a terrain to choose it for the bucket (B); newly drawn fields (D) also get the kind and the sector.</source>
      <translation>Jakie będą następne pole, malowanie, następne drzwi i następny znacznik. Kliknij rodzaj, sektor lub teren, aby wybrać go do malowania (B); rodzaj i sektor dostają też nowo rysowane pola (D).</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/whats_this.py" />
      <source>What the selected things have in common. A change in a box changes all of them, as one step of the history. "Several" is shown where they differ.</source>
      <translation>Co zaznaczone rzeczy mają wspólnego. Zmiana w polu dotyczy wszystkich i jest jednym krokiem historii. „Różne” stoi tam, gdzie się różnią.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/window.py" />
      <location filename="mapkit/editor/layouts/layout_window.py" />
      <source>&amp;Edit</source>
      <translation>&amp;Edycja</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/window.py" />
      <location filename="mapkit/editor/dialogs/export_dialog.py" />
      <location filename="mapkit/editor/layouts/layout_window.py" />
      <source>&amp;File</source>
      <translation>&amp;Plik</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/window.py" />
      <location filename="mapkit/editor/layouts/layout_window.py" />
      <source>&amp;Help</source>
      <translation>Pomo&amp;c</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/window.py" />
      <location filename="mapkit/editor/sight/feature.py" />
      <source>&amp;Sight</source>
      <translation>&amp;Widoczność</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/window.py" />
      <source>&amp;Tools</source>
      <translation>&amp;Narzędzia</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/window.py" />
      <location filename="mapkit/editor/layouts/layout_window.py" />
      <source>&amp;View</source>
      <translation>Wido&amp;k</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/window.py" />
      <source>Fie&amp;ld</source>
      <translation>Po&amp;le</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/window.py" />
      <location filename="mapkit/editor/layouts/layout_window.py" />
      <source>Main</source>
      <translation>Główny</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/window.py" />
      <location filename="mapkit/editor/layouts/layout_window.py" />
      <source>Show or hide this panel</source>
      <translation>Pokaż lub ukryj ten panel</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/window.py" />
      <source>This is no map, no picture, and nothing that can be imported.</source>
      <translation>To nie jest mapa, obraz ani nic, co można zaimportować.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/window.py" />
      <source>Tools</source>
      <translation>Narzędzia</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/working_note.py" />
      <location filename="mapkit/editor/state/map_model.py" />
      <location filename="mapkit/editor/state/requirements.py" />
      <source>Another step is still in progress. Press Escape to stop it.</source>
      <translation>Trwa obliczanie innego kroku. Klawisz Escape go zatrzyma.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/working_note.py" />
      <location filename="mapkit/editor/sight/issues_panel.py" />
      <location filename="mapkit/editor/sight/report_panel.py" />
      <location filename="mapkit/editor/sight/suggestions_panel.py" />
      <location filename="mapkit/editor/trace/walk.py" />
      <source>Stop</source>
      <translation>Zatrzymaj</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/working_note.py" />
      <source>Stop this step; the map stays as it is</source>
      <translation>Zatrzymaj ten krok; mapa zostanie taka, jaka jest</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/working_note.py" />
      <source>Working: {step} …</source>
      <translation>Trwa: {step} …</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/feature.py" />
      <location filename="mapkit/editor/canvas/layers_panel.py" />
      <source>Layers</source>
      <translation>Warstwy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/field_words.py" />
      <source>{field} · above {fields}</source>
      <translation>{field} · nad {fields}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/field_words.py" />
      <source>{field} · below {fields}, hence ({id})</source>
      <translation>{field} · pod {fields}, dlatego ({id})</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/field_words.py" />
      <source>{id} “{name}”</source>
      <translation>{id} „{name}”</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/guides.py" />
      <source>Add a guide</source>
      <translation>Dodanie prowadnicy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/guides.py" />
      <source>Delete a guide</source>
      <translation>Usunięcie prowadnicy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/guides.py" />
      <source>Delete all guides</source>
      <translation>Usunięcie wszystkich prowadnic</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/guides.py" />
      <source>Move a guide</source>
      <translation>Przesunięcie prowadnicy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/layers_panel.py" />
      <source>&amp;Level</source>
      <translation>Pozio&amp;m</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/layers_panel.py" />
      <source>All levels</source>
      <translation>Wszystkie poziomy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/layers_panel.py" />
      <source>Borders</source>
      <translation>Granice</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/layers_panel.py" />
      <location filename="mapkit/editor/panels/properties.py" />
      <source>Doors, ladders, walls</source>
      <translation>Drzwi, drabiny, ściany</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/layers_panel.py" />
      <source>Edit one level only: the other is dimmed and cannot be clicked.</source>
      <translation>Praca tylko na jednym poziomie: drugi jest w tle i nie da się go kliknąć.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/layers_panel.py" />
      <location filename="mapkit/editor/dialogs/new_map.py" />
      <location filename="mapkit/editor/panels/feature.py" />
      <location filename="mapkit/editor/panels/properties.py" />
      <location filename="mapkit/editor/trace/walk.py" />
      <location filename="mapkit/illustrate/report/exposure.py" />
      <source>Fields</source>
      <translation>Pola</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/layers_panel.py" />
      <source>Grid</source>
      <translation>Siatka</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/layers_panel.py" />
      <source>Guides</source>
      <translation>Prowadnice</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/layers_panel.py" />
      <source>Hide this layer</source>
      <translation>Ukryj tę warstwę</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/layers_panel.py" />
      <location filename="mapkit/editor/layouts/layout_window.py" />
      <location filename="mapkit/editor/layouts/problem_list.py" />
      <location filename="mapkit/editor/sight/feature.py" />
      <location filename="mapkit/editor/sight/issues_panel.py" />
      <source>Issues</source>
      <translation>Problemy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/layers_panel.py" />
      <source>Labels</source>
      <translation>Etykiety</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/layers_panel.py" />
      <location filename="mapkit/editor/panels/properties.py" />
      <source>Markers</source>
      <translation>Znaczniki</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/layers_panel.py" />
      <location filename="mapkit/editor/sight/feature.py" />
      <source>Moves</source>
      <translation>Ruchy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/layers_panel.py" />
      <source>Only the ground</source>
      <translation>Tylko poziom dolny</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/layers_panel.py" />
      <source>Only the upper level</source>
      <translation>Tylko poziom górny</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/layers_panel.py" />
      <source>Opacity of {layer}</source>
      <translation>Krycie warstwy {layer}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/layers_panel.py" />
      <source>Show this layer</source>
      <translation>Pokaż tę warstwę</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/layers_panel.py" />
      <source>Show {layer}</source>
      <translation>Pokaż: {layer}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/layers_panel.py" />
      <location filename="mapkit/editor/sight/sight_tool.py" />
      <source>Sight</source>
      <translation>Widoczność</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/layers_panel.py" />
      <source>Solo marks</source>
      <translation>Znaki kart solo</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/layers_panel.py" />
      <location filename="mapkit/editor/canvas/underlay_box.py" />
      <source>Underlay</source>
      <translation>Podkład</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/rulers.py" />
      <source>Drag a guide out of the ruler; drag it back to delete it.</source>
      <translation>Wyciągnij prowadnicę z linijki; przeciągnięcie z powrotem ją usuwa.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/rulers.py" />
      <source>Rulers in mm</source>
      <translation>Linijki w mm</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/status_bar.py" />
      <source>Drawing the board</source>
      <translation>Rysowanie planszy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/status_bar.py" />
      <source>Where the mouse is on the board, from its top left corner; with a tool that draws, where a click goes</source>
      <translation>Miejsce wskaźnika na planszy, licząc od lewego górnego rogu; z narzędziem, które rysuje, miejsce kliknięcia</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/status_bar.py" />
      <source>Zoom</source>
      <translation>Powiększenie</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/status_bar.py" />
      <source>Zoom; 100 % is true size</source>
      <translation>Powiększenie; 100 % to rzeczywisty rozmiar</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/status_bar.py" />
      <source>{percent} %</source>
      <translation>{percent}%</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/toolbox.py" />
      <source>Space clicks, {key} holds.</source>
      <translation>Spacja klika, {key} chwyta.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay.py" />
      <source>The picture {name} is missing.</source>
      <translation>Brakuje obrazu {name}.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay.py" />
      <source>The picture {name} lies outside the map's folder, so it was not opened.</source>
      <translation>Obraz {name} leży poza folderem mapy, więc nie został otwarty.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay.py" />
      <source>{name} cannot be read as a picture: {reason}</source>
      <translation>Nie można odczytać {name} jako obrazu: {reason}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay.py" />
      <source>{name} has {width} x {height} dots, more than mapkit can show.</source>
      <translation>{name} ma {width} × {height} punktów, więcej niż mapkit potrafi pokazać.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay.py" />
      <source>{name} is not the picture that the map was traced from.</source>
      <translation>{name} to inny obraz niż ten, według którego narysowano mapę.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_actions.py" />
      <source>&amp;Load picture…</source>
      <translation>&amp;Wczytaj obraz…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_actions.py" />
      <source>&amp;Rectify by four corners…</source>
      <translation>&amp;Prostuj według czterech rogów…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_actions.py" />
      <source>&amp;Stretch over the board</source>
      <translation>&amp;Rozciągnij na planszę</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_actions.py" />
      <source>&amp;Underlay</source>
      <translation>Podkł&amp;ad</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_actions.py" />
      <location filename="mapkit/editor/dialogs/export_dialog.py" />
      <location filename="mapkit/editor/files/questions.py" />
      <location filename="mapkit/editor/import_map/feature.py" />
      <location filename="mapkit/editor/trace/picture_page.py" />
      <source>All files</source>
      <translation>Wszystkie pliki</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_actions.py" />
      <source>Click the corners of the board in the picture; the picture is then fitted to the board</source>
      <translation>Kliknij rogi planszy na obrazie; zostanie on ułożony pod planszą</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_actions.py" />
      <source>Find underlay</source>
      <translation>Odnalezienie podkładu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_actions.py" />
      <source>Load a picture</source>
      <translation>Wczytaj obraz</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_actions.py" />
      <source>Load underlay</source>
      <translation>Wczytanie podkładu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_actions.py" />
      <source>Loc&amp;k underlay</source>
      <translation>&amp;Zablokuj podkład</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_actions.py" />
      <source>Lock the picture so that it cannot be moved</source>
      <translation>Zabezpiecz obraz przed przesunięciem</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_actions.py" />
      <source>Lock underlay</source>
      <translation>Zablokowanie podkładu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_actions.py" />
      <location filename="mapkit/editor/canvas/underlay_box.py" />
      <source>Opacity of the underlay</source>
      <translation>Krycie podkładu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_actions.py" />
      <location filename="mapkit/editor/trace/picture_page.py" />
      <source>Pictures</source>
      <translation>Obrazy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_actions.py" />
      <source>Put a picture below the fields, to trace it</source>
      <translation>Połóż pod polami obraz, według którego się rysuje</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_actions.py" />
      <source>Put the picture's corners on the corners of the board</source>
      <translation>Ułóż rogi obrazu na rogach planszy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_actions.py" />
      <source>Re&amp;move underlay</source>
      <translation>&amp;Usuń podkład</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_actions.py" />
      <source>Remove the picture from the map; the file stays</source>
      <translation>Zabierz obraz; plik pozostaje</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_actions.py" />
      <source>Remove underlay</source>
      <translation>Usunięcie podkładu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_actions.py" />
      <source>Stretch underlay</source>
      <translation>Rozciągnięcie podkładu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_actions.py" />
      <source>The picture lies below the fields, which are now translucent: see Layers.</source>
      <translation>Obraz leży pod polami, które są teraz półprzezroczyste: zob. Warstwy.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_actions.py" />
      <location filename="mapkit/editor/canvas/underlay_tool.py" />
      <source>The underlay is locked: View, Underlay, Lock underlay.</source>
      <translation>Podkład jest zablokowany: Widok, Podkład, Zablokuj podkład.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_actions.py" />
      <source>Unlock underlay</source>
      <translation>Odblokowanie podkładu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_box.py" />
      <source>&amp;Find or replace…</source>
      <translation>&amp;Znajdź lub zastąp…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_box.py" />
      <source>Loc&amp;ked</source>
      <translation>Za&amp;blokowany</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_box.py" />
      <source>Opacity of the picture; it is saved with the map</source>
      <translation>Krycie obrazu; zapisuje się z mapą</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_box.py" />
      <source>Strength</source>
      <translation>Siła</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_box.py" />
      <source>{name}, loading…</source>
      <translation>{name}, wczytywanie…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_feature.py" />
      <location filename="mapkit/editor/canvas/underlay_tool.py" />
      <location filename="mapkit/editor/trace/review_feature.py" />
      <location filename="mapkit/editor/trace/walk_feature.py" />
      <source>There is no underlay yet: View, Underlay, Load picture.</source>
      <translation>Nie ma jeszcze podkładu: Widok, Podkład, Wczytaj obraz.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_tool.py" />
      <source>Click the {corner} corner of the board in the picture.</source>
      <translation>Kliknij {corner} róg planszy na obrazie.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_tool.py" />
      <source>Drag moves the picture, a corner bends it; Shift+corner scales, Ctrl+corner turns.</source>
      <translation>Przeciąganie przesuwa obraz, za róg go odkształca; Shift+róg skaluje, Ctrl+róg obraca.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_tool.py" />
      <source>Move underlay</source>
      <translation>Przesunięcie podkładu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_tool.py" />
      <source>Rectify underlay</source>
      <translation>Prostowanie podkładu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_tool.py" />
      <source>These four points cannot be the corners of a board: click them in order around it.</source>
      <translation>Te cztery punkty nie są rogami planszy: muszą iść dookoła niej.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_tool.py" />
      <source>bottom left</source>
      <translation>lewy dolny</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_tool.py" />
      <source>bottom right</source>
      <translation>prawy dolny</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_tool.py" />
      <source>top left</source>
      <translation>lewy górny</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_tool.py" />
      <source>top right</source>
      <translation>prawy górny</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>&amp;All levels</source>
      <translation>&amp;Wszystkie poziomy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>&amp;Fit board</source>
      <translation>&amp;Cała plansza</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>&amp;Grid</source>
      <translation>&amp;Siatka</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>&amp;Levels</source>
      <translation>&amp;Poziomy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>&amp;Rulers</source>
      <translation>&amp;Linijki</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>&amp;True size</source>
      <translation>&amp;Rzeczywisty rozmiar</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>Choose the distance between the lines of the grid</source>
      <translation>Wybierz odstęp linii siatki</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>D&amp;elete all guides</source>
      <translation>&amp;Usuń wszystkie prowadnice</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>Delete the guides of this map</source>
      <translation>Usuń prowadnice tej mapy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>Distance between the lines of the grid, in mm:</source>
      <translation>Odstęp linii siatki w mm:</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>Draw the board with dark lines on light colours, as for print</source>
      <translation>Rysuj planszę ciemno na jasnym, jak do druku</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>Edit the ground only, tunnels too; the upper level is dimmed</source>
      <translation>Edytuj tylko poziom dolny, także tunele; górny jest w tle</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>Edit the upper level only; the ground is dimmed</source>
      <translation>Edytuj tylko poziom górny; dolny jest w tle</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>Grid s&amp;pacing…</source>
      <translation>O&amp;dstęp siatki…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>Grid spacing</source>
      <translation>Odstęp siatki</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>Let points snap to the grid, shown or not</source>
      <translation>Przyciągaj punkty do siatki, widocznej lub nie</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>Let points snap to vertices, edges, guides and the grid</source>
      <translation>Przyciągaj punkty do wierzchołków, krawędzi, prowadnic i siatki</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>Light &amp;board</source>
      <translation>Jas&amp;na plansza</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>Lock guides</source>
      <translation>Za&amp;blokuj prowadnice</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>Lock the guides so that they cannot be moved; points still snap to them</source>
      <translation>Zabezpiecz prowadnice przed przesunięciem; punkty nadal się do nich przyciągają</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>Only the &amp;ground</source>
      <translation>Tylko poziom &amp;dolny</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>Only the &amp;upper level</source>
      <translation>Tylko poziom &amp;górny</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>Press and hold at the cross of the arrow keys, like a mouse button</source>
      <translation>Chwyta to, co jest pod krzyżem strzałek, jak przycisk myszy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>S&amp;nap</source>
      <translation>Przycią&amp;ganie</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>Show a grid</source>
      <translation>Pokaż siatkę</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>Show and edit all levels</source>
      <translation>Pokaż i edytuj wszystkie poziomy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>Show rulers in mm; drag guides out of them</source>
      <translation>Pokaż linijki w mm; wyciąga się z nich prowadnice</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>Show the board at its true size: 100 %</source>
      <translation>Pokaż planszę w rzeczywistym rozmiarze: 100%</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>Show the board larger; the wheel does it too</source>
      <translation>Pokaż planszę większą; to samo robi kółko</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>Show the board smaller; the wheel does it too</source>
      <translation>Pokaż planszę mniejszą; to samo robi kółko</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <location filename="mapkit/editor/import_map/dialog.py" />
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Show the whole board</source>
      <translation>Pokaż całą planszę</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>Snap to gri&amp;d</source>
      <translation>Przyci&amp;ągaj do siatki</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>Take &amp;hold at the cross, or let go</source>
      <translation>C&amp;hwyć pod krzyżem albo puść</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>There are no guides.</source>
      <translation>Nie ma żadnych prowadnic.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Zoom &amp;in</source>
      <translation>P&amp;owiększ</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Zoom &amp;out</source>
      <translation>Po&amp;mniejsz</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>Zoom to &amp;selection</source>
      <translation>Pokaż za&amp;znaczenie</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>Zoom to what is selected</source>
      <translation>Pokaż zaznaczenie w największym możliwym rozmiarze</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/about.py" />
      <source>About mapkit</source>
      <translation>O programie mapkit</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/about.py" />
      <source>Free software under the GNU General Public License, version 3 or later.</source>
      <translation>Wolne oprogramowanie na licencji GNU General Public License w wersji 3 lub nowszej.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/about.py" />
      <source>Maps for area-movement board games, and who sees whom on them.</source>
      <translation>Mapy gier planszowych z ruchem po polach oraz kto na nich kogo widzi.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/command_palette.py" />
      <source>Command palette</source>
      <translation>Paleta poleceń</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/command_palette.py" />
      <location filename="mapkit/editor/panels/fields.py" />
      <source>Nothing is found.</source>
      <translation>Niczego nie znaleziono.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/command_palette.py" />
      <source>What do you want to do?</source>
      <translation>Co chcesz zrobić?</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/export_dialog.py" />
      <location filename="mapkit/editor/layouts/layout_dialogs.py" />
      <source>&amp;Browse…</source>
      <translation>P&amp;rzeglądaj…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/export_dialog.py" />
      <location filename="mapkit/editor/dialogs/print_dialog.py" />
      <location filename="mapkit/editor/files/feature.py" />
      <location filename="mapkit/editor/import_map/dialog.py" />
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <location filename="mapkit/editor/layouts/layout_window.py" />
      <location filename="mapkit/editor/trace/walk.py" />
      <source>&amp;Close</source>
      <translation>&amp;Zamknij</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/export_dialog.py" />
      <source>&amp;Export</source>
      <translation>&amp;Eksportuj</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/export_dialog.py" />
      <location filename="mapkit/editor/dialogs/print_dialog.py" />
      <location filename="mapkit/editor/import_map/dialog.py" />
      <source>&amp;Stop</source>
      <translation>&amp;Zatrzymaj</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/export_dialog.py" />
      <source>Export</source>
      <translation>Eksport</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/export_dialog.py" />
      <source>Export to</source>
      <translation>Eksportuj do</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/export_dialog.py" />
      <location filename="mapkit/editor/i18n/languages.py" />
      <source>Folder</source>
      <translation>Folder</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/export_dialog.py" />
      <source>Formats</source>
      <translation>Formaty</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/export_dialog.py" />
      <source>Nothing was written: {problem}</source>
      <translation>Niczego nie zapisano: {problem}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/export_dialog.py" />
      <source>Stopped; nothing was written.</source>
      <translation>Zatrzymano; niczego nie zapisano.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/export_dialog.py" />
      <location filename="mapkit/editor/import_map/dialog.py" />
      <source>Working…</source>
      <translation>Trwa praca…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/export_dialog.py" />
      <location filename="mapkit/editor/layouts/card_printing.py" />
      <source>Wrote {path}.</source>
      <translation>Zapisano: {path}.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/export_dialog.py" />
      <source>Zip file</source>
      <translation>Plik zip</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/export_dialog.py" />
      <source>Zip file or folder</source>
      <translation>Plik zip albo folder</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/export_dialog.py" />
      <source>data</source>
      <translation>dane</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/export_dialog.py" />
      <source>picture</source>
      <translation>obraz</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/export_dialog.py" />
      <source>{name} is the map itself: choose another name.</source>
      <translation>{name} to sama mapa: wybierz inną nazwę.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/export_jobs.py" />
      <source>It holds: {what}.</source>
      <translation>Zawiera: {what}.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/export_jobs.py" />
      <source>It leaves out: {what}.</source>
      <translation>Pomija: {what}.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/export_jobs.py" />
      <source>Of this map it leaves out: {what}.</source>
      <translation>Z tej mapy pomija: {what}.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/export_jobs.py" />
      <source>Several files: a folder, or a name that ends in .zip.</source>
      <translation>Kilka plików: folder albo nazwa z końcówką .zip.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/export_jobs.py" />
      <source>The board as a picture ({ending}).</source>
      <translation>Plansza jako obraz ({ending}).</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/export_jobs.py" />
      <source>adjacent fields and passable borders</source>
      <translation>sąsiednie pola i przechodnie granice</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/export_jobs.py" />
      <source>adjacent, matching and passable fields</source>
      <translation>pola przylegające, sąsiadujące i przechodnie</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/export_jobs.py" />
      <source>lines of sight</source>
      <translation>linie widoczności</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/export_jobs.py" />
      <source>markers</source>
      <translation>znaczniki</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/export_jobs.py" />
      <location filename="exporters/mapkit_exporters" />
      <source>outlines</source>
      <translation>obrysy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/export_jobs.py" />
      <source>steps</source>
      <translation>kroki</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/dialogs/export_jobs.py" />
      <source>the outlines of {n} field(s)</source>
      <translation>
        <numerusform>obrys {n} pola</numerusform>
        <numerusform>obrysy {n} pól</numerusform>
        <numerusform>obrysy {n} pól</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/dialogs/export_jobs.py" />
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>{n} marker(s)</source>
      <translation>
        <numerusform>{n} znacznik</numerusform>
        <numerusform>{n} znaczniki</numerusform>
        <numerusform>{n} znaczników</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/feature.py" />
      <source>&amp;Export…</source>
      <translation>&amp;Eksportuj…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/feature.py" />
      <source>&amp;New…</source>
      <translation>&amp;Nowa…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/feature.py" />
      <location filename="mapkit/editor/dialogs/print_dialog.py" />
      <source>&amp;Print…</source>
      <translation>&amp;Drukuj…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/feature.py" />
      <source>C&amp;opy picture of the pair</source>
      <translation>&amp;Kopiuj obraz pary</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/feature.py" />
      <source>Copy a picture of the board to the clipboard</source>
      <translation>Umieść obraz planszy w schowku</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/feature.py" />
      <source>Copy a picture of the shown sightline to the clipboard</source>
      <translation>Umieść obraz pokazanej linii wzroku w schowku</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/feature.py" />
      <source>Copy as p&amp;icture</source>
      <translation>Kopiuj jako o&amp;braz</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/feature.py" />
      <source>Print the board or the secret map, with a preview</source>
      <translation>Wydrukuj planszę lub ukrytą planszę, z podglądem</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/feature.py" />
      <source>Recent files, the boards that come with mapkit, and examples</source>
      <translation>Ostatnie pliki, dołączone plansze i przykłady</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/feature.py" />
      <source>S&amp;tart page…</source>
      <translation>S&amp;trona startowa…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/feature.py" />
      <source>Start a new map</source>
      <translation>Zacznij nową mapę</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/feature.py" />
      <source>The picture of the board is in the clipboard.</source>
      <translation>Obraz planszy jest w schowku.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/feature.py" />
      <source>The picture of the pair is in the clipboard.</source>
      <translation>Obraz pary jest w schowku.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/feature.py" />
      <source>Write pictures, or tables for other programs</source>
      <translation>Zapisz obrazy lub tabele dla innych programów</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/help_actions.py" />
      <source>&amp;About mapkit</source>
      <translation>&amp;O programie mapkit</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/help_actions.py" />
      <source>&amp;Command palette…</source>
      <translation>Paleta &amp;poleceń…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/help_actions.py" />
      <source>&amp;Keyboard shortcuts…</source>
      <translation>Skróty &amp;klawiszowe…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/help_actions.py" />
      <source>&amp;Tutorial</source>
      <translation>&amp;Samouczek</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/help_actions.py" />
      <source>&amp;What's this?</source>
      <translation>&amp;Co to jest?</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/help_actions.py" />
      <source>Explain the next thing that you click</source>
      <translation>Objaśnij to, co zostanie kliknięte</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/help_actions.py" />
      <source>Find any action by its name</source>
      <translation>Znajdź dowolne polecenie po nazwie</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/help_actions.py" />
      <source>Learn how to draw a board in ten minutes (in English)</source>
      <translation>Przeczytać obok planszy, jak w dziesięć minut narysować planszę (po angielsku)</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/help_actions.py" />
      <source>Learn how to lay a board of cards in ten minutes (in English)</source>
      <translation>Przeczytać obok planszy, jak w dziesięć minut ułożyć planszę z kart (po angielsku)</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/help_actions.py" />
      <source>Show and change the keys of every action</source>
      <translation>Przejrzyj i zmień klawisze wszystkich poleceń</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/help_actions.py" />
      <source>Tutorial: a board of ca&amp;rds</source>
      <translation>Samouczek: plansza z k&amp;art</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/help_actions.py" />
      <source>Version and licence</source>
      <translation>Wersja i licencja</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/look_box.py" />
      <source>Board, dark</source>
      <translation>Plansza, ciemna</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/look_box.py" />
      <source>Board, light</source>
      <translation>Plansza, jasna</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/look_box.py" />
      <source>Diagram</source>
      <translation>Schemat</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/look_box.py" />
      <source>Outline, to lay on a board</source>
      <translation>Kontury, do położenia na planszy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/new_map.py" />
      <location filename="mapkit/editor/layouts/layout_dialogs.py" />
      <source>&amp;Create</source>
      <translation>U&amp;twórz</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/new_map.py" />
      <source>&amp;Empty board</source>
      <translation>&amp;Pusta plansza</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/new_map.py" />
      <source>&amp;Grid of cells</source>
      <translation>&amp;Siatka komórek</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/new_map.py" />
      <location filename="mapkit/editor/layouts/layout_dialogs.py" />
      <source>&amp;Name</source>
      <translation>&amp;Nazwa</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/new_map.py" />
      <source>&amp;Rows of equal fields</source>
      <translation>&amp;Rzędy równych pól</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/new_map.py" />
      <source>&amp;Size</source>
      <translation>Roz&amp;miar</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/new_map.py" />
      <source>Begin with</source>
      <translation>Na początek</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/new_map.py" />
      <source>Ce&amp;lls</source>
      <translation>&amp;Komórki</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/new_map.py" />
      <source>Cell si&amp;ze</source>
      <translation>&amp;Wielkość komórki</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/new_map.py" />
      <location filename="mapkit/editor/layouts/layout_dialogs.py" />
      <source>Columns</source>
      <translation>Kolumny</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/new_map.py" />
      <source>From side to opposite side of a cell</source>
      <translation>Od boku komórki do przeciwległego boku</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/new_map.py" />
      <location filename="mapkit/editor/import_map/size_box.py" />
      <location filename="mapkit/editor/panels/map_properties.py" />
      <location filename="mapkit/editor/trace/size_page.py" />
      <source>Height</source>
      <translation>Wysokość</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/new_map.py" />
      <source>Hexagons, a corner at the top</source>
      <translation>Sześciokąty, wierzchołek u góry</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/new_map.py" />
      <source>Hexagons, a side at the top</source>
      <translation>Sześciokąty, bok u góry</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/new_map.py" />
      <location filename="mapkit/editor/layouts/layout_dialogs.py" />
      <source>New board</source>
      <translation>Nowa plansza</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/new_map.py" />
      <source>New map</source>
      <translation>Nowa mapa</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/new_map.py" />
      <source>R&amp;ules</source>
      <translation>Zasa&amp;dy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/new_map.py" />
      <location filename="mapkit/editor/layouts/layout_dialogs.py" />
      <source>Rows</source>
      <translation>Wiersze</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/new_map.py" />
      <source>Squares</source>
      <translation>Kwadraty</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/new_map.py" />
      <location filename="mapkit/editor/import_map/size_box.py" />
      <location filename="mapkit/editor/panels/kind_palette.py" />
      <location filename="mapkit/editor/panels/map_properties.py" />
      <location filename="mapkit/editor/panels/property_rows.py" />
      <location filename="mapkit/editor/trace/size_page.py" />
      <source>Width</source>
      <translation>Szerokość</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/picture_form.py" />
      <location filename="mapkit/editor/dialogs/print_dialog.py" />
      <source>&amp;Look</source>
      <translation>Wy&amp;gląd</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/picture_form.py" />
      <location filename="mapkit/editor/dialogs/print_dialog.py" />
      <source>&amp;Numbers of the fields</source>
      <translation>&amp;Numery pól</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/picture_form.py" />
      <source>&amp;Resolution</source>
      <translation>Roz&amp;dzielczość</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/picture_form.py" />
      <location filename="mapkit/editor/dialogs/print_dialog.py" />
      <source>&amp;What</source>
      <translation>&amp;Co</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/picture_form.py" />
      <source>Cards of objectives and regroup marks</source>
      <translation>Karty celów i znaczników przegrupowania</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/picture_form.py" />
      <location filename="mapkit/editor/dialogs/print_dialog.py" />
      <source>Explanation of the &amp;symbols</source>
      <translation>Objaśnienie &amp;symboli</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/picture_form.py" />
      <source>Its own size</source>
      <translation>Własny rozmiar</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/picture_form.py" />
      <source>On &amp;many sheets, at the true size of the board</source>
      <translation>Na wielu ar&amp;kuszach, w rzeczywistym rozmiarze planszy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/picture_form.py" />
      <location filename="mapkit/editor/dialogs/print_dialog.py" />
      <source>P&amp;aper</source>
      <translation>Pap&amp;ier</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/picture_form.py" />
      <location filename="mapkit/editor/dialogs/print_dialog.py" />
      <source>The board</source>
      <translation>Plansza</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/picture_form.py" />
      <source>The sight booklet</source>
      <translation>Zeszyt widoczności</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/picture_form.py" />
      <source>What is &amp;printed on the fields</source>
      <translation>To, co &amp;wydrukowano na polach</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/picture_form.py" />
      <source>Wit&amp;hout colours</source>
      <translation>&amp;Bez kolorów</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/print_dialog.py" />
      <source>&amp;Fit on one sheet</source>
      <translation>Na jednym &amp;arkuszu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/print_dialog.py" />
      <source>&amp;To scale:</source>
      <translation>W ska&amp;li:</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/print_dialog.py" />
      <source>At 100 % one mm of the board is one mm of paper</source>
      <translation>Przy 100 % jeden milimetr planszy to jeden milimetr na papierze</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/print_dialog.py" />
      <source>P&amp;ortrait</source>
      <translation>Pi&amp;onowo</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/print_dialog.py" />
      <location filename="mapkit/editor/import_map/preview.py" />
      <source>Preview</source>
      <translation>Podgląd</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/print_dialog.py" />
      <source>Print</source>
      <translation>Drukowanie</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/print_dialog.py" />
      <source>Printing …</source>
      <translation>Drukowanie…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/print_dialog.py" />
      <source>Scale in percent</source>
      <translation>Skala w procentach</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/print_dialog.py" />
      <source>Show a whole sheet</source>
      <translation>Pokaż cały arkusz</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/print_dialog.py" />
      <source>Show the sheets larger</source>
      <translation>Pokaż arkusze większe</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/print_dialog.py" />
      <source>Show the sheets smaller</source>
      <translation>Pokaż arkusze mniejsze</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/print_dialog.py" />
      <location filename="mapkit/editor/trace/walk.py" />
      <source>Size</source>
      <translation>Rozmiar</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/print_dialog.py" />
      <source>The pair of fields that is shown</source>
      <translation>Pokazana para pól</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/print_dialog.py" />
      <source>What is p&amp;rinted on the fields</source>
      <translation>To, co &amp;wydrukowano na polach</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/dialogs/print_dialog.py" />
      <source>{n} sheet(s)</source>
      <translation>
        <numerusform>{n} arkusz</numerusform>
        <numerusform>{n} arkusze</numerusform>
        <numerusform>{n} arkuszy</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/shortcuts.py" />
      <source>&amp;Default</source>
      <translation>&amp;Domyślne</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/shortcuts.py" />
      <source>&amp;Keys</source>
      <translation>&amp;Klawisze</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/shortcuts.py" />
      <source>&amp;Reassign them</source>
      <translation>Prze&amp;jmij</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/shortcuts.py" />
      <source>&amp;Reset all</source>
      <translation>Przywróć &amp;wszystkie</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/shortcuts.py" />
      <source>Action</source>
      <translation>Polecenie</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/shortcuts.py" />
      <source>Keyboard shortcuts</source>
      <translation>Skróty klawiszowe</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/shortcuts.py" />
      <source>Keys</source>
      <translation>Klawisze</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/shortcuts.py" />
      <source>Keys in bold differ from the default keys.</source>
      <translation>Pogrubione klawisze różnią się od domyślnych.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/shortcuts.py" />
      <source>Others</source>
      <translation>Inne</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/shortcuts.py" />
      <source>Search by name or key</source>
      <translation>Szukaj po nazwie lub klawiszu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/shortcuts.py" />
      <source>“{first}” and “{second}” have the same keys.</source>
      <translation>„{first}” i „{second}” mają te same klawisze.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/start_page.py" />
      <source>&amp;New map…</source>
      <translation>&amp;Nowa mapa…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/start_page.py" />
      <source>&amp;Open a file…</source>
      <translation>&amp;Otwórz plik…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/start_page.py" />
      <source>Boards that come with mapkit</source>
      <translation>Dołączone plansze</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/start_page.py" />
      <source>Draw a board, see its sightlines.</source>
      <translation>Narysuj planszę i zobacz linie wzroku.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/start_page.py" />
      <source>Maps to open</source>
      <translation>Mapy do otwarcia</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/start_page.py" />
      <location filename="mapkit/editor/layouts/feature.py" />
      <source>New &amp;layout…</source>
      <translation>Nowy &amp;układ…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/start_page.py" />
      <source>New map from a &amp;photo…</source>
      <translation>Nowa mapa ze &amp;zdjęcia…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/start_page.py" />
      <source>New map from a photo</source>
      <translation>Nowa mapa ze zdjęcia</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/start_page.py" />
      <source>Opens as a copy of your own</source>
      <translation>Otworzy się jako własna kopia</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/start_page.py" />
      <source>Recent files</source>
      <translation>Ostatnie pliki</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/start_page.py" />
      <source>Start</source>
      <translation>Start</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/start_page.py" />
      <source>Version {v}</source>
      <translation>Wersja {v}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/tutorial.py" />
      <source>Tutorial</source>
      <translation>Samouczek</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/crash_reports.py" />
      <source>&amp;Continue</source>
      <translation>Kon&amp;tynuuj</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/crash_reports.py" />
      <source>&amp;Copy the details</source>
      <translation>&amp;Kopiuj szczegóły</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/crash_reports.py" />
      <source>Something went wrong in mapkit.</source>
      <translation>W programie mapkit coś się nie powiodło.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/crash_reports.py" />
      <source>Your work is still open and a recovery copy was written. You can continue, but it is best to save under another name. Please report the details.</source>
      <translation>Praca jest nadal otwarta, a kopia zapasowa zapisana. Możesz pracować dalej; warto zapisać ją pod inną nazwą. Prosimy o zgłoszenie szczegółów.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/feature.py" />
      <source>&amp;Clear the list</source>
      <translation>&amp;Wyczyść listę</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/feature.py" />
      <location filename="mapkit/editor/layouts/layout_window.py" />
      <source>&amp;Keep mine</source>
      <translation>&amp;Zachowaj moją</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/feature.py" />
      <source>&amp;Merge both</source>
      <translation>P&amp;ołącz obie</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/feature.py" />
      <source>&amp;Open…</source>
      <translation>&amp;Otwórz…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/feature.py" />
      <source>&amp;Quit</source>
      <translation>Za&amp;kończ</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/feature.py" />
      <location filename="mapkit/editor/layouts/layout_window.py" />
      <source>&amp;Reload</source>
      <translation>&amp;Wczytaj ponownie</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/feature.py" />
      <location filename="mapkit/editor/files/questions.py" />
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>&amp;Save</source>
      <translation>Zapi&amp;sz</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/feature.py" />
      <source>Close the window</source>
      <translation>Zamknij okno</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/feature.py" />
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Go back to the file as it is on the disk</source>
      <translation>Wróć do pliku w postaci z dysku</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/feature.py" />
      <source>No files yet</source>
      <translation>Nie ma jeszcze plików</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/feature.py" />
      <source>Nothing of {name} could be read as a map, so the board is empty.</source>
      <translation>Z pliku {name} nie udało się odczytać mapy, więc plansza jest pusta.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/feature.py" />
      <source>Open &amp;recent</source>
      <translation>Otwórz ost&amp;atnie</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/feature.py" />
      <source>Open a map or a layout of cards</source>
      <translation>Otwórz mapę albo układ kart</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/feature.py" />
      <source>Parts of {name} could not be read. They are not on the board.</source>
      <translation>Części pliku {name} nie udało się odczytać. Nie ma ich na planszy.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/feature.py" />
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Re&amp;vert</source>
      <translation>P&amp;rzywróć</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/feature.py" />
      <location filename="mapkit/editor/layouts/layout_window.py" />
      <source>Recovery copies cannot be written: {problem}. Save often.</source>
      <translation>Nie można prowadzić kopii zapasowej: {problem}. Zapisuj często.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/feature.py" />
      <location filename="mapkit/editor/files/questions.py" />
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Save &amp;as…</source>
      <translation>Zapisz &amp;jako…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/feature.py" />
      <source>Save the map under another name</source>
      <translation>Zapisz mapę pod inną nazwą</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/feature.py" />
      <source>Save the map; comments in the file stay</source>
      <translation>Zapisz mapę; komentarze w pliku zostają</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/feature.py" />
      <source>Show the &amp;issues</source>
      <translation>Pokaż &amp;problemy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/feature.py" />
      <location filename="mapkit/editor/layouts/layout_window.py" />
      <source>The file is gone; saving writes it again.</source>
      <translation>Plik zniknął; zapis utworzy go na nowo.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/feature.py" />
      <source>This map has no file yet.</source>
      <translation>Ta mapa nie ma jeszcze pliku.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/feature.py" />
      <source>You also have unsaved changes.</source>
      <translation>Masz też niezapisane zmiany.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/feature.py" />
      <source>{name} cannot be merged with your map, which stays as it is: {problem}</source>
      <translation>Pliku {name} nie można scalić z twoją mapą, która zostaje bez zmian: {problem}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/feature.py" />
      <source>{name} cannot be read as a map now. The board is as it was.</source>
      <translation>{name} nie daje się teraz odczytać jako mapa. Plansza jest, jaka była.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/feature.py" />
      <location filename="mapkit/editor/layouts/layout_window.py" />
      <source>{name} was changed by another program.</source>
      <translation>{name}: plik zmienił inny program.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/file_text.py" />
      <source>Open in a text &amp;editor</source>
      <translation>Otwórz w &amp;edytorze tekstu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/file_text.py" />
      <source>Text of the map file</source>
      <translation>Tekst pliku mapy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/file_text.py" />
      <source>When it is saved there, mapkit offers to read it again</source>
      <translation>Gdy zapiszesz go tam, mapkit zaproponuje ponowne odczytanie</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/map_file.py" />
      <location filename="mapkit/editor/layouts/layout_files.py" />
      <source>{path} is write-protected</source>
      <translation>{path} jest chroniony przed zapisem</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/map_files.py" />
      <location filename="mapkit/editor/layouts/layout_files.py" />
      <source>It is open in another window, which belongs to process {process}.</source>
      <translation>Jest otwarta w innym oknie, które należy do procesu {process}.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/map_files.py" />
      <source>Merge with the file</source>
      <translation>Połączenie z plikiem</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/map_files.py" />
      <source>Merged.</source>
      <translation>Połączono.</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/files/map_files.py" />
      <source>Merged; {n} thing(s) had been changed in both, and yours were kept.</source>
      <translation>
        <numerusform>Połączono; {n} rzecz zmieniona przez obie strony pozostaje Twoja.</numerusform>
        <numerusform>Połączono; {n} rzeczy zmienione przez obie strony pozostają Twoje.</numerusform>
        <numerusform>Połączono; {n} rzeczy zmienionych przez obie strony pozostaje Twoich.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/map_files.py" />
      <location filename="mapkit/editor/layouts/layout_files.py" />
      <source>Save elsewhere</source>
      <translation>Zapis w innym miejscu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/map_files.py" />
      <location filename="mapkit/editor/sight/feature.py" />
      <location filename="mapkit/editor/sight/report_feature.py" />
      <source>Saved {name}.</source>
      <translation>Zapisano: {name}.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/map_files.py" />
      <source>What was in it before is kept as {name}.</source>
      <translation>To, co było w nim przedtem, jest zachowane jako {name}.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/map_files.py" />
      <source>line {n}: {problem}</source>
      <translation>wiersz {n}: {problem}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/map_files.py" />
      <source>parts of it cannot be read</source>
      <translation>części pliku nie da się odczytać</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/map_files.py" />
      <source>the board would have errors that neither version has</source>
      <translation>plansza miałaby błędy, których nie ma żadna z wersji</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/map_files.py" />
      <source>untitled</source>
      <translation>bez nazwy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/map_files.py" />
      <location filename="mapkit/editor/files/questions.py" />
      <location filename="mapkit/editor/layouts/layout_files.py" />
      <source>{name} cannot be opened.</source>
      <translation>Nie można otworzyć {name}.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/map_files.py" />
      <location filename="mapkit/editor/files/questions.py" />
      <location filename="mapkit/editor/layouts/board_maker.py" />
      <location filename="mapkit/editor/layouts/layout_files.py" />
      <source>{name} was not saved.</source>
      <translation>Nie zapisano {name}.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>&amp;Continue without them</source>
      <translation>&amp;Kontynuuj bez nich</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>&amp;Discard</source>
      <translation>&amp;Odrzuć</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>&amp;Leave them out</source>
      <translation>&amp;Pomiń je</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>&amp;Open them</source>
      <translation>&amp;Otwórz je</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>&amp;Replace</source>
      <translation>&amp;Zastąp</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>&amp;Revert</source>
      <translation>P&amp;rzywróć</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>&amp;Save anyway</source>
      <translation>Zapi&amp;sz mimo to</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>A copy can be opened and saved under another name.</source>
      <translation>Można otworzyć kopię i zapisać ją pod inną nazwą.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>All changes since it was saved will be lost, and the history too.</source>
      <translation>Wszystkie zmiany od czasu zapisu przepadną, podobnie jak historia.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>Go back to {name} as it is on the disk?</source>
      <translation>Wrócić do {name} w postaci z dysku?</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>It runs on {host}, or ran there until the connection was lost. Open the file itself only if it is no longer open there.</source>
      <translation>Działa na komputerze {host} albo działał, zanim go przerwano. Otwórz sam plik tylko wtedy, gdy nie jest tam już otwarty.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>Maps</source>
      <translation>Mapy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>Maps and layouts</source>
      <translation>Mapy i układy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>Nothing is lost: your work is open as before.</source>
      <translation>Nic nie przepadło: praca jest otwarta jak przedtem.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>Open a &amp;copy</source>
      <translation>Otwórz &amp;kopię</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>Open a map or a layout</source>
      <translation>Otwórz mapę lub układ</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>Open it &amp;anyway</source>
      <translation>Otwórz &amp;mimo to</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>Open them only if you trust whoever made {name}.</source>
      <translation>Otwórz je tylko wtedy, gdy ufasz autorowi pliku {name}.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>Otherwise they are lost.</source>
      <translation>W przeciwnym razie przepadną.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>Parts of {name} could not be read.</source>
      <translation>Części pliku {name} nie udało się odczytać.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>Replace {name}?</source>
      <translation>Zastąpić {name}?</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>Save the changes to {name}?</source>
      <translation>Zapisać zmiany w {name}?</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>Save the map as</source>
      <translation>Zapisz mapę jako</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>Saving replaces what the other program wrote.</source>
      <translation>Zapis zastąpi to, co zapisał inny program.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>That window belongs to process {process}.</source>
      <translation>Okno należy do procesu {process}.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>The file is there already; what it holds would be lost.</source>
      <translation>Plik już istnieje; jego zawartość zostałaby utracona.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>They are not on the board, and saving takes some of them out of the file. If you save anyway, the file as it is now is kept beside it.</source>
      <translation>Nie ma ich na planszy, a zapisanie usunie niektóre z nich z pliku. Jeśli mimo to zapiszesz, plik w obecnej postaci zostanie obok.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>They would also be missing in pictures, in tables and on paper. See Issues for the list.</source>
      <translation>Brakowałoby ich także na obrazach, w tabelach i na papierze. Wymieniają je problemy.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>line {line}: </source>
      <translation>wiersz {line}: </translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>{name} is open in another window.</source>
      <translation>{name}: plik jest otwarty w innym oknie.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>{name} wants to open files outside its folder.</source>
      <translation>{name} chce otworzyć pliki poza swoim folderem.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>{name} was changed by another program since it was opened.</source>
      <translation>{name}: plik od otwarcia zmienił inny program.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/restoring.py" />
      <source>&amp;Delete it</source>
      <translation>&amp;Usuń</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/restoring.py" />
      <source>&amp;Not now</source>
      <translation>&amp;Nie teraz</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/restoring.py" />
      <source>&amp;Restore</source>
      <translation>&amp;Przywróć</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/restoring.py" />
      <source>Restore unsaved work</source>
      <translation>Przywróć niezapisaną pracę</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/restoring.py" />
      <source>Some unsaved work cannot be restored: mapkit does not understand its files.</source>
      <translation>Części niezapisanej pracy nie da się przywrócić: mapkit nie rozumie jej plików.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/restoring.py" />
      <source>They are kept:</source>
      <translation>Pliki zachowano tutaj:</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/restoring.py" />
      <source>mapkit ended unexpectedly, but your work was kept. What do you want to restore? Restored work is not written to its file until you save it.</source>
      <translation>Program mapkit niespodziewanie zakończył pracę, ale wyniki zachowano. Co chcesz odzyskać? Odzyskana praca trafi do pliku dopiero po zapisaniu.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/restoring.py" />
      <source>never saved</source>
      <translation>nigdy nie zapisano</translation>
    </message>
    <message>
      <location filename="mapkit/editor/i18n/languages.py" />
      <source>%1 File</source>
      <translation>Plik %1</translation>
    </message>
    <message>
      <location filename="mapkit/editor/i18n/languages.py" />
      <source>&amp;Look in:</source>
      <translation>Szu&amp;kaj w:</translation>
    </message>
    <message>
      <location filename="mapkit/editor/i18n/languages.py" />
      <source>Closes the dock widget</source>
      <translation>Zamyka panel</translation>
    </message>
    <message>
      <location filename="mapkit/editor/i18n/languages.py" />
      <source>Files of &amp;type:</source>
      <translation>Pliki &amp;typu:</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/dialog.py" />
      <source>&amp;Open</source>
      <translation>&amp;Otwórz</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/dialog.py" />
      <source>Import {name}</source>
      <translation>Import: {name}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/dialog.py" />
      <source>Nothing is written until you save the map.</source>
      <translation>Dopóki nie zapiszesz mapy, nic nie trafia na dysk.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/dialog.py" />
      <source>Stopped. Nothing was opened.</source>
      <translation>Zatrzymano. Niczego nie otwarto.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/dialog.py" />
      <source>The file does not say how large it is: give its width, its height or its unit.</source>
      <translation>Plik nie mówi, jak jest duży: podaj jego szerokość, wysokość lub jednostkę.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/dialog.py" />
      <source>This cannot be imported: {problem}</source>
      <translation>Tego nie można zaimportować: {problem}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/dialog.py" />
      <source>Try a&amp;gain</source>
      <translation>Spróbuj &amp;ponownie</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/dialog.py" />
      <source>Zoom in</source>
      <translation>Powiększ</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/dialog.py" />
      <source>Zoom out</source>
      <translation>Pomniejsz</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/dialog.py" />
      <source>{area} mm² closed, no border moved by more than {moved} mm</source>
      <translation>zamknięto {area} mm², żadna granica nie przesunęła się o więcej niż {moved} mm</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/import_map/dialog.py" />
      <source>{n} pair(s) of neighbours</source>
      <translation>
        <numerusform>{n} para sąsiadów</numerusform>
        <numerusform>{n} pary sąsiadów</numerusform>
        <numerusform>{n} par sąsiadów</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/feature.py" />
      <source>&amp;Import…</source>
      <translation>&amp;Importuj…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/feature.py" />
      <source>Files of other programs</source>
      <translation>Pliki innych programów</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/feature.py" />
      <source>Import a file</source>
      <translation>Importuj plik</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/feature.py" />
      <source>Make a map of what another program has drawn</source>
      <translation>Zrób mapę z tego, co narysował inny program</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/findings.py" />
      <source>Nothing had to be repaired or left out.</source>
      <translation>Niczego nie trzeba było naprawiać ani pomijać.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/findings.py" />
      <source>What was done, and what is doubtful</source>
      <translation>Co zrobiono i co jest wątpliwe</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/import_map/findings.py" />
      <source>{n} corner(s) added where borders meet</source>
      <translation>
        <numerusform>{n} wierzchołek dodany tam, gdzie stykają się granice</numerusform>
        <numerusform>{n} wierzchołki dodane tam, gdzie stykają się granice</numerusform>
        <numerusform>{n} wierzchołków dodanych tam, gdzie stykają się granice</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/import_map/findings.py" />
      <source>{n} hole(s) made for fields within others</source>
      <translation>
        <numerusform>{n} otwór na pola wewnątrz innych</numerusform>
        <numerusform>{n} otwory na pola wewnątrz innych</numerusform>
        <numerusform>{n} otworów na pola wewnątrz innych</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/import_map/findings.py" />
      <source>{n} overlap(s), given to the smaller field</source>
      <translation>
        <numerusform>{n} nakładanie się, przypadło mniejszemu polu</numerusform>
        <numerusform>{n} nakładania się, przypadły mniejszemu polu</numerusform>
        <numerusform>{n} nakładań się, przypadło mniejszemu polu</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/import_map/findings.py" />
      <source>{n} place(s) that no field covers</source>
      <translation>
        <numerusform>{n} miejsce, którego nie pokrywa żadne pole</numerusform>
        <numerusform>{n} miejsca, których nie pokrywa żadne pole</numerusform>
        <numerusform>{n} miejsc, których nie pokrywa żadne pole</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/import_map/findings.py" />
      <source>{n} slit(s) between neighbours closed</source>
      <translation>
        <numerusform>{n} szczelina między sąsiadami zamknięta</numerusform>
        <numerusform>{n} szczeliny między sąsiadami zamknięte</numerusform>
        <numerusform>{n} szczelin między sąsiadami zamkniętych</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/import_map/findings.py" />
      <source>{n} thing(s) left out</source>
      <translation>
        <numerusform>{n} rzecz pominięta</numerusform>
        <numerusform>{n} rzeczy pominięte</numerusform>
        <numerusform>{n} rzeczy pominiętych</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/job.py" />
      <source>the importer {name} has failed: {why}</source>
      <translation>moduł importu {name} zawiódł: {why}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/join_box.py" />
      <source>As m&amp;easured</source>
      <translation>Według po&amp;miaru</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/join_box.py" />
      <source>Distance to join</source>
      <translation>Odległość łączenia</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/join_box.py" />
      <source>How many neighbours each distance finds; click to choose one</source>
      <translation>Ilu sąsiadów znajduje dana odległość; kliknięcie ją wybiera</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/join_box.py" />
      <source>Neighbours found by distance</source>
      <translation>Znalezieni sąsiedzi według odległości</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/join_box.py" />
      <source>The borders of this file are shared already.</source>
      <translation>Granice w tym pliku są już wspólne.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/join_box.py" />
      <source>measured: {mm} mm</source>
      <translation>zmierzono: {mm} mm</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/import_map/join_box.py" />
      <source>{mm} mm finds about {n} pair(s) of neighbours</source>
      <translation>
        <numerusform>{mm} mm znajduje około {n} pary sąsiadów</numerusform>
        <numerusform>{mm} mm znajduje około {n} par sąsiadów</numerusform>
        <numerusform>{mm} mm znajduje około {n} par sąsiadów</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/settings_form.py" />
      <source>&amp;Join up to</source>
      <translation>Łą&amp;cz do</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/settings_form.py" />
      <source>&amp;Tolerance</source>
      <translation>&amp;Tolerancja</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/settings_form.py" />
      <source>By how much borders may be simplified, and the map's tolerance</source>
      <translation>O ile można uprościć granice; zarazem tolerancja mapy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/settings_form.py" />
      <source>For&amp;mat</source>
      <translation>&amp;Format</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/settings_form.py" />
      <source>Not read: {what}.</source>
      <translation>Nie jest wczytywane: {what}.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/settings_form.py" />
      <source>Si&amp;ze</source>
      <translation>&amp;Rozmiar</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/size_box.py" />
      <source>One unit of the drawing</source>
      <translation>Jednostka rysunku</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/size_box.py" />
      <source>one &amp;unit</source>
      <translation>&amp;jednostka</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/board_maker.py" />
      <source>Follow the layout</source>
      <translation>Podążanie za układem</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/board_maker.py" />
      <source>Save the board as</source>
      <translation>Zapisz planszę jako</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/board_maker.py" />
      <source>The board cannot be made.</source>
      <translation>Planszy nie można ułożyć.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/board_maker.py" />
      <source>The file is the layout itself, or a card of it.</source>
      <translation>Plik to sam układ albo jego karta.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/card_list.py" />
      <location filename="mapkit/editor/layouts/layout_window.py" />
      <source>Cards</source>
      <translation>Karty</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/card_list.py" />
      <source>Cards of another size or with other rules are not listed.</source>
      <translation>Nie ma tu kart innego rozmiaru ani z innymi zasadami.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/card_list.py" />
      <source>No card that fits was found.</source>
      <translation>Nie znaleziono pasującej karty.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/card_printing.py" />
      <source>Print cards and pieces</source>
      <translation>Drukuj karty i żetony</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/card_printing.py" />
      <source>{name} was not written.</source>
      <translation>Nie zapisano {name}.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/element_list.py" />
      <location filename="mapkit/editor/layouts/layout_window.py" />
      <source>Elements</source>
      <translation>Elementy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/element_list.py" />
      <source>Place a card: its rules say what can be laid on fields.</source>
      <translation>Połóż kartę: jej zasady mówią, co można położyć na polach.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/element_list.py" />
      <location filename="mapkit/editor/layouts/layout_dialogs.py" />
      <location filename="mapkit/editor/panels/kind_palette.py" />
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>What its kind says</source>
      <translation>Zależnie od rodzaju</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/feature.py" />
      <source>Start a board that is laid of cards</source>
      <translation>Zacznij planszę układaną z kart</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>&amp;Mirror</source>
      <translation>O&amp;dbij</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>&amp;Name and size…</source>
      <translation>&amp;Nazwa i rozmiar…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>&amp;Open the card</source>
      <translation>O&amp;twórz kartę</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>&amp;Place the picked card</source>
      <translation>&amp;Połóż wybraną kartę</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>&amp;Print cards and pieces…</source>
      <translation>&amp;Drukuj karty i żetony…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>&amp;Read the cards again</source>
      <translation>Wczytaj &amp;karty ponownie</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>&amp;Take away</source>
      <translation>&amp;Zabierz</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Close the window of the layout</source>
      <translation>Zamknij okno układu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Complete by a &amp;mirror</source>
      <translation>Uzupełnij odbi&amp;ciem</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Complete by a half &amp;turn</source>
      <translation>Uzupełnij &amp;obrotem o połowę</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Draw on this card in the window of maps; it is read again when it is saved</source>
      <translation>Rysuj na tej karcie w oknie map; po zapisaniu zostanie wczytana ponownie</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Fit to &amp;window</source>
      <translation>Dopasuj do okn&amp;a</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Give a field of this card another kind, an owner or a name</source>
      <translation>Daj polu tej karty inny rodzaj, właściciela albo nazwę</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Give every card and element its image after a half turn, where that is free</source>
      <translation>Daj każdej karcie i elementowi obraz po obrocie o połowę, tam gdzie jest wolne</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Give every card and element its image on the other side, where that is free</source>
      <translation>Daj każdej karcie i elementowi obraz po drugiej stronie, tam gdzie jest wolne</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Lay an &amp;element…</source>
      <translation>Połóż &amp;element…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Lay an element on {field}…</source>
      <translation>Połóż element na {field}…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Lay cards, and correct what is wrong, first: see Issues.</source>
      <translation>Najpierw połóż karty i popraw, co jest źle: zobacz Problemy.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Lay the card that is picked in the panel here, in place of another</source>
      <translation>Połóż tu kartę wybraną w panelu, zamiast innej</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Let the board &amp;follow</source>
      <translation>&amp;Plansza podąża za układem</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Look at the files of the cards: they may have changed</source>
      <translation>Sprawdź pliki kart: mogły się zmienić</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Make everything larger</source>
      <translation>Powiększ wszystko</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Make everything smaller</source>
      <translation>Pomniejsz wszystko</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Make the &amp;board…</source>
      <translation>&amp;Ułóż planszę…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Make the board that is open like the layout; it can be undone there</source>
      <translation>Zrób otwartą planszę według układu; można to tam cofnąć</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <location filename="mapkit/editor/layouts/layout_dialogs.py" />
      <source>Name and size</source>
      <translation>Nazwa i rozmiar</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>No card lies here.</source>
      <translation>Nie leży tu żadna karta.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>No card that can be read lies here.</source>
      <translation>Nie leży tu żadna karta, którą można odczytać.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <location filename="mapkit/editor/layouts/picked.py" />
      <source>Pick a card in the panel first.</source>
      <translation>Najpierw wybierz kartę w panelu.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Save the layout under another name; cards from elsewhere come along</source>
      <translation>Zapisz układ pod inną nazwą; karty z innych miejsc idą z nim</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Save the layout; comments in the file stay</source>
      <translation>Zapisz układ; komentarze w pliku zostają</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Show the window in which maps and cards are drawn</source>
      <translation>Pokazuje okno, w którym rysuje się mapy i karty</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Swap left and right of the card as it lies</source>
      <translation>Zamień lewą i prawą stronę karty tak, jak leży</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Take off what lies on {field}</source>
      <translation>Zdejmij to, co leży na {field}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Take the card away, with what lies on it</source>
      <translation>Zabierz kartę z tym, co na niej leży</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>The board is not open beside the layout: make it first.</source>
      <translation>Plansza nie jest otwarta obok układu: najpierw ją ułóż.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>This layout has no file yet.</source>
      <translation>Ten układ nie ma jeszcze pliku.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Turn the card by a quarter, against the clock</source>
      <translation>Obróć kartę o ćwierć przeciwnie do ruchu zegara</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Turn the card by a quarter, clockwise</source>
      <translation>Obróć kartę o ćwierć zgodnie z ruchem zegara</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Turn to the &amp;left</source>
      <translation>Obróć w &amp;lewo</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Turn to the &amp;right</source>
      <translation>Obróć w p&amp;rawo</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>What the board is called, and how many cards it has across and down</source>
      <translation>Jak nazywa się plansza i ile ma kart wszerz i wzdłuż</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Window of &amp;maps</source>
      <translation>Ok&amp;no map</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Write a PDF of the cards and what lies on them, to cut apart</source>
      <translation>Zapisz PDF z kartami i tym, co na nich leży, do rozcięcia</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Write the board as a map and open it beside the layout</source>
      <translation>Zapisz planszę jako mapę i otwórz ją obok układu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_dialogs.py" />
      <source>&amp;Apply</source>
      <translation>&amp;Zastosuj</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_dialogs.py" />
      <source>&amp;Field</source>
      <translation>&amp;Pole</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_dialogs.py" />
      <source>&amp;Folder of cards</source>
      <translation>&amp;Folder z kartami</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_dialogs.py" />
      <source>&amp;Kind</source>
      <translation>&amp;Rodzaj</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_dialogs.py" />
      <source>&amp;Lay it</source>
      <translation>Po&amp;łóż</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_dialogs.py" />
      <source>&amp;Licence</source>
      <translation>&amp;Licencja</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_dialogs.py" />
      <source>&amp;Size in cards</source>
      <translation>R&amp;ozmiar w kartach</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_dialogs.py" />
      <source>A&amp;uthor</source>
      <translation>A&amp;utor</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_dialogs.py" />
      <source>As on the card</source>
      <translation>Jak na karcie</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_dialogs.py" />
      <source>Folder of cards</source>
      <translation>Folder z kartami</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_dialogs.py" />
      <location filename="mapkit/editor/layouts/picked.py" />
      <source>Lay an element</source>
      <translation>Połóż element</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_dialogs.py" />
      <source>New layout</source>
      <translation>Nowy układ</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_dialogs.py" />
      <source>Pairs that change places when the board is completed</source>
      <translation>Pary, które zamieniają się miejscami przy uzupełnianiu planszy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_dialogs.py" />
      <source>The cards that come with mapkit are offered anyway.</source>
      <translation>Karty dostarczane z mapkitem są dostępne zawsze.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_dialogs.py" />
      <source>{attribute} on the other side</source>
      <translation>{attribute} po drugiej stronie</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_files.py" />
      <source>Layouts</source>
      <translation>Układy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_files.py" />
      <source>Save the layout as</source>
      <translation>Zapisz układ jako</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_files.py" />
      <source>The file is a card of this layout.</source>
      <translation>Plik jest kartą tego układu.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_help.py" />
      <source>Each place shows its card with what lies on it, outlined in orange; free places show their column and row. Drag a card to another place to move it, onto another card to swap them. The arrow keys move the frame, Enter places the card that is picked, R, Shift+R and M turn and mirror, Delete takes away, Ctrl+arrow moves the card. The right button or the menu key shows what can be done here.</source>
      <translation>Każde miejsce pokazuje swoją kartę z tym, co na niej leży, obwiedzione na pomarańczowo; wolne miejsca pokazują kolumnę i wiersz. Przeciągnięcie na inne miejsce przesuwa kartę, na inną kartę zamienia obie. Strzałki przesuwają ramkę, Enter kładzie wybraną kartę, R, Shift+R i M obracają i odbijają, Delete zabiera, Ctrl+strzałka przesuwa kartę. Prawy przycisk albo klawisz menu pokazuje, co można tu zrobić.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_help.py" />
      <source>Here a board is laid of cards. It becomes a map with Board, Make the board.</source>
      <translation>Tu plansza układana jest z kart. Mapą staje się przez Plansza, Ułóż planszę.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_help.py" />
      <source>The cards in the layout's folder, in the folders in it, and those that come with mapkit, as far as they fit. Click one, then a free place; or drag it onto any place.</source>
      <translation>Karty z folderu układu, z jego podfolderów i te dostarczane z mapkitem, o ile pasują. Kliknij jedną, a potem wolne miejsce; albo przeciągnij ją na dowolne miejsce.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_help.py" />
      <source>What can be laid on a field: a kind, with its owner. Click one, then a field; or drag it onto a field. E asks for the field, the kind, what it carries and a name.</source>
      <translation>Co można położyć na polu: rodzaj z właścicielem. Kliknij jeden, a potem pole; albo przeciągnij go na pole. E pyta o pole, rodzaj, o to, co pole ma, i nazwę.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_help.py" />
      <source>What is wrong with the layout and its cards, with line and column of the file. A click goes to the place on the board.</source>
      <translation>Co jest źle z układem i jego kartami, z wierszem i kolumną pliku. Kliknięcie przechodzi do miejsca na planszy.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_help.py" />
      <source>Whether the board is symmetric, and the first field that is not like its image. Complete gives every card and element its image where that is free.</source>
      <translation>Czy plansza jest symetryczna, i pierwsze pole, które nie jest jak jego obraz. Uzupełnij daje każdej karcie i elementowi obraz tam, gdzie jest wolne.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_window.py" />
      <source>&amp;Board</source>
      <translation>Plan&amp;sza</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_window.py" />
      <source>&amp;Card</source>
      <translation>K&amp;arta</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_window.py" />
      <source>Click a field. Escape puts the element back.</source>
      <translation>Kliknij pole. Escape odkłada element.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_window.py" />
      <source>Click a free place, or press Enter. Escape puts the card back.</source>
      <translation>Kliknij wolne miejsce albo naciśnij Enter. Escape odkłada kartę.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_window.py" />
      <source>Symmetry</source>
      <translation>Symetria</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/picked.py" />
      <source>Mirror a card</source>
      <translation>Odbicie karty</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/picked.py" />
      <source>Move a card</source>
      <translation>Przesunięcie karty</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/picked.py" />
      <source>Place a card</source>
      <translation>Położenie karty</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/picked.py" />
      <source>Swap cards</source>
      <translation>Zamiana kart</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/picked.py" />
      <source>Take a card away</source>
      <translation>Zabranie karty</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/picked.py" />
      <source>Take an element off</source>
      <translation>Zdjęcie elementu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/picked.py" />
      <source>Turn a card</source>
      <translation>Obrót karty</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/place_painter.py" />
      <source>mirrored</source>
      <translation>odbita</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/place_painter.py" />
      <source>turned by {n} degrees</source>
      <translation>obrócona o {n} stopni</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/place_painter.py" />
      <source>{place} free</source>
      <translation>{place} wolne</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/places_view.py" />
      <source>Board of cards</source>
      <translation>Plansza z kart</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/problem_list.py" />
      <source>Nothing is wrong.</source>
      <translation>Wszystko w porządku.</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/layouts/problem_list.py" />
      <source>{n} problem(s)</source>
      <translation>
        <numerusform>{n} problem</numerusform>
        <numerusform>{n} problemy</numerusform>
        <numerusform>{n} problemów</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/symmetry_box.py" />
      <source>Complete</source>
      <translation>Uzupełnij</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/symmetry_box.py" />
      <source>Complete the other half</source>
      <translation>Uzupełnienie drugiej połowy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/symmetry_box.py" />
      <source>Give cards and elements their images where that is free</source>
      <translation>Daj kartom i elementom ich obrazy tam, gdzie jest wolne</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/symmetry_box.py" />
      <source>Go to the first field that is not like its image</source>
      <translation>Przejdź do pierwszego pola, które nie jest jak jego obraz</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/symmetry_box.py" />
      <source>Half turn</source>
      <translation>Obrót o połowę</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/symmetry_box.py" />
      <source>Left and right</source>
      <translation>Lewa i prawa strona</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/symmetry_box.py" />
      <source>Not known: lay cards, and correct what is wrong.</source>
      <translation>Nie wiadomo: połóż karty i popraw, co jest źle.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/symmetry_box.py" />
      <source>Show</source>
      <translation>Pokaż</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/symmetry_box.py" />
      <source>Symmetric</source>
      <translation>Symetryczna</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/feature.py" />
      <source>As it was opened</source>
      <translation>Stan po otwarciu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/feature.py" />
      <source>History</source>
      <translation>Historia</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/feature.py" />
      <location filename="mapkit/editor/panels/map_properties.py" />
      <source>Map</source>
      <translation>Mapa</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/feature.py" />
      <location filename="mapkit/editor/panels/kind_palette.py" />
      <source>Palette</source>
      <translation>Paleta</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/feature.py" />
      <location filename="mapkit/editor/panels/properties.py" />
      <location filename="mapkit/editor/tools/board_menu.py" />
      <source>Properties</source>
      <translation>Właściwości</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/field_rows.py" />
      <location filename="mapkit/editor/panels/property_rows.py" />
      <location filename="mapkit/editor/sight/pair_filters.py" />
      <location filename="mapkit/illustrate/games_pages.py" />
      <location filename="mapkit/illustrate/report/comparison_pages.py" />
      <location filename="mapkit/illustrate/report/exposure.py" />
      <location filename="mapkit/illustrate/report/ways.py" />
      <source>Field</source>
      <translation>Pole</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/field_rows.py" />
      <location filename="mapkit/editor/panels/kind_palette.py" />
      <location filename="mapkit/editor/panels/map_properties.py" />
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Kind</source>
      <translation>Rodzaj</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/field_rows.py" />
      <location filename="mapkit/editor/panels/map_properties.py" />
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Name</source>
      <translation>Nazwa</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/field_rows.py" />
      <source>On it</source>
      <translation>Na polu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/field_rows.py" />
      <location filename="mapkit/editor/panels/kind_palette.py" />
      <location filename="mapkit/editor/panels/property_rows.py" />
      <location filename="mapkit/illustrate/report/exposure.py" />
      <source>Sector</source>
      <translation>Sektor</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/fields.py" />
      <source>Fields of the map</source>
      <translation>Pola mapy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/fields.py" />
      <source>Find a field</source>
      <translation>Znajdź pole</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/fields.py" />
      <source>Find a field: id, name, kind, sector</source>
      <translation>Znajdź pole: id, nazwa, rodzaj, sektor</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/fields.py" />
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Name a field</source>
      <translation>Nazwanie pola</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/fields.py" />
      <location filename="mapkit/editor/panels/properties.py" />
      <source>Rename a field</source>
      <translation>Zmiana id pola</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/fields.py" />
      <source>There are no fields yet: draw one (D).</source>
      <translation>Nie ma jeszcze pól: narysuj jakieś (D).</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/figure_rows.py" />
      <source>0: it may not enter.</source>
      <translation>0: nie może tam wejść.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/figure_rows.py" />
      <source>Cost of {kind}</source>
      <translation>Koszt: {kind}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/figure_rows.py" />
      <source>Fill in a figure</source>
      <translation>Uzupełnij liczbę</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/figure_rows.py" />
      <source>May spend in a turn</source>
      <translation>Może wydać w turze</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/figure_rows.py" />
      <source>Write a number, or nothing where it is not known.</source>
      <translation>Wpisz liczbę albo nic, jeśli nie jest znana.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/kind_palette.py" />
      <location filename="mapkit/editor/tools/marker_tool.py" />
      <location filename="mapkit/editor/tools/portal_tool.py" />
      <source>Add: {what}</source>
      <translation>Dodanie: {what}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/kind_palette.py" />
      <source>Bucket paints</source>
      <translation>Malowanie</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/kind_palette.py" />
      <source>Chosen</source>
      <translation>Wybrane</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/kind_palette.py" />
      <location filename="mapkit/editor/panels/property_rows.py" />
      <location filename="mapkit/editor/tools/portal_tool.py" />
      <source>Door, ladder, wall</source>
      <translation>Drzwi, drabina, ściana</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/kind_palette.py" />
      <location filename="mapkit/editor/panels/property_rows.py" />
      <location filename="mapkit/editor/tools/marker_tool.py" />
      <source>Marker</source>
      <translation>Znacznik</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/kind_palette.py" />
      <source>Next field</source>
      <translation>Następne pole</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/kind_palette.py" />
      <location filename="mapkit/editor/panels/property_rows.py" />
      <location filename="mapkit/editor/tools/bucket_tool.py" />
      <source>Paint: {what}</source>
      <translation>Malowanie: {what}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/kind_palette.py" />
      <source>Terrain</source>
      <translation>Teren</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/kind_palette.py" />
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Type</source>
      <translation>Typ</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/kind_palette.py" />
      <source>Type of the next door, ladder or wall</source>
      <translation>Rodzaj następnych drzwi, drabiny lub ściany</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/kind_palette.py" />
      <source>Type of the next marker</source>
      <translation>Rodzaj następnego znacznika</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/kind_palette.py" />
      <source>Width of the next door, ladder or wall</source>
      <translation>Szerokość następnych drzwi, drabiny lub ściany</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/kind_palette.py" />
      <source>With the kind</source>
      <translation>Razem z rodzajem</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/map_properties.py" />
      <source>Answer a question of the rules</source>
      <translation>Odpowiedź na pytanie zasad</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/map_properties.py" />
      <source>Author</source>
      <translation>Autor</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/map_properties.py" />
      <source>Change a sector</source>
      <translation>Zmiana sektora</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/map_properties.py" />
      <source>Change the map's header</source>
      <translation>Zmiana danych mapy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/map_properties.py" />
      <source>Change where the map comes from</source>
      <translation>Zmiana pochodzenia mapy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/map_properties.py" />
      <source>Colour of the sector</source>
      <translation>Kolor sektora</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/map_properties.py" />
      <source>Figures of the rules</source>
      <translation>Liczby zasad</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/map_properties.py" />
      <source>How far a drawn point may be off. Vertices closer than this get a warning, and an answer that such a small error could change is disputed.</source>
      <translation>O ile narysowany punkt może być przesunięty. O bliższych wierzchołkach program ostrzega, a odpowiedź, którą tak mały błąd mógłby zmienić, jest sporna.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/map_properties.py" />
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Id</source>
      <translation>Id</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/map_properties.py" />
      <source>Licence</source>
      <translation>Licencja</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/map_properties.py" />
      <source>Name a building</source>
      <translation>Nazwanie budynku</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/map_properties.py" />
      <source>Name for the selected fields</source>
      <translation>Nazwa dla zaznaczonych pól</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/map_properties.py" />
      <source>Named buildings</source>
      <translation>Nazwane budynki</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/map_properties.py" />
      <source>Note</source>
      <translation>Uwaga</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/map_properties.py" />
      <source>Open questions of the rules</source>
      <translation>Otwarte pytania zasad</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/map_properties.py" />
      <source>Properties of the map</source>
      <translation>Właściwości mapy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/map_properties.py" />
      <source>Remove</source>
      <translation>Usuń</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/map_properties.py" />
      <source>Remove a building's name</source>
      <translation>Usunięcie nazwy budynku</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/map_properties.py" />
      <source>Rules</source>
      <translation>Zasady</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/map_properties.py" />
      <location filename="mapkit/editor/tools/clipboard_actions.py" />
      <source>Select fields first.</source>
      <translation>Najpierw zaznacz pola.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/map_properties.py" />
      <source>Source</source>
      <translation>Źródło</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/map_properties.py" />
      <source>Tolerance</source>
      <translation>Tolerancja</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/map_properties.py" />
      <source>Traced from a board</source>
      <translation>Odrysowane z planszy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/map_properties.py" />
      <source>Where it comes from</source>
      <translation>Pochodzenie</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/properties.py" />
      <source>Nothing is selected. Click a field or a vertex.</source>
      <translation>Nic nie jest wybrane. Kliknij pole lub wierzchołek.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/properties.py" />
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Nothing is selected. Click a field, a vertex, a door or a marker.</source>
      <translation>Niczego nie zaznaczono. Kliknij pole, wierzchołek, drzwi lub znacznik.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/properties.py" />
      <source>Vertices</source>
      <translation>Wierzchołki</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Align vertices</source>
      <translation>Wyrównanie wierzchołków</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Area</source>
      <translation>Powierzchnia</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Asphalt</source>
      <translation>Asfalt</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Between</source>
      <translation>Pomiędzy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Change a door, ladder or wall</source>
      <translation>Zmiana drzwi, drabiny lub ściany</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Change a marker</source>
      <translation>Zmiana znacznika</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Change the ground</source>
      <translation>Zmień podłoże</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Change the kind</source>
      <translation>Zmiana rodzaju</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Change the level</source>
      <translation>Zmiana poziomu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Change the sector</source>
      <translation>Zmiana sektora</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Change: {what}</source>
      <translation>Zmień: {what}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Cobbles</source>
      <translation>Bruk</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Concrete</source>
      <translation>Beton</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Earth</source>
      <translation>Ziemia</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Fields of the upper level may lie over those on the ground.</source>
      <translation>Pola górnego poziomu mogą leżeć nad polami na ziemi.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Floor boards</source>
      <translation>Podłoga z desek</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Give an edge a length</source>
      <translation>Zadanie długości krawędzi</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Grass</source>
      <translation>Trawa</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Gravel</source>
      <translation>Żwir</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Ground</source>
      <translation>Dolny</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Length</source>
      <translation>Długość</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Length of the edge between the two vertices; the one selected last moves along it.</source>
      <translation>Długość krawędzi między oboma wierzchołkami; zaznaczony jako ostatni przesuwa się po niej.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Level</source>
      <translation>Poziom</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Made of</source>
      <translation>Podłoże</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <location filename="mapkit/editor/tools/number_entry.py" />
      <location filename="mapkit/editor/tools/select_tool.py" />
      <source>Move a vertex</source>
      <translation>Przesunięcie wierzchołka</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Planks</source>
      <translation>Deski</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Rails</source>
      <translation>Tory</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Steel</source>
      <translation>Stal</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Tiles</source>
      <translation>Płytki</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Upper</source>
      <translation>Górny</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Vertex</source>
      <translation>Wierzchołek</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>What files and tables call the field; doors, markers and names follow.</source>
      <translation>Jak pole nazywa się w plikach i tabelach; drzwi, znaczniki i nazwy podążają za nim.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>What the field looks like in pictures of the board; the rules do not use it.</source>
      <translation>Jak pole wygląda na obrazkach planszy; zasady tego nie używają.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>{area} cm²</source>
      <translation>{area} cm²</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>{n} portal(s)</source>
      <translation>
        <numerusform>{n} przejście</numerusform>
        <numerusform>{n} przejścia</numerusform>
        <numerusform>{n} przejść</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>{n} vertex(es)</source>
      <translation>
        <numerusform>{n} wierzchołek</numerusform>
        <numerusform>{n} wierzchołki</numerusform>
        <numerusform>{n} wierzchołków</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/answer_actions.py" />
      <source>Apply the repair of the issue selected in the list</source>
      <translation>Wykonuje naprawę problemu wybranego na liście</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/answer_actions.py" />
      <source>Keep the line of this pair on the board while you look at others</source>
      <translation>Zostawia linię tej pary na planszy, gdy oglądasz inne</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/answer_actions.py" />
      <source>No pair is pinned.</source>
      <translation>Żadna para nie jest przypięta.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/answer_actions.py" />
      <source>P&amp;in the shown pair, or unpin it</source>
      <translation>P&amp;rzypnij pokazaną parę albo odepnij</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/answer_actions.py" />
      <source>R&amp;emove all pins</source>
      <translation>Od&amp;epnij wszystkie pary</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/answer_actions.py" />
      <source>Remove the pinned pairs from the board</source>
      <translation>Usuwa przypięte pary z planszy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/answer_actions.py" />
      <source>Repair the ch&amp;osen issue</source>
      <translation>Napraw w&amp;ybrany problem</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/answer_actions.py" />
      <source>Select an issue with a wrench first.</source>
      <translation>Najpierw wybierz problem z kluczem.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>&amp;Adjacent fields</source>
      <translation>Pola &amp;przylegające</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>&amp;Clear all answers</source>
      <translation>Wy&amp;czyść wszystkie odpowiedzi</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>&amp;Look from the selected field</source>
      <translation>&amp;Widok z zaznaczonego pola</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>&amp;Matching fields</source>
      <translation>Pola są&amp;siadujące</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>&amp;Moves</source>
      <translation>&amp;Ruchy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>&amp;Passable borders</source>
      <translation>Granice &amp;do przejścia</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>&amp;Save picture of the pair…</source>
      <translation>&amp;Zapisz obraz pary…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>Apply all safe repairs as one step</source>
      <translation>Wykonaj bezpieczne naprawy ze sprawdzania jako jeden krok</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>Colour every field by how the selected one sees it</source>
      <translation>Pokoloruj każde pole według tego, jak widzi je zaznaczone</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>Find close calls li&amp;ve</source>
      <translation>Na bieżąco szukaj przypadków na st&amp;yk</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>Look for disputed sightlines after every edit</source>
      <translation>Po każdej zmianie szukaj spornych linii wzroku</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>Nothing here can be repaired safely.</source>
      <translation>Niczego tu nie można bezpiecznie naprawić.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>Pictures ({endings})</source>
      <translation>Obrazy ({endings})</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>Remove colours, lines, pins and moves from the board</source>
      <translation>Usuń z planszy kolory, linie, przypięte pary i ruchy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>Repair</source>
      <translation>Naprawa</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>Repair all that is sa&amp;fe</source>
      <translation>&amp;Napraw wszystko, co bezpieczne</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>Save the picture of the pair</source>
      <translation>Zapisz obraz pary</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>Select two fields first.</source>
      <translation>Najpierw zaznacz dwa pola.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>Show a pair first: point at a field with the sight tool.</source>
      <translation>Najpierw pokaż parę: wskaż pole narzędziem widoczności.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>Show the line from one selected field to the other</source>
      <translation>Pokaż linię od jednego zaznaczonego pola do drugiego</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>Show where a figure may step across</source>
      <translation>Pokaż, którędy figurka może przejść</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>Show which adjacent fields match</source>
      <translation>Pokaż, które przylegające pola są sąsiadujące</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>Show which fields hear and spot each other</source>
      <translation>Pokaż, które pola nawzajem się słyszą i wykrywają</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <location filename="mapkit/editor/sight/sight_panel.py" />
      <source>Sight and moves</source>
      <translation>Widoczność i ruch</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>Sight between the t&amp;wo selected fields</source>
      <translation>Widoczność między dwoma zaz&amp;naczonymi polami</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <location filename="mapkit/editor/sight/tables_panel.py" />
      <source>Table of sight</source>
      <translation>Tabela widoczności</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>The picture was not saved</source>
      <translation>Obrazu nie zapisano</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>There are no answers on the board.</source>
      <translation>Na planszy nie ma żadnych odpowiedzi.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <location filename="mapkit/editor/sight/sight_panel.py" />
      <source>These rules have no lines of sight.</source>
      <translation>Te zasady nie znają widoczności.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>Write a picture of the shown sightline to a file</source>
      <translation>Zapisz obraz pokazanej linii wzroku do pliku</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>no pairs to show</source>
      <translation>brak par do pokazania</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/hear_tool.py" />
      <location filename="mapkit/illustrate/report/hearing.py" />
      <location filename="mapkit/illustrate/report/report_pages.py" />
      <source>Hearing</source>
      <translation>Hałas</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/hear_tool.py" />
      <source>{mover}: click the fields of the move one after the other. Click the last one again to remove it. Esc starts again; 0 changes the figure.</source>
      <translation>{mover}: klikaj kolejne pola ruchu; ponowne kliknięcie ostatniego je cofa; Esc zaczyna od nowa; 0 zmienia figurkę.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/issues_panel.py" />
      <source>Apply every safe repair as one step that can be undone</source>
      <translation>Wykonaj wszystkie bezpieczne naprawy jako jeden krok, który można cofnąć</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/issues_panel.py" />
      <source>Disputed: how far only</source>
      <translation>Sporne: tylko jak daleko</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/issues_panel.py" />
      <source>Disputed: who sees whom</source>
      <translation>Sporne: kto kogo widzi</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/issues_panel.py" />
      <source>Errors</source>
      <translation>Błędy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/issues_panel.py" />
      <source>Find close calls</source>
      <translation>Znajdź przypadki na styk</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/issues_panel.py" />
      <source>In the file {name}</source>
      <translation>W pliku {name}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/issues_panel.py" />
      <source>Look for small moves that settle the selected dispute</source>
      <translation>Szukaj małych przesunięć, które rozstrzygają wybrany spór</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/issues_panel.py" />
      <source>No errors, no warnings</source>
      <translation>Brak błędów i ostrzeżeń</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/issues_panel.py" />
      <source>Notes</source>
      <translation>Uwagi</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/issues_panel.py" />
      <source>Repair all</source>
      <translation>Napraw wszystko</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/issues_panel.py" />
      <source>Repair this</source>
      <translation>Napraw ten</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/issues_panel.py" />
      <source>Repair: {what}</source>
      <translation>Napraw: {what}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/issues_panel.py" />
      <source>Select an issue with a wrench: it can be repaired without a decision.</source>
      <translation>Wybierz problem z kluczem: można go naprawić bez podejmowania decyzji.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/issues_panel.py" />
      <source>Settle</source>
      <translation>Rozstrzygnij</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/issues_panel.py" />
      <source>Stop looking for close calls</source>
      <translation>Przestań szukać przypadków na styk</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/issues_panel.py" />
      <location filename="mapkit/illustrate/report/report_pages.py" />
      <location filename="mapkit/illustrate/report/warned.py" />
      <source>Warnings</source>
      <translation>Ostrzeżenia</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/issues_panel.py" />
      <source>{issues}; disputed: {verdicts}, {distances}</source>
      <translation>{issues}; sporne: {verdicts}, {distances}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/issues_panel.py" />
      <source>{issues}; looking for close calls …</source>
      <translation>{issues}; trwa szukanie przypadków na styk …</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/sight/issues_panel.py" />
      <location filename="mapkit/review/sentences.py" />
      <source>{n} distance(s)</source>
      <translation>
        <numerusform>{n} odległość</numerusform>
        <numerusform>{n} odległości</numerusform>
        <numerusform>{n} odległości</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/issues_panel.py" />
      <source>{n} more; the table of pairs lists all</source>
      <translation>i dalsze ({n}); wszystkie są w tabeli par</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/sight/issues_panel.py" />
      <location filename="mapkit/review/sentences.py" />
      <source>{n} verdict(s)</source>
      <translation>
        <numerusform>{n} werdykt</numerusform>
        <numerusform>{n} werdykty</numerusform>
        <numerusform>{n} werdyktów</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/matrix.py" />
      <source>Click sorts the columns by their distance from {field}</source>
      <translation>Kliknięcie sortuje kolumny według odległości od {field}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/matrix.py" />
      <source>Click sorts the rows by their distance from {field}</source>
      <translation>Kliknięcie sortuje wiersze według odległości od {field}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/matrix.py" />
      <source>Matrix of all pairs</source>
      <translation>Macierz wszystkich par</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/matrix.py" />
      <source>{a} – {b}: blocked</source>
      <translation>{a} – {b}: zasłonięte</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/matrix.py" />
      <source>{a} – {b}: grazing only</source>
      <translation>{a} – {b}: tylko stycznie</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/matrix.py" />
      <source>{a} – {b}: {verdict}, distance {distance}</source>
      <translation>{a} – {b}: {verdict}, odległość {distance}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/matrix.py" />
      <location filename="mapkit/editor/sight/sight_panel.py" />
      <source>{verdict} – disputed</source>
      <translation>{verdict} – sporne</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/matrix.py" />
      <location filename="mapkit/editor/sight/sight_panel.py" />
      <source>{verdict} – distance disputed</source>
      <translation>{verdict} – odległość sporna</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/move_box.py" />
      <source>Farthest</source>
      <translation>Najdalsze</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/move_box.py" />
      <source>Nearest</source>
      <translation>Najbliższe</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/move_box.py" />
      <source>Points</source>
      <translation>Punkty</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/move_box.py" />
      <location filename="mapkit/editor/sight/range_tool.py" />
      <source>Range</source>
      <translation>Zasięg ognia</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/move_box.py" />
      <source>Unit</source>
      <translation>Jednostka</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/move_box.py" />
      <source>as in the rules</source>
      <translation>jak w zasadach</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/pair_filters.py" />
      <source>Disputed only</source>
      <translation>Tylko sporne</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/pair_filters.py" />
      <source>Every sector</source>
      <translation>Wszystkie sektory</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/pair_filters.py" />
      <source>Every verdict</source>
      <translation>Wszystkie werdykty</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/pair_filters.py" />
      <source>Only pairs in this sector</source>
      <translation>Tylko pary w tym sektorze</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/pair_filters.py" />
      <source>Only pairs with a field whose id begins like this</source>
      <translation>Tylko pary z polem, którego id tak się zaczyna</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/pair_filters.py" />
      <source>Only pairs with this field</source>
      <translation>Tylko pary z tym polem</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/pair_filters.py" />
      <source>Only pairs with this verdict</source>
      <translation>Tylko pary z tym wynikiem</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/pair_filters.py" />
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>sees</source>
      <translation>widzi</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/pair_table.py" />
      <source>Disputed</source>
      <translation>Sporne</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/pair_table.py" />
      <source>Distance</source>
      <translation>Odległość</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/pair_table.py" />
      <location filename="mapkit/illustrate/report/exposure.py" />
      <location filename="mapkit/illustrate/report/ways.py" />
      <source>From</source>
      <translation>Z</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/pair_table.py" />
      <location filename="mapkit/illustrate/report/making.py" />
      <source>Rule</source>
      <translation>Zasada</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/pair_table.py" />
      <source>Table of all pairs</source>
      <translation>Tabela wszystkich par</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/pair_table.py" />
      <location filename="mapkit/illustrate/report/exposure.py" />
      <location filename="mapkit/illustrate/report/ways.py" />
      <source>To</source>
      <translation>Do</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/pair_table.py" />
      <location filename="mapkit/illustrate/report/odds.py" />
      <source>distance</source>
      <translation>odległość</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/pair_table.py" />
      <source>verdict</source>
      <translation>werdykt</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/pin_list.py" />
      <location filename="mapkit/editor/sight/sight_panel.py" />
      <source>Pinned pairs</source>
      <translation>Przypięte pary</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/pin_list.py" />
      <source>Remove the pair {a} – {b} from the board</source>
      <translation>Zdejmij parę {a} – {b} z planszy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/pin_list.py" />
      <source>Remove this pair from the board (Delete)</source>
      <translation>Zdejmij tę parę z planszy (Delete)</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/range_tool.py" />
      <source>Click a field to see what is in range. Choose the range under Moves.</source>
      <translation>Kliknij pole, aby zobaczyć, co jest w zasięgu ognia. Zasięg wybierasz w panelu Ruchy.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/reach_tool.py" />
      <source>Reach</source>
      <translation>Zasięg</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/reach_tool.py" />
      <source>{mover}, {steps} steps: click a start; Ctrl+click puts a defender; 1, 2, 3 set the steps, 0 changes the figure.</source>
      <translation>{mover}, liczba kroków {steps}: kliknij początek; Ctrl+kliknięcie stawia obrońcę; 1, 2, 3 zmieniają liczbę kroków, 0 figurkę.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/reach_tool.py" />
      <source>{mover}: click a start; Ctrl+click puts another unit there. Choose the unit and its points under Moves; 1 to 9 set the points, 0 changes the unit.</source>
      <translation>{mover}: kliknij początek; Ctrl+klik stawia tam inną jednostkę. Jednostkę i jej punkty wybierasz w panelu Ruchy; 1 do 9 ustawia punkty, 0 zmienia jednostkę.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_feature.py" />
      <source>Choose a silenced warning in the list of the report first.</source>
      <translation>Najpierw wybierz wyciszone ostrzeżenie z listy raportu.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_feature.py" />
      <source>Choose a warning in the list of the report first.</source>
      <translation>Najpierw wybierz ostrzeżenie z listy raportu.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_feature.py" />
      <source>Report</source>
      <translation>Raport</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_feature.py" />
      <source>Reports ({endings})</source>
      <translation>Raporty ({endings})</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_feature.py" />
      <source>Sa&amp;y warning again</source>
      <translation>Z&amp;głaszaj ostrzeżenie znów</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_feature.py" />
      <source>Save &amp;report…</source>
      <translation>Zapisz rapor&amp;t…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_feature.py" />
      <source>Save the report</source>
      <translation>Zapisz raport</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_feature.py" />
      <source>Say a warning again</source>
      <translation>Zgłaszaj ostrzeżenie znów</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_feature.py" />
      <source>Say why the chosen warning does not matter; the map keeps the reason</source>
      <translation>Napisz, dlaczego wybrane ostrzeżenie nie ma znaczenia; powód zostaje w mapie</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_feature.py" />
      <source>Sile&amp;nce warning…</source>
      <translation>Wycisz &amp;ostrzeżenie…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_feature.py" />
      <source>Silence a warning</source>
      <translation>Wycisz ostrzeżenie</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_feature.py" />
      <source>Take the chosen warning out of those that the map silences</source>
      <translation>Usuń wybrane ostrzeżenie z tych, które mapa wycisza</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_feature.py" />
      <source>The report was not saved</source>
      <translation>Raport nie został zapisany</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_feature.py" />
      <source>Write a report of the whole map, with pictures and tables, to a file</source>
      <translation>Zapisz raport o całej mapie z obrazkami i tabelami do pliku</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_feature.py" />
      <source>Writing the report …</source>
      <translation>Zapisywanie raportu …</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_feature.py" />
      <source>{warning}

Why does it not matter here?</source>
      <translation>{warning}

Dlaczego tutaj nie ma to znaczenia?</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_panel.py" />
      <source>Colour every field by a number of the report</source>
      <translation>Pokoloruj każde pole według liczby z raportu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_panel.py" />
      <source>Count disputes</source>
      <translation>Policz spory</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_panel.py" />
      <source>Counting disputes …</source>
      <translation>Liczenie sporów …</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_panel.py" />
      <source>Left out: {why}.</source>
      <translation>Pominięto: {why}.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_panel.py" />
      <source>Measure on the board</source>
      <translation>Miara na planszy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_panel.py" />
      <source>Measuring</source>
      <translation>Mierzenie</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_panel.py" />
      <source>Measuring the map …</source>
      <translation>Mierzenie mapy …</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_panel.py" />
      <source>Nothing on the board</source>
      <translation>Nic na planszy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_panel.py" />
      <source>Save report…</source>
      <translation>Zapisz raport…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_panel.py" />
      <source>Say again</source>
      <translation>Zgłaszaj znów</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_panel.py" />
      <source>Say how exactly this board has to be drawn, cut and glued</source>
      <translation>Powiedz, jak dokładnie trzeba rysować, ciąć i kleić tę planszę</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_panel.py" />
      <source>Silence…</source>
      <translation>Wycisz…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_panel.py" />
      <source>Stop counting disputes</source>
      <translation>Przestań liczyć spory</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_panel.py" />
      <source>The map has changed. Measuring it again …</source>
      <translation>Mapa się zmieniła. Mierzenie od nowa …</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_panel.py" />
      <source>The map has no fields to measure.</source>
      <translation>Mapa nie ma pól do zmierzenia.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_panel.py" />
      <source>The report is of the map as it is.</source>
      <translation>Raport odpowiada obecnej mapie.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_panel.py" />
      <source>There is nothing to report: {why}</source>
      <translation>Nie ma o czym raportować: {why}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_panel.py" />
      <source>Warnings and disputes</source>
      <translation>Ostrzeżenia i spory</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_panel.py" />
      <location filename="mapkit/illustrate/report/warned.py" />
      <source>{warning} Silenced: {reason}</source>
      <translation>{warning} Wyciszone: {reason}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/sight_panel.py" />
      <source>Choose the Reach tool (R) and click a field to see where a unit can move.</source>
      <translation>Wybierz narzędzie Zasięg (R) i kliknij pole, aby zobaczyć, dokąd jednostka może się ruszyć.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/sight_panel.py" />
      <source>Choose the Sight tool (S) and click a field. All other fields are coloured by how they are seen; point at one to see the line and the reason. R shows where a figure can move, H who hears it.</source>
      <translation>Wybierz narzędzie widoczności (S) i kliknij pole. Wszystkie inne pola zostaną pokolorowane według tego, jak je widać; wskaż jedno, aby zobaczyć linię i powód. R pokazuje, dokąd dotrze figurka, H – kto ją słyszy.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/sight_panel.py" />
      <source>Computing …</source>
      <translation>Obliczanie …</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/sight_panel.py" />
      <source>Copy picture</source>
      <translation>Kopiuj obraz</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/sight_panel.py" />
      <source>Keep this pair on the board</source>
      <translation>Zatrzymaj tę parę na planszy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/sight_panel.py" />
      <source>Pin</source>
      <translation>Przypnij</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/sight_panel.py" />
      <source>Save picture …</source>
      <translation>Zapisz obraz …</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/sight_panel.py" />
      <source>There are no other fields.</source>
      <translation>Nie ma innego pola, które można by zobaczyć.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/sight_panel.py" />
      <source>There is no answer while the map has errors here; see Issues.</source>
      <translation>Nic nie da się powiedzieć, dopóki mapa ma tu błędy; jakie, mówią problemy.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/sight_panel.py" />
      <source>Unpin</source>
      <translation>Odepnij</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/sight_panel.py" />
      <source>Where can it move?</source>
      <translation>Dokąd może się ruszyć?</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/sight_panel.py" />
      <source>Who sees whom?</source>
      <translation>Kto kogo widzi?</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/sight_tool.py" />
      <source>Click a field to see what it sees.</source>
      <translation>Kliknij pole, by zobaczyć, co z niego widać.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/sight_tool.py" />
      <source>Point at a field to see the line; Ctrl+click pins it; Esc ends.</source>
      <translation>Wskaż pole, by zobaczyć linię; Ctrl+kliknięcie ją przypina; Esc kończy.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/suggestions_feature.py" />
      <source>Apply a suggestion</source>
      <translation>Zastosowanie sugestii</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/suggestions_feature.py" />
      <source>Looking for suggestions …</source>
      <translation>Szukanie sugestii …</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/suggestions_feature.py" />
      <source>Select one or two fields.</source>
      <translation>Zaznacz jedno lub dwa pola.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/suggestions_feature.py" />
      <source>Stopped.</source>
      <translation>Zatrzymano.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/suggestions_feature.py" />
      <source>Su&amp;ggest a better draft</source>
      <translation>Zas&amp;ugeruj lepszy projekt</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/suggestions_feature.py" />
      <location filename="mapkit/editor/sight/suggestions_panel.py" />
      <source>Suggestions</source>
      <translation>Sugestie</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/suggestions_feature.py" />
      <source>The map has changed: ask again.</source>
      <translation>Mapa się zmieniła: zapytaj ponownie.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/suggestions_feature.py" />
      <source>Two fields: settle their dispute. One field: hide it from others</source>
      <translation>Dwa pola: rozstrzygnij ich spór. Jedno pole: zasłoń je przed innymi</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/suggestions_panel.py" />
      <source>Apply</source>
      <translation>Zastosuj</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/suggestions_panel.py" />
      <source>Carry the suggestion out as one step that can be undone</source>
      <translation>Wykonaj sugestię jako jeden krok, który można cofnąć</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/suggestions_panel.py" />
      <source>Select a dispute or a field, then Sight, Suggest.</source>
      <translation>Zaznacz spór lub pole, a potem Widoczność, Zasugeruj.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/suggestions_panel.py" />
      <source>Stop looking for suggestions</source>
      <translation>Przestań szukać sugestii</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/tables_panel.py" />
      <source>Matrix</source>
      <translation>Macierz</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/tables_panel.py" />
      <location filename="mapkit/illustrate/report/making.py" />
      <source>Pairs</source>
      <translation>Pary</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/tables_panel.py" />
      <source>computing …</source>
      <translation>obliczanie …</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/sight/tables_panel.py" />
      <source>{n} pair(s)</source>
      <translation>
        <numerusform>{n} para</numerusform>
        <numerusform>{n} pary</numerusform>
        <numerusform>{n} par</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/editor/state/requirements.py" />
      <source>Select a field first.</source>
      <translation>Najpierw zaznacz pole.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/state/requirements.py" />
      <source>Select three fields or more.</source>
      <translation>Zaznacz trzy pola lub więcej.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/state/requirements.py" />
      <source>Select two fields or more.</source>
      <translation>Zaznacz dwa pola lub więcej.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/board_menu.py" />
      <source>Insert a vertex here</source>
      <translation>Wstaw tu wierzchołek</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/board_menu.py" />
      <source>Look from here</source>
      <translation>Widok stąd</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/board_menu.py" />
      <source>Reach from here</source>
      <translation>Zasięg stąd</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/tools/bucket_tool.py" />
      <source>A click on a selected field paints all {n} of them.</source>
      <translation>
        <numerusform>Kliknięcie wybranego pola maluje {n} wybrane pole.</numerusform>
        <numerusform>Kliknięcie wybranego pola maluje wszystkie {n} wybrane.</numerusform>
        <numerusform>Kliknięcie wybranego pola maluje wszystkie {n} wybranych.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/bucket_tool.py" />
      <source>Click or drag over fields to paint them: {what}. Ctrl+drag paints a line of them, Shift+drag a rectangle.</source>
      <translation>Kliknij lub przeciągnij po polach, by je pomalować: {what}. Ctrl+przeciągnięcie maluje linię pól, Shift+przeciągnięcie prostokąt.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/bucket_tool.py" />
      <source>Paint</source>
      <translation>Malowanie</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/bucket_tool.py" />
      <source>no sector</source>
      <translation>bez sektora</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/clipboard_actions.py" />
      <source>&amp;Copy</source>
      <translation>&amp;Kopiuj</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/clipboard_actions.py" />
      <source>&amp;Paste</source>
      <translation>&amp;Wklej</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/clipboard_actions.py" />
      <source>Copy the selected fields with their doors and markers</source>
      <translation>Kopiuj zaznaczone pola z drzwiami i znacznikami</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/clipboard_actions.py" />
      <source>Cu&amp;t</source>
      <translation>Wy&amp;tnij</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/clipboard_actions.py" />
      <source>Edit › Paste, carving: takes the place out of the fields that lie there.</source>
      <translation>Edycja › Wklej z wycięciem: wycina miejsce z pól, które tam leżą.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/clipboard_actions.py" />
      <source>No fields have been copied.</source>
      <translation>Nie skopiowano żadnych pól.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/clipboard_actions.py" />
      <location filename="mapkit/editor/tools/paste_tool.py" />
      <source>Paste</source>
      <translation>Wklejenie</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/clipboard_actions.py" />
      <source>Paste copied fields where the mouse is; a corner snaps</source>
      <translation>Wklej skopiowane pola w miejscu wskaźnika; róg się przyciąga</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/clipboard_actions.py" />
      <source>Paste copied fields where they were copied</source>
      <translation>Wklej skopiowane pola tam, skąd je skopiowano</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/clipboard_actions.py" />
      <source>Paste copied fields; their place is carved out of the fields that lie there</source>
      <translation>Wklej skopiowane pola; ich miejsce zostaje wycięte z pól, które tam leżą</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/clipboard_actions.py" />
      <source>Paste i&amp;n place</source>
      <translation>Wklej w p&amp;ierwotnym miejscu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/clipboard_actions.py" />
      <source>Paste, car&amp;ving</source>
      <translation>Wklej z wycięci&amp;em</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/clipboard_actions.py" />
      <source>Remove the selected fields and keep a copy</source>
      <translation>Zabierz zaznaczone pola i zachowaj kopię</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/clipboard_actions.py" />
      <source>What was copied is damaged; copy the fields again.</source>
      <translation>To, co skopiowano, jest uszkodzone; skopiuj pola ponownie.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/dragging.py" />
      <source>Move a door, ladder or wall</source>
      <translation>Przesunięcie drzwi, drabiny lub ściany</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/dragging.py" />
      <source>Move a marker</source>
      <translation>Przesunięcie znacznika</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/dragging.py" />
      <source>Δx {dx}, Δy {dy} · {length} mm</source>
      <translation>Δx {dx}, Δy {dy} · {length} mm</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/draw_tool.py" />
      <source>Click the corners one after the other, or drag a rectangle (Ctrl: carve it out of the fields there).</source>
      <translation>Klikaj kolejne rogi albo przeciągnij, by narysować prostokąt (Ctrl: wytnij z pól, które tam leżą).</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/draw_tool.py" />
      <source>Click the next corner; along a border the outline follows it (Alt: straight). The first point or Enter closes it; with Ctrl it is carved out of the fields there.</source>
      <translation>Kliknij następny róg; wzdłuż granicy obrys biegnie po niej (Alt: prosto). Pierwszy punkt lub Enter zamyka; z Ctrl pole zostaje wycięte z pól, które tam leżą.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/draw_tool.py" />
      <source>Ctrl+Enter: carve it out of the fields there</source>
      <translation>Ctrl+Enter: wytnij z pól, które tam leżą</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/draw_tool.py" />
      <source>Draw a field</source>
      <translation>Narysuj pole</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/hole_tool.py" />
      <source>Click the corners of the hole, or drag a rectangle; Enter closes it.</source>
      <translation>Klikaj rogi otworu albo przeciągnij, by narysować prostokąt; Enter zamyka otwór.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/hole_tool.py" />
      <source>Cut a hole</source>
      <translation>Wytnij otwór</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/island_tool.py" />
      <source>Click the corners one after the other, or drag a rectangle.</source>
      <translation>Klikaj kolejne rogi albo przeciągnij, by narysować prostokąt.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/island_tool.py" />
      <source>Click the next corner; the first point or Enter closes the island. It is carved out of the fields there.</source>
      <translation>Kliknij następny róg; pierwszy punkt lub Enter zamyka wyspę. Zostaje wycięta z pól, które tam leżą.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/island_tool.py" />
      <source>Draw an island</source>
      <translation>Narysuj wyspę</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/marker_tool.py" />
      <source>Click a field: {what}.</source>
      <translation>Kliknij pole: {what}.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/measure_tool.py" />
      <source>Click two points or more, or drag from one to the other; Esc clears.</source>
      <translation>Kliknij dwa punkty lub więcej albo przeciągnij od jednego do drugiego; Esc czyści.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/measure_tool.py" />
      <location filename="mapkit/illustrate/report/comparison_pages.py" />
      <source>Measure</source>
      <translation>Miarka</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/measure_tool.py" />
      <source>{length} mm in all, {direct} mm from the first point to the last.</source>
      <translation>Łącznie {length} mm, {direct} mm od pierwszego punktu do ostatniego.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/measure_tool.py" />
      <source>{length} mm, {angle}°</source>
      <translation>{length} mm, {angle}°</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/measure_tool.py" />
      <source>{length} mm, {angle}°; {total} mm in all</source>
      <translation>{length} mm, {angle}°; razem {total} mm</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/merge_tool.py" />
      <source>Drag across borders: the fields on the way become one, like the first of them.</source>
      <translation>Przeciągnij przez granice: pola po drodze staną się jednym, takim jak pierwsze z nich.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/merge_tool.py" />
      <source>Join by a stroke</source>
      <translation>Połącz pociągnięciem</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/merge_tool.py" />
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Merge fields</source>
      <translation>Połączenie pól</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/number_entry.py" />
      <source>&lt;p&gt;A place for the tool in mm: &lt;b&gt;120.5, 85&lt;/b&gt;; from the last point: &lt;b&gt;@30, 0&lt;/b&gt;; a length and an angle: &lt;b&gt;30&amp;lt;90&lt;/b&gt;; a length towards the mouse: &lt;b&gt;30&lt;/b&gt;; a rectangle from the last point: &lt;b&gt;30 x 20&lt;/b&gt;. The tool clicks there; with the Select tool, what is selected is moved there or by that distance.&lt;/p&gt;</source>
      <translation>&lt;p&gt;Miejsce dla narzędzia w mm: &lt;b&gt;120,5; 85&lt;/b&gt;; od ostatniego punktu: &lt;b&gt;@30; 0&lt;/b&gt;; długość i kąt: &lt;b&gt;30&amp;lt;90&lt;/b&gt;; długość w stronę wskaźnika: &lt;b&gt;30&lt;/b&gt;; prostokąt od ostatniego punktu: &lt;b&gt;30 x 20&lt;/b&gt;. Narzędzie klika tam; z narzędziem zaznaczania zaznaczenie zostaje tam przesunięte albo o tyle.&lt;/p&gt;</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/number_entry.py" />
      <source>A rectangle starts from one corner: undo the other points first.</source>
      <translation>Prostokąt zaczyna się od jednego rogu: pozostałe cofnij.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/number_entry.py" />
      <source>Coordinates in mm</source>
      <translation>Współrzędne w mm</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/number_entry.py" />
      <location filename="mapkit/editor/tools/select_tool.py" />
      <source>Move fields</source>
      <translation>Przesunięcie pól</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/number_entry.py" />
      <source>Rectangles are for tools that draw fields, islands or holes.</source>
      <translation>Prostokąty są dla narzędzi, które rysują pola, wyspy lub otwory.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/number_entry.py" />
      <source>Select a vertex or a field first: the distance counts from there.</source>
      <translation>Najpierw zaznacz wierzchołek lub pole: od nich się liczy.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/number_entry.py" />
      <source>That is not a place: write 120.5, 85, or @30, 0 from the last point.</source>
      <translation>To nie jest miejsce: wpisz 120,5; 85 albo @30; 0 od ostatniego punktu.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/number_entry.py" />
      <source>That place is too far away.</source>
      <translation>To miejsce jest za daleko.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/number_entry.py" />
      <source>There is no last point to count from yet: give the first one as 120.5, 85.</source>
      <translation>Nie ma jeszcze ostatniego punktu, od którego można by liczyć: pierwszy podaj jako 120,5; 85.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/number_entry.py" />
      <source>This tool has no last point to count from: write 120.5, 85.</source>
      <translation>To narzędzie nie ma ostatniego punktu, od którego można by liczyć: wpisz 120,5; 85.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/number_entry.py" />
      <source>Type a p&amp;lace</source>
      <translation>W&amp;pisz miejsce</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/number_entry.py" />
      <source>Type a point for the tool, or a place for the selection</source>
      <translation>Podaj narzędziu punkt albo zaznaczeniu miejsce liczbami</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/number_entry.py" />
      <source>x, y · @dx, dy · length&lt;angle · w x h</source>
      <translation>x; y · @dx; dy · długość&lt;kąt · s x w</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/paste_tool.py" />
      <source>Click where the copied fields go; with Ctrl they are carved out of the fields there. Escape cancels.</source>
      <translation>Kliknij tam, gdzie mają leżeć skopiowane pola; z Ctrl ich miejsce zostaje wycięte z pól, które tam leżą. Escape anuluje.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/portal_tool.py" />
      <source>{what}: click on a border. Keys {keys}; + and - change the width.</source>
      <translation>{what}: kliknij granicę. Klawisze {keys}; + i - zmieniają szerokość.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/reshape_tool.py" />
      <source>A new border begins and ends on the old one.</source>
      <translation>Nowa granica zaczyna się i kończy na starej.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/reshape_tool.py" />
      <source>Click along the new border; double-click the corner where it ends.</source>
      <translation>Klikaj wzdłuż nowej granicy; kliknij dwukrotnie róg, w którym się kończy.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/reshape_tool.py" />
      <source>Click the corner where the new border begins.</source>
      <translation>Kliknij róg, w którym zaczyna się nowa granica.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/reshape_tool.py" />
      <source>Reshape a border</source>
      <translation>Zmień kształt granicy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/select_tool.py" />
      <source>Click selects (Shift adds), drag moves vertices and edges of the selection; double-click an edge for a new vertex; Delete deletes.</source>
      <translation>Kliknięcie zaznacza (Shift dodaje), przeciąganie przesuwa wierzchołki i krawędzie zaznaczenia; dwukrotne kliknięcie krawędzi dodaje wierzchołek; Delete usuwa.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/select_tool.py" />
      <source>Delete</source>
      <translation>Usunięcie</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/select_tool.py" />
      <source>Delete fields</source>
      <translation>Usunięcie pól</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/select_tool.py" />
      <source>Move an edge</source>
      <translation>Przesunięcie krawędzi</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/select_tool.py" />
      <source>Nudge</source>
      <translation>Przesunięcie</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/select_tool.py" />
      <source>Select</source>
      <translation>Zaznaczanie</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/split_tool.py" />
      <source>Click on the border where the cut begins; of selected fields only these are cut.</source>
      <translation>Kliknij granicę, gdzie zaczyna się cięcie; jeśli zaznaczono pola, cięte są tylko one.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/split_tool.py" />
      <source>Click where the cut turns; double-click or press Enter where it ends.</source>
      <translation>Klikaj, gdzie linia się załamuje; dwukrotne kliknięcie lub Enter ją kończy.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/split_tool.py" />
      <source>Split</source>
      <translation>Podziel</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>&amp;Bottoms</source>
      <translation>&amp;Dolne boki</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>&amp;Centres, left to right</source>
      <translation>Śr&amp;odki, w poziomie</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>&amp;Delete</source>
      <translation>&amp;Usuń</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>&amp;Left sides</source>
      <translation>&amp;Lewe boki</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>&amp;Merge</source>
      <translation>&amp;Połącz</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>&amp;Right sides</source>
      <translation>P&amp;rawe boki</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>&amp;Straighten the border</source>
      <translation>W&amp;yprostuj granicę</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>&amp;Tops</source>
      <translation>&amp;Górne boki</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>&amp;Weld vertices</source>
      <translation>&amp;Zespól wierzchołki</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Ali&amp;gn and distribute</source>
      <translation>Wyró&amp;wnaj i rozmieść</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Align</source>
      <translation>Wyrównanie</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Align the selected fields or vertices</source>
      <translation>Wyrównaj zaznaczone pola lub wierzchołki</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>C&amp;entres, top to bottom</source>
      <translation>Środki, w pioni&amp;e</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Delete what is selected</source>
      <translation>Usuń zaznaczenie</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Distribute</source>
      <translation>Rozmieszczenie</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Distribute left to ri&amp;ght</source>
      <translation>Rozmieść w poz&amp;iomie</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Distribute top to botto&amp;m</source>
      <translation>Rozmieść w pio&amp;nie</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Make one field of the selected ones</source>
      <translation>Utwórz z zaznaczonych pól jedno</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Make one vertex of the selected ones</source>
      <translation>Utwórz z zaznaczonych wierzchołków jeden</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Make the border between the two selected vertices straight</source>
      <translation>Wyprostuj granicę między dwoma zaznaczonymi wierzchołkami</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Make the corners of the selected fields right angles</source>
      <translation>Zmień rogi zaznaczonych pól w kąty proste</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Mirror</source>
      <translation>Odbicie</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Mirror left to &amp;right</source>
      <translation>Od&amp;bij w poziomie</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Mirror the selected fields left to right</source>
      <translation>Odbij zaznaczone pola z lewej na prawą</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Mirror the selected fields top to bottom</source>
      <translation>Odbij zaznaczone pola z góry na dół</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Mirror top to &amp;bottom</source>
      <translation>Odbij w p&amp;ionie</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>S&amp;quare the corners</source>
      <translation>Ro&amp;gi pod kątem prostym</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Select &amp;all fields</source>
      <translation>Zaznacz wszystkie pol&amp;a</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Select every field</source>
      <translation>Zaznacz wszystkie pola</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Select the two vertices at the ends of the border.</source>
      <translation>Zaznacz dwa wierzchołki na końcach granicy.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Select two vertices or more.</source>
      <translation>Zaznacz dwa wierzchołki lub więcej.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Space the selected fields or vertices evenly</source>
      <translation>Rozmieść zaznaczone pola lub wierzchołki równomiernie</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Square the corners</source>
      <translation>Rogi pod kątem prostym</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Straighten</source>
      <translation>Wyprostowanie</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Turn</source>
      <translation>Obrót</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Turn &amp;clockwise</source>
      <translation>&amp;Obróć w prawo</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Turn c&amp;ounter-clockwise</source>
      <translation>Obróć w &amp;lewo</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Turn the selected fields clockwise by 90°</source>
      <translation>Obróć zaznaczone pola o 90° w prawo</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Turn the selected fields counter-clockwise by 90°</source>
      <translation>Obróć zaznaczone pola o 90° w lewo</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Weld vertices</source>
      <translation>Zespolenie wierzchołków</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/vertex_tool.py" />
      <source>A vertex is put on a border.</source>
      <translation>Wierzchołek wstawia się na granicy.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/vertex_tool.py" />
      <source>Click on a border to put a vertex there; Delete removes the selected one.</source>
      <translation>Kliknij granicę tam, gdzie ma mieć wierzchołek; Delete usuwa zaznaczony.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/vertex_tool.py" />
      <source>Insert a vertex</source>
      <translation>Wstawienie wierzchołka</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/vertex_tool.py" />
      <source>There is a vertex already.</source>
      <translation>Wierzchołek już tu jest.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/vertex_tool.py" />
      <source>new vertex</source>
      <translation>nowy wierzchołek</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/again_tool.py" />
      <source>Drag a frame round fields, or click one, to look for their borders again.</source>
      <translation>Obejmij pola ramką albo kliknij jedno z nich: ich granice zostaną wyszukane ponownie.</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/trace/again_tool.py" />
      <source>Enter looks at all {n} selected ones.</source>
      <translation>
        <numerusform>Enter przeszukuje {n} wybrane pole.</numerusform>
        <numerusform>Enter przeszukuje wszystkie {n} wybrane pola.</numerusform>
        <numerusform>Enter przeszukuje wszystkie {n} wybranych pól.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/again_tool.py" />
      <source>Look again here</source>
      <translation>Szukaj tu ponownie</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/again_tool.py" />
      <source>Looking for the fields here. Escape stops.</source>
      <translation>Trwa szukanie pól w tym miejscu. Escape je zatrzymuje.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/again_tool.py" />
      <source>No field lies wholly in the frame.</source>
      <translation>Żadne pole nie leży w całości w ramce.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/again_tool.py" />
      <source>The picture shows the same fields here.</source>
      <translation>Obraz pokazuje tu te same pola.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/below_page.py" />
      <source>&amp;Yes, draw it</source>
      <translation>&amp;Tak, narysuj</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/below_page.py" />
      <source>A photo shows nothing of what lies below a walkway. If something runs under one, draw it on level 0, over its whole length.</source>
      <translation>Zdjęcie nie pokazuje tego, co leży pod kładką. Jeśli pod którąś coś biegnie, narysuj to na poziomie 0, na całej długości.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/below_page.py" />
      <source>Does something run under {field}?</source>
      <translation>Czy coś biegnie pod {field}?</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/below_page.py" />
      <source>Draw what runs under {field}: it goes on level 0.</source>
      <translation>Narysuj to, co biegnie pod {field}: należy do poziomu 0.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/below_page.py" />
      <source>It is d&amp;rawn</source>
      <translation>Na&amp;rysowane</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/below_page.py" />
      <source>N&amp;o</source>
      <translation>Ni&amp;e</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/below_page.py" />
      <source>Nothing runs under it</source>
      <translation>Nic pod nim nie biegnie</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/below_page.py" />
      <source>Nothing runs under them</source>
      <translation>Nic pod nimi nie biegnie</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/below_page.py" />
      <source>Nothing under an&amp;y of them</source>
      <translation>Nic pod ża&amp;dnym z nich</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/below_page.py" />
      <source>There is nothing left to ask.</source>
      <translation>Nie ma już o co pytać.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/below_page.py" />
      <source>What runs under it is drawn</source>
      <translation>To, co pod nim biegnie, jest narysowane</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/box_tool.py" />
      <source>A box round a symbol</source>
      <translation>Ramka wokół symbolu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/box_tool.py" />
      <source>Drag a box round one example of the symbol, close to it. Escape cancels.</source>
      <translation>Przeciągnij ramkę ciasno wokół jednego przykładu symbolu. Escape anuluje.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/corner_picker.py" />
      <source>Corners of the board in the photo</source>
      <translation>Rogi planszy na zdjęciu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/corners_page.py" />
      <source>&amp;Turn by a quarter</source>
      <translation>&amp;Obróć o ćwierć</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/corners_page.py" />
      <source>A board was found. Look at each corner under the loupe.</source>
      <translation>Znaleziono planszę. Obejrzyj każdy róg pod lupą.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/corners_page.py" />
      <source>Bottom left</source>
      <translation>Lewy dolny</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/corners_page.py" />
      <source>Bottom right</source>
      <translation>Prawy dolny</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/corners_page.py" />
      <source>F&amp;ind again</source>
      <translation>Z&amp;najdź ponownie</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/corners_page.py" />
      <source>Find the corners</source>
      <translation>Znajdź rogi</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/corners_page.py" />
      <source>Move a corner</source>
      <translation>Przesuń róg</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/corners_page.py" />
      <source>No whole board stands out in the photo, so the corners are those of the picture. Put them on the board's.</source>
      <translation>Na zdjęciu nie widać wyraźnie żadnej całej planszy, więc rogi są rogami obrazu. Przesuń je na rogi planszy.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/corners_page.py" />
      <source>Put the numbers 1 to 4 on the corners of the board, beginning at its top left. Drag them, or choose one with Tab and move it with the arrow keys (with Shift by 10 pixels).</source>
      <translation>Ustaw liczby od 1 do 4 na rogach planszy, zaczynając od lewego górnego. Przeciągnij je albo wybierz róg klawiszem Tab i przesuwaj strzałkami (z Shiftem o 10 pikseli).</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/corners_page.py" />
      <source>Top left</source>
      <translation>Lewy górny</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/corners_page.py" />
      <source>Top right</source>
      <translation>Prawy górny</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/corners_page.py" />
      <source>Turn the board</source>
      <translation>Obróć planszę</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/cut_out_tool.py" />
      <source>Click in the middle of a printed field to cut it out of the drawn one.</source>
      <translation>Kliknij w środku wydrukowanego pola: zostanie wycięte z narysowanego.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/cut_out_tool.py" />
      <source>Cut out</source>
      <translation>Wytnij z pola</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/cut_out_tool.py" />
      <source>The picture shows no border within this field.</source>
      <translation>Obraz nie pokazuje w tym polu żadnej granicy.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/end_pages.py" />
      <source>&amp;Open the review</source>
      <translation>&amp;Otwórz przegląd</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/end_pages.py" />
      <source>&amp;Write the note</source>
      <translation>&amp;Zapisz notatkę</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/end_pages.py" />
      <source>Look at what is doubtful, those things first that most sightlines hang on. You can leave this for another evening: the map remembers what is done.</source>
      <translation>Obejrzyj to, co wątpliwe, najpierw to, od czego zależy najwięcej linii wzroku. Możesz to zostawić na inny wieczór: mapa pamięta, co zrobiono.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/end_pages.py" />
      <source>The map says of itself how it was made, and every picture and table repeats it. Doors, markers and all else are added with the tools, as on any map.</source>
      <translation>Mapa sama mówi, jak powstała, a każdy obraz i tabela to powtarzają. Drzwi, znaczniki i całą resztę dodaje się narzędziami, jak na każdej mapie.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/end_pages.py" />
      <source>Write the note</source>
      <translation>Zapisz notatkę</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/end_pages.py" />
      <source>{done} of {fields} fields are reviewed.</source>
      <translation>Przejrzano pola: {done} z {fields}.</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/trace/end_pages.py" />
      <source>{n} thing(s) are still doubtful.</source>
      <translation>
        <numerusform>{n} rzecz jest nadal wątpliwa.</numerusform>
        <numerusform>{n} rzeczy są nadal wątpliwe.</numerusform>
        <numerusform>{n} rzeczy jest nadal wątpliwych.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/fields_page.py" />
      <source>&amp;Accept the fields</source>
      <translation>&amp;Przyjmij pola</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/fields_page.py" />
      <source>&amp;All fields at once</source>
      <translation>&amp;Wszystkie pola naraz</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/fields_page.py" />
      <source>&amp;One click a field</source>
      <translation>&amp;Jedno kliknięcie na pole</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/fields_page.py" />
      <source>Let mapkit propose all fields, or click once into each field and propose those. What is proposed lies above the picture; nothing is changed until you accept it.</source>
      <translation>Niech mapkit zaproponuje wszystkie pola albo kliknij raz w każde pole i zaproponuj te. Propozycja leży nad obrazem; nic się nie zmieni, dopóki jej nie przyjmiesz.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/fields_page.py" />
      <source>Make the fields</source>
      <translation>Utwórz pola</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/fields_page.py" />
      <source>Propose the &amp;fields</source>
      <translation>&amp;Zaproponuj pola</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/fields_page.py" />
      <source>Take all &amp;marks away</source>
      <translation>Usuń wszystkie &amp;znaki</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/trace/fields_page.py" />
      <source>The map has {n} field(s).</source>
      <translation>
        <numerusform>Mapa ma {n} pole.</numerusform>
        <numerusform>Mapa ma {n} pola.</numerusform>
        <numerusform>Mapa ma {n} pól.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/fields_page.py" />
      <source>They take the place of all that is drawn; Undo brings it back.</source>
      <translation>Zastąpią wszystko, co narysowano; Cofnij to przywróci.</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/trace/fields_page.py" />
      <source>{n} field(s) are proposed.</source>
      <translation>
        <numerusform>Zaproponowano {n} pole.</numerusform>
        <numerusform>Zaproponowano {n} pola.</numerusform>
        <numerusform>Zaproponowano {n} pól.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/trace/fields_page.py" />
      <source>{n} mark(s) lie in the field of another one.</source>
      <translation>
        <numerusform>{n} znak leży w polu innego.</numerusform>
        <numerusform>{n} znaki leżą w polach innych.</numerusform>
        <numerusform>{n} znaków leży w polach innych.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/kinds_page.py" />
      <source>&amp;Accept this one</source>
      <translation>&amp;Przyjmij ten</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/kinds_page.py" />
      <source>Accept a kind</source>
      <translation>Przyjmij rodzaj</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/kinds_page.py" />
      <source>Accept a&amp;ll</source>
      <translation>Przyjmij &amp;wszystkie</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/kinds_page.py" />
      <source>Accept all kinds</source>
      <translation>Przyjmij wszystkie rodzaje</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/kinds_page.py" />
      <source>Fields of doubtful kind</source>
      <translation>Pola wątpliwego rodzaju</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/kinds_page.py" />
      <source>No kind is in doubt.</source>
      <translation>Żaden rodzaj nie jest wątpliwy.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/kinds_page.py" />
      <source>The fields have the colours of their kinds. Look at those in the list, the most doubtful first; give one another kind with the palette and the bucket (B), or accept it.</source>
      <translation>Pola mają kolory swoich rodzajów. Obejrzyj te z listy, najbardziej wątpliwe najpierw; inny rodzaj nadasz paletą i wiadrem (B) albo przyjmij.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/kinds_page.py" />
      <source>{field}: {kind}, doubt {n} %</source>
      <translation>{field}: {kind}, wątpliwość {n} %</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/trace/kinds_page.py" />
      <source>{n} field(s) of doubtful kind.</source>
      <translation>
        <numerusform>{n} pole wątpliwego rodzaju.</numerusform>
        <numerusform>{n} pola wątpliwego rodzaju.</numerusform>
        <numerusform>{n} pól wątpliwego rodzaju.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/magnetic_tools.py" />
      <source>Click a junction or border where a printed line begins: the field is cut there.</source>
      <translation>Kliknij styk granic albo granicę, gdzie zaczyna się wydrukowana linia: pole zostanie wzdłuż niej podzielone.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/magnetic_tools.py" />
      <source>Click the border at one end of the piece that is to follow the print, then at the other.</source>
      <translation>Kliknij granicę na jednym końcu odcinka, który ma biec według druku, potem na drugim.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/magnetic_tools.py" />
      <source>Click where the printed line goes on; a click on a border or Enter ends it.</source>
      <translation>Kliknij, którędy biegnie dalej wydrukowana linia; kliknięcie granicy lub Enter ją kończy.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/magnetic_tools.py" />
      <source>Magnetic line</source>
      <translation>Linia magnetyczna</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/magnetic_tools.py" />
      <source>Magnetic reshape</source>
      <translation>Magnetycznie zmień kształt granicy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/photo_place.py" />
      <source>The photo was taken too much from the side to be laid flat.</source>
      <translation>Zdjęcie zrobiono zbyt mocno z boku, by dało się je wyprostować.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/photo_place.py" />
      <source>These four points cannot be the corners of a board: they have to go round it.</source>
      <translation>Te cztery punkty nie mogą być rogami planszy: muszą iść wokół niej.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/picture_page.py" />
      <source>A photo of a board</source>
      <translation>Zdjęcie planszy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/picture_page.py" />
      <source>C&amp;hoose a photo…</source>
      <translation>Wy&amp;bierz zdjęcie…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/picture_page.py" />
      <source>Choose a photo or scan of one board: all of it, lying flat, on something of another colour. JPEG, PNG, TIFF or WebP.</source>
      <translation>Wybierz zdjęcie lub skan jednej planszy: całej, leżącej płasko na czymś innego koloru. JPEG, PNG, TIFF lub WebP.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/picture_page.py" />
      <source>The picture of this map: {name}</source>
      <translation>Obraz tej mapy: {name}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/picture_tool.py" />
      <location filename="mapkit/editor/trace/tools_feature.py" />
      <source>Load a picture first: View, Underlay, Load picture.</source>
      <translation>Najpierw wczytaj obraz: Widok, Podkład, Wczytaj obraz.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/proposal_page.py" />
      <source>&amp;Drop the proposal</source>
      <translation>&amp;Odrzuć propozycję</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review.py" />
      <source>Accept what was traced</source>
      <translation>Przyjmij odrysowane</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review.py" />
      <source>Correct what was traced</source>
      <translation>Popraw odrysowane</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_feature.py" />
      <source>&amp;Accept as it is</source>
      <translation>&amp;Przyjmij, jak jest</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_feature.py" />
      <source>&amp;Correct it</source>
      <translation>P&amp;opraw</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_feature.py" />
      <source>&amp;Next item</source>
      <translation>&amp;Następna pozycja</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_feature.py" />
      <source>&amp;Previous item</source>
      <translation>Poprzednia pozy&amp;cja</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_feature.py" />
      <source>Correct it on the board, then accept it in the review.</source>
      <translation>Popraw to na planszy, a potem przyjmij w przeglądzie.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_feature.py" />
      <source>Go back to the item before, if it is still open</source>
      <translation>Wróć do poprzedniej pozycji, jeśli jest jeszcze otwarta</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_feature.py" />
      <source>Go to an item of the review first.</source>
      <translation>Najpierw przejdź do pozycji przeglądu.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_feature.py" />
      <source>Leave the item open and go to the next one that is doubtful</source>
      <translation>Zostaw pozycję otwartą i przejdź do następnej wątpliwej</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_feature.py" />
      <source>Make it what it may be instead, or take the tool that corrects it</source>
      <translation>Zmień to na to, czym może być, albo weź narzędzie, które to poprawi</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_feature.py" />
      <source>P&amp;hoto above the drawing</source>
      <translation>&amp;Zdjęcie nad rysunkiem</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_feature.py" />
      <source>Revie&amp;w</source>
      <translation>Prze&amp;gląd</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_feature.py" />
      <location filename="mapkit/editor/trace/walk.py" />
      <source>Review</source>
      <translation>Przegląd</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_feature.py" />
      <source>Show the photo in front of the drawing, or the drawing again</source>
      <translation>Pokaż zdjęcie przed rysunkiem albo znów rysunek</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_feature.py" />
      <source>There is no item before this one.</source>
      <translation>Przed tą pozycją nie ma żadnej.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_feature.py" />
      <source>There is nothing to review.</source>
      <translation>Nie ma czego przeglądać.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_feature.py" />
      <source>What is doubtful is right: go on to the next item</source>
      <translation>To, co wątpliwe, jest dobre: przejdź do następnej pozycji</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_panel.py" />
      <source>Accept</source>
      <translation>Przyjmij</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_panel.py" />
      <source>Back</source>
      <translation>Wstecz</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_panel.py" />
      <source>Blink</source>
      <translation>Migaj</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_panel.py" />
      <source>Correct</source>
      <translation>Popraw</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_panel.py" />
      <source>Nothing in this map is doubtful.</source>
      <translation>W tej mapie nic nie jest wątpliwe.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_panel.py" />
      <location filename="mapkit/editor/trace/walk_feature.py" />
      <source>Photo</source>
      <translation>Zdjęcie</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_panel.py" />
      <source>Show the photo and the drawing in turns at each item</source>
      <translation>Przy każdej pozycji pokazuj na zmianę zdjęcie i rysunek</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_panel.py" />
      <source>Skip</source>
      <translation>Pomiń</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_panel.py" />
      <source>Skip goes to the first item.</source>
      <translation>Pomiń prowadzi do pierwszej pozycji.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_panel.py" />
      <source>Sorting</source>
      <translation>Sortowanie</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_panel.py" />
      <source>This map was not traced from a photo: there is nothing to review.</source>
      <translation>Ta mapa nie została odrysowana ze zdjęcia: nie ma czego przeglądać.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_panel.py" />
      <source>Verdicts</source>
      <translation>Werdykty</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_panel.py" />
      <source>What is doubtful</source>
      <translation>Co jest wątpliwe</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_panel.py" />
      <source>{progress} All is reviewed.</source>
      <translation>{progress} Wszystko przejrzane.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_panel.py" />
      <source>{progress} Finding the order …</source>
      <translation>{progress} Szukam kolejności …</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_panel.py" />
      <source>{seen} of {known} seen.</source>
      <translation>Obejrzano {seen} z {known}.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/seed_tool.py" />
      <source>One click a field</source>
      <translation>Jedno kliknięcie na pole</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/trace/seed_tool.py" />
      <source>{n} mark(s). Click into each field; click a mark to remove it.</source>
      <translation>
        <numerusform>{n} znak. Kliknij w każde pole; kliknięcie na znak go usuwa.</numerusform>
        <numerusform>{n} znaki. Kliknij w każde pole; kliknięcie na znak go usuwa.</numerusform>
        <numerusform>{n} znaków. Kliknij w każde pole; kliknięcie na znak go usuwa.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/size_page.py" />
      <source>&amp;Lay it flat</source>
      <translation>&amp;Wyprostuj</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/size_page.py" />
      <source>&amp;Width</source>
      <translation>S&amp;zerokość</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/size_page.py" />
      <source>H&amp;eight</source>
      <translation>Wy&amp;sokość</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/size_page.py" />
      <source>Lay the photo flat</source>
      <translation>Wyprostuj zdjęcie</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/size_page.py" />
      <source>Measure the printed board, from rim to rim, and give its width and height. Then the photo is laid flat; for its picture the map needs a place on the disk.</source>
      <translation>Zmierz drukowaną planszę od brzegu do brzegu i podaj jej szerokość i wysokość. Potem zdjęcie zostanie wyprostowane; na jego obraz mapa potrzebuje miejsca na dysku.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/size_page.py" />
      <source>Size of the board</source>
      <translation>Rozmiar planszy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/surveyed.py" />
      <source>Looking at the picture: {share} %. Escape stops.</source>
      <translation>Trwa przeglądanie obrazu: {share} %. Escape je zatrzymuje.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/symbol_work.py" />
      <source>The map has changed since the symbols were looked for. Look for them again.</source>
      <translation>Mapa zmieniła się od czasu szukania symboli. Poszukaj ich ponownie.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/symbols_page.py" />
      <source>&amp;Accept the symbols</source>
      <translation>&amp;Przyjmij symbole</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/symbols_page.py" />
      <source>&amp;Save…</source>
      <translation>&amp;Zapisz…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/symbols_page.py" />
      <source>Choose what a symbol is, and draw a box round one example of it on the picture; others that look like it are found. A marker gets what the palette says of it. Without templates of your own, those of mapkit's own drawing are looked for.</source>
      <translation>Wybierz, czym jest symbol, i narysuj na obrazie ramkę wokół jednego przykładu; inne, które wyglądają tak samo, zostaną znalezione. Znacznik dostaje to, co mówi o nim paleta. Bez własnych wzorów szukane są symbole rysowane przez mapkit.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/symbols_page.py" />
      <source>Draw a &amp;box round one</source>
      <translation>Narysuj &amp;ramkę wokół jednego</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/symbols_page.py" />
      <source>Lo&amp;ad…</source>
      <translation>&amp;Wczytaj…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/symbols_page.py" />
      <source>Load templates</source>
      <translation>Wczytaj wzory</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/symbols_page.py" />
      <source>Look for the s&amp;ymbols</source>
      <translation>&amp;Szukaj symboli</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/symbols_page.py" />
      <source>Put the symbols</source>
      <translation>Umieść symbole</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/symbols_page.py" />
      <source>Remo&amp;ve</source>
      <translation>&amp;Usuń</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/symbols_page.py" />
      <source>Save the templates</source>
      <translation>Zapisz wzory</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/symbols_page.py" />
      <source>Templates</source>
      <translation>Wzory</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/symbols_page.py" />
      <source>What the symbol is</source>
      <translation>Czym jest symbol</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/trace/symbols_page.py" />
      <source>{n} found no place on the map.</source>
      <translation>
        <numerusform>{n} nie znalazł miejsca na mapie.</numerusform>
        <numerusform>{n} nie znalazły miejsca na mapie.</numerusform>
        <numerusform>{n} nie znalazło miejsca na mapie.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/trace/symbols_page.py" />
      <source>{n} symbol(s) are proposed.</source>
      <translation>
        <numerusform>Zaproponowano {n} symbol.</numerusform>
        <numerusform>Zaproponowano {n} symbole.</numerusform>
        <numerusform>Zaproponowano {n} symboli.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/walk.py" />
      <source>&amp;Next</source>
      <translation>&amp;Dalej</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/walk.py" />
      <source>A place of the picture may be off by {mm} mm; it has {scale} pixels a mm where they are fewest.</source>
      <translation>Miejsce na obrazie może się mylić o {mm} mm; tam, gdzie pikseli jest najmniej, ma ich {scale} na mm.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/walk.py" />
      <source>Bac&amp;k</source>
      <translation>&amp;Wstecz</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/walk.py" />
      <source>Below</source>
      <translation>Pod kładkami</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/walk.py" />
      <source>Corners</source>
      <translation>Rogi</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/walk.py" />
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>Done</source>
      <translation>Gotowe</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/walk.py" />
      <source>From photo to map: step {n} of {all}</source>
      <translation>Ze zdjęcia mapa: krok {n} z {all}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/walk.py" />
      <source>Kinds</source>
      <translation>Rodzaje</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/walk.py" />
      <source>Picture</source>
      <translation>Obraz</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/walk.py" />
      <source>Stop this work; the map stays as it is</source>
      <translation>Zatrzymaj tę pracę; mapa zostanie taka, jaka jest</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/walk.py" />
      <source>Symbols</source>
      <translation>Symbole</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/walk_feature.py" />
      <source>&amp;Trace the underlay…</source>
      <translation>O&amp;drysuj podkład…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/walk_feature.py" />
      <source>Make fields of the picture below the map, or go on where you left off</source>
      <translation>Zrób pola z obrazu pod mapą albo kontynuuj tam, gdzie praca została przerwana</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/walk_feature.py" />
      <source>New map from a p&amp;hoto…</source>
      <translation>Nowa mapa ze zdję&amp;cia…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/walk_feature.py" />
      <source>Trace a photo or scan of a printed board, step by step</source>
      <translation>Krok po kroku odrysuj zdjęcie lub skan drukowanej planszy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/widgets/boxes.py" />
      <source>several</source>
      <translation>różne</translation>
    </message>
    <message>
      <location filename="mapkit/edits/borders.py" />
      <source>Another border meets this one at vertex {vertex}. Reshape it up to there.</source>
      <translation>W wierzchołku {vertex} dochodzi inna granica. Zmień kształt tylko do tego miejsca.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/borders.py" />
      <source>Field {field} has a ring of three corners, which cannot be squared.</source>
      <translation>Obrys pola {field} ma trzy rogi i nie da się go sprowadzić do kątów prostych.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/borders.py" />
      <source>No border leads from {start} to {end}.</source>
      <translation>Z {start} do {end} nie prowadzi żadna granica.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/borders.py" />
      <source>The vertices given are not a border from {start} to {end}.</source>
      <translation>Te wierzchołki nie tworzą granicy z {start} do {end}.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/borders.py" />
      <source>Vertices {start} and {end} do not lie on one border. Choose two between which no other border begins.</source>
      <translation>Wierzchołki {start} i {end} nie leżą na jednej granicy. Wybierz dwa, między którymi nie zaczyna się inna granica.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/clipboard.py" />
      <source>Field {field} would be too small there.</source>
      <translation>Pole {field} byłoby tam za małe.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/clipboard.py" />
      <source>The ruleset of this map does not know {names}.</source>
      <translation>Zasady tej mapy nie znają: {names}.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/clipboard.py" />
      <source>this copy of fields is damaged</source>
      <translation>ta kopia pól jest uszkodzona</translation>
    </message>
    <message>
      <location filename="mapkit/edits/clipboard.py" />
      <source>this is not a copy of fields</source>
      <translation>to nie jest kopia pól</translation>
    </message>
    <message>
      <location filename="mapkit/edits/draft.py" />
      <source>The point is too far away: coordinates must be smaller than 2^30.</source>
      <translation>Punkt leży za daleko: współrzędne muszą być mniejsze niż 2^30.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/fields.py" />
      <source>'{id}' cannot be an id: {advice}.</source>
      <translation>„{id}” nie może być id: {advice}.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/fields.py" />
      <location filename="mapkit/edits/redraw.py" />
      <source>A field needs three corners or more.</source>
      <translation>Pole musi mieć trzy rogi lub więcej.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/fields.py" />
      <source>Choose two fields or more to merge.</source>
      <translation>Do połączenia zaznacz dwa pola lub więcej.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/fields.py" />
      <source>Fields on different levels cannot be merged.</source>
      <translation>Pól na różnych poziomach nie można połączyć.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/fields.py" />
      <source>No field lies where the hole would be.</source>
      <translation>Tam, gdzie byłby otwór, nie leży żadne pole.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/fields.py" />
      <source>Nothing would be left of field {field}. Delete it instead.</source>
      <translation>Z pola {field} nic by nie zostało. Lepiej je usuń.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/fields.py" />
      <source>The id {wanted} is taken.</source>
      <translation>Id {wanted} jest już zajęte.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/fields.py" />
      <source>The line does not divide any field: a cut begins and ends on a border of the field.</source>
      <translation>Linia nie dzieli żadnego pola: cięcie zaczyna się i kończy na granicy pola.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/fields.py" />
      <source>The line does not divide field {field}: it has to run from boundary to boundary.</source>
      <translation>Linia nie dzieli pola {field}: musi biec od granicy do granicy.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/fields.py" />
      <location filename="mapkit/edits/painting.py" />
      <source>The ruleset has no kind '{kind}'; it has {names}.</source>
      <translation>Zasady nie mają rodzaju „{kind}”; mają {names}.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/fields.py" />
      <source>There is no void with fields all around it here.</source>
      <translation>Nie ma tu pustego miejsca otoczonego polami.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/fields.py" />
      <source>{fields} do not all touch each other along a border, so they cannot be one field.</source>
      <translation>{fields}: nie wszystkie stykają się wzdłuż granicy, więc nie mogą być jednym polem.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/figures.py" />
      <source>The ruleset itself gives {column} in row {row}.</source>
      <translation>Wartość {column} w wierszu {row} podają same zasady.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/figures.py" />
      <source>These rules need every figure: give a number.</source>
      <translation>Te zasady potrzebują każdej liczby: podaj ją.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/figures.py" />
      <source>the rules have no {name}</source>
      <translation>zasady nie mają {name}</translation>
    </message>
    <message>
      <location filename="mapkit/edits/figures.py" />
      <source>{figure} is not from {least} to {most}.</source>
      <translation>{figure} nie leży od {least} do {most}.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/map_header.py" />
      <location filename="mapkit/mapfile/new.py" />
      <source>'{id}' cannot be the id of a map: {advice}.</source>
      <translation>„{id}” nie może być id mapy: {advice}.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/map_header.py" />
      <source>A building needs a field or more.</source>
      <translation>Budynek musi mieć co najmniej jedno pole.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/map_header.py" />
      <source>A figure's base has to be wider than 0 and narrower than a metre.</source>
      <translation>Podstawka figurki musi być szersza niż 0 i węższa niż metr.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/map_header.py" />
      <source>Sector {sector} belongs to the ruleset and cannot be deleted.</source>
      <translation>Sektor {sector} należy do zasad i nie można go usunąć.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/map_header.py" />
      <source>Sector {sector} still has {fields}. Give them another sector first.</source>
      <translation>Sektor {sector} ma jeszcze {fields}. Najpierw daj im inny sektor.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/map_header.py" />
      <source>The four corners of the picture have to be given in order around it.</source>
      <translation>Cztery rogi obrazu trzeba podać po kolei, dookoła.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/markers.py" />
      <source>The ruleset has no marker '{type}'; it has {names}.</source>
      <translation>Zasady nie mają znacznika „{type}”; mają {names}.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/narrow_voids.py" />
      <source>A gap of {area} between {fields} would be left, narrower than the tolerance of {tolerance}.</source>
      <translation>Zostałaby luka {area}, węższa niż tolerancja {tolerance}; leży między: {fields}.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/neighbourhood.py" />
      <source>The boundary of field {field} passes through vertex {vertex} without naming it.</source>
      <translation>Granica pola {field} przechodzi przez wierzchołek {vertex}, ale go nie wymienia.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/new_errors.py" />
      <source>Draw along the border of the neighbours.</source>
      <translation>Rysuj wzdłuż granicy sąsiadów.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/new_errors.py" />
      <source>Draw along the border, or carve the field out of its neighbours.</source>
      <translation>Rysuj wzdłuż granicy albo wytnij pole z sąsiadów.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/new_errors.py" />
      <source>Field {field} would be left without a shape.</source>
      <translation>Pole {field} zostałoby bez kształtu.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/new_errors.py" />
      <source>Field {field} would get a spike of no width.</source>
      <translation>Pole {field} dostałoby kolec bez szerokości.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/new_errors.py" />
      <source>Keep inside the board, or make the board larger.</source>
      <translation>Pozostań na planszy albo ją powiększ.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/new_errors.py" />
      <source>Snap it to the edge, or keep it farther away.</source>
      <translation>Przyciągnij go do krawędzi albo odsuń dalej.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/new_errors.py" />
      <source>Snap the two together, or keep them farther apart.</source>
      <translation>Przyciągnij oba do siebie albo rozsuń je dalej.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/new_errors.py" />
      <source>{field} (new)</source>
      <translation>{field} (nowe)</translation>
    </message>
    <message>
      <location filename="mapkit/edits/new_errors.py" />
      <source>{what} {advice}</source>
      <translation>{what} {advice}</translation>
    </message>
    <message>
      <location filename="mapkit/edits/new_voids.py" />
      <source>A void of {area} would open between {fields}, where there is ground now. To make a hole, delete a field or cut one.</source>
      <translation>Tam, gdzie teraz są pola, powstałoby puste miejsce {area}; otaczają je: {fields}. Jeśli chcesz mieć otwór, usuń pole albo go wytnij.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/painting.py" />
      <source>'{name}' cannot be {value}: it is a whole number from {low} to {high}.</source>
      <translation>'{name}' nie może być {value}: to liczba całkowita od {low} do {high}.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/painting.py" />
      <source>'{name}' cannot be {value}: it is one of {names}.</source>
      <translation>'{name}' nie może być {value}: to jedno z {names}.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/painting.py" />
      <source>The ruleset has no attribute '{name}'; it has {names}.</source>
      <translation>Zasady nie mają atrybutu '{name}'; mają {names}.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/painting.py" />
      <source>{field} is of the kind '{kind}', which has no attribute '{name}'.</source>
      <translation>{field} jest rodzaju '{kind}', który nie ma atrybutu '{name}'.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/portal_following.py" />
      <source>{title} stands across the cut. Cut beside it, or move or delete it first.</source>
      <translation>{title}: cięcie biegnie przez to miejsce. Tnij obok albo najpierw przesuń to lub usuń.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/portal_following.py" />
      <source>{title} would have no room on its boundary. Move or delete it first.</source>
      <translation>{title}: na granicy zabrakłoby miejsca. Najpierw przesuń to lub usuń.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/portal_following.py" />
      <source>{title} would lose its place: {fields} would share no boundary. Move or delete it first.</source>
      <translation>{title}: zabrakłoby miejsca, bo {fields} nie miałyby wspólnej granicy. Najpierw przesuń to lub usuń.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/portals.py" />
      <source>A {portal} here</source>
      <translation>Tutaj {portal}</translation>
    </message>
    <message>
      <location filename="mapkit/edits/portals.py" />
      <source>A {portal} needs a border that two fields share; there is none here.</source>
      <translation>{portal}: potrzebna jest granica wspólna dwóm polom, a tu jej nie ma.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/portals.py" />
      <source>The border of {both} is too short for a {portal}.</source>
      <translation>{portal}: wspólna granica jest za krótka ({both}).</translation>
    </message>
    <message>
      <location filename="mapkit/edits/portals.py" />
      <source>The id {id} is taken.</source>
      <translation>Id {id} jest już zajęte.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/portals.py" />
      <source>The ruleset has no portal '{type}'; it has {names}.</source>
      <translation>Zasady nie mają przejścia „{type}”; mają {names}.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/portals.py" />
      <source>There is no room for a {portal} on the border of {both} beside {names}.</source>
      <translation>{portal}: na granicy nie ma miejsca obok {names} ({both}).</translation>
    </message>
    <message>
      <location filename="mapkit/edits/proposals.py" />
      <source>The fields were proposed for a board of another size.</source>
      <translation>Pola zaproponowano dla planszy innego rozmiaru.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/quick_fixes.py" />
      <source>It cannot be repaired without making something else wrong.</source>
      <translation>Nie da się tego naprawić bez zepsucia czegoś innego.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/quick_fixes.py" />
      <source>No safe repair is known for this. {help}</source>
      <translation>Nie znamy tu bezpiecznej naprawy. {help}</translation>
    </message>
    <message>
      <location filename="mapkit/edits/redraw.py" />
      <source>The new fields do not fill the place of the old ones.</source>
      <translation>Nowe pola nie wypełniają miejsca dawnych.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/silencing.py" />
      <source>Say in a few words why the warning does not matter here.</source>
      <translation>Powiedz w kilku słowach, dlaczego ostrzeżenie tu nie ma znaczenia.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/silencing.py" />
      <source>There is no warning '{warning}'.</source>
      <translation>Nie ma ostrzeżenia „{warning}”.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/transform.py" />
      <source>No field is selected.</source>
      <translation>Nie zaznaczono pola.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/vertices.py" />
      <source>An edge needs a length above 0.</source>
      <translation>Krawędź jest dłuższa niż zero.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/vertices.py" />
      <source>Borders meet at vertex {vertex}; without it a void would open between {fields}. Move it, or weld it with another vertex.</source>
      <translation>W wierzchołku {vertex} stykają się granice; bez niego powstałoby puste miejsce, które otaczają: {fields}. Przesuń go albo zespól z innym wierzchołkiem.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/vertices.py" />
      <source>Field {field} would be left with fewer than three corners. Delete the field instead.</source>
      <translation>Polu {field} zostałyby mniej niż trzy rogi. Lepiej usuń całe pole.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/vertices.py" />
      <source>The edge has a vertex there already.</source>
      <translation>Krawędź ma już tam wierzchołek.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/vertices.py" />
      <source>There is no edge from {a} to {b}.</source>
      <translation>Nie ma krawędzi z {a} do {b}.</translation>
    </message>
    <message>
      <location filename="mapkit/export/attributes.py" />
      <source>an attribute that no shape has</source>
      <translation>atrybut, którego nie ma żaden kształt</translation>
    </message>
    <message>
      <location filename="mapkit/export/attributes.py" />
      <source>{option}: {part!r} is no rule; write {example}, with commas between them</source>
      <translation>{option}: {part!r} nie jest regułą; pisz {example}, z przecinkami między nimi</translation>
    </message>
    <message>
      <location filename="mapkit/export/contents.py" />
      <source>it is compressed in a rare way</source>
      <translation>jest skompresowany w rzadki sposób</translation>
    </message>
    <message>
      <location filename="mapkit/export/contents.py" />
      <source>{name} has more than {most} files</source>
      <translation>{name} ma więcej niż {most} plików</translation>
    </message>
    <message>
      <location filename="mapkit/export/contents.py" />
      <source>{name} has several files called {file}</source>
      <translation>w {name} jest kilka plików o nazwie {file}</translation>
    </message>
    <message>
      <location filename="mapkit/export/contents.py" />
      <source>{name} is no zip that can be unpacked: {reason}</source>
      <translation>{name} nie jest plikiem zip, który da się rozpakować: {reason}</translation>
    </message>
    <message>
      <location filename="mapkit/export/contents.py" />
      <source>{name} unpacks to more than {most} MB</source>
      <translation>{name} ma po rozpakowaniu więcej niż {most} MB</translation>
    </message>
    <message>
      <location filename="mapkit/export/contents.py" />
      <location filename="mapkit/mapfile/guarded.py" />
      <source>{path} cannot be read: {reason}</source>
      <translation>{path}: nie można odczytać: {reason}</translation>
    </message>
    <message>
      <location filename="mapkit/export/drawing_size.py" />
      <source>: {what} ({where})</source>
      <translation>: {what} ({where})</translation>
    </message>
    <message>
      <location filename="mapkit/export/drawing_size.py" />
      <location filename="mapkit/mapfile/grids.py" />
      <location filename="mapkit/mapfile/new.py" />
      <source>a board is from 1 to {most} mm wide and high</source>
      <translation>plansza ma od 1 do {most} mm szerokości i wysokości</translation>
    </message>
    <message>
      <location filename="mapkit/export/drawing_size.py" />
      <source>a coordinate is no number {where}</source>
      <translation>współrzędna nie jest liczbą {where}</translation>
    </message>
    <message>
      <location filename="mapkit/export/drawing_size.py" />
      <source>the drawing has {n} points, and at most {most} are read; simplify it first</source>
      <translation>liczba punktów rysunku to {n}, a czyta się najwyżej {most}; najpierw go uprość</translation>
    </message>
    <message>
      <location filename="mapkit/export/drawing_size.py" />
      <source>the drawing is {width} by {height} units, which are not the proportions of that size; --unit-mm gives the size of one unit</source>
      <translation>rysunek ma {width} × {height} jednostek, a to nie są proporcje tego rozmiaru; --unit-mm podaje rozmiar jednej jednostki</translation>
    </message>
    <message>
      <location filename="mapkit/export/drawing_size.py" />
      <source>the file does not say how large its {width} by {height} units are: give --size 840x560 or --unit-mm 1</source>
      <translation>plik nie mówi, jak duże są jego jednostki ({width} × {height}): podaj --size 840x560 albo --unit-mm 1</translation>
    </message>
    <message>
      <location filename="mapkit/export/drawing_size.py" />
      <source>the size is given twice: leave out --size or --unit-mm</source>
      <translation>rozmiar podano dwa razy: pomiń --size albo --unit-mm</translation>
    </message>
    <message>
      <location filename="mapkit/export/drawing_size.py" />
      <source>there is nothing in the drawing that has a size{why}</source>
      <translation>na rysunku nie ma nic, co miałoby rozmiar{why}</translation>
    </message>
    <message>
      <location filename="mapkit/export/import_registry.py" />
      <source>the importer {name} ({value}) does not load: {why}; reinstall it</source>
      <translation>importer {name} ({value}) nie daje się wczytać: {why}; zainstaluj go ponownie</translation>
    </message>
    <message>
      <location filename="mapkit/export/import_registry.py" />
      <source>there is no importer {name!r}; there are: {known}</source>
      <translation>nie ma importera {name!r}; są: {known}</translation>
    </message>
    <message>
      <location filename="mapkit/export/import_registry.py" />
      <source>{name} is in no format that can be imported; there are: {known}</source>
      <translation>{name} nie jest w żadnym formacie, który można zaimportować; są: {known}</translation>
    </message>
    <message>
      <location filename="mapkit/export/import_registry.py" />
      <source>{name} may be in one of several formats: --from FORMAT; there are: {known}</source>
      <translation>{name} może być w jednym z kilku formatów: --from FORMAT; są: {known}</translation>
    </message>
    <message>
      <location filename="mapkit/export/joining.py" />
      <source>a scrap of a shape</source>
      <translation>skrawek kształtu</translation>
    </message>
    <message>
      <location filename="mapkit/export/joining.py" />
      <location filename="mapkit/export/map_making.py" />
      <source>a shape of fewer than three corners</source>
      <translation>kształt o mniej niż trzech rogach</translation>
    </message>
    <message>
      <location filename="mapkit/export/joining.py" />
      <source>a shape that others cover</source>
      <translation>kształt zakryty przez inne</translation>
    </message>
    <message>
      <location filename="mapkit/export/joining.py" />
      <source>the drawing has more than 100,000 shapes</source>
      <translation>rysunek ma ponad 100 000 kształtów</translation>
    </message>
    <message>
      <location filename="mapkit/export/joining.py" />
      <source>{what} at {x},{y} mm</source>
      <translation>{what} przy {x},{y} mm</translation>
    </message>
    <message>
      <location filename="mapkit/export/json_shapes.py" />
      <source>a feature without a shape</source>
      <translation>obiekt bez kształtu</translation>
    </message>
    <message>
      <location filename="mapkit/export/json_shapes.py" />
      <source>there is no geometry of the type {type!r}</source>
      <translation>nie ma geometrii typu {type!r}</translation>
    </message>
    <message>
      <location filename="mapkit/export/json_shapes.py" />
      <source>this should be a list</source>
      <translation>tu powinna być lista</translation>
    </message>
    <message>
      <location filename="mapkit/export/json_shapes.py" />
      <source>this should be a place [x, y] of two numbers</source>
      <translation>tu powinno być miejsce [x, y] z dwóch liczb</translation>
    </message>
    <message>
      <location filename="mapkit/export/json_shapes.py" />
      <source>this should be an object</source>
      <translation>tu powinien być obiekt</translation>
    </message>
    <message>
      <location filename="mapkit/export/map_making.py" />
      <source>a marker {type} without a right {name}</source>
      <translation>znacznik {type} bez właściwej wartości {name}</translation>
    </message>
    <message>
      <location filename="mapkit/export/map_making.py" />
      <source>a {type} beside a field that is not there</source>
      <translation>{type} przy polu, którego nie ma</translation>
    </message>
    <message>
      <location filename="mapkit/export/map_making.py" />
      <source>a {type} on a field that is not there</source>
      <translation>{type} na polu, którego nie ma</translation>
    </message>
    <message>
      <location filename="mapkit/export/map_making.py" />
      <source>at that size the drawing is larger than a map may be; give a smaller one</source>
      <translation>w tym rozmiarze rysunek jest większy, niż może być mapa; podaj mniejszy</translation>
    </message>
    <message>
      <location filename="mapkit/export/map_making.py" />
      <source>the id {id!r}; the field is called {number}</source>
      <translation>id {id!r}; pole nazywa się {number}</translation>
    </message>
    <message>
      <location filename="mapkit/export/map_making.py" />
      <source>the id {id!r}; the portal is called {number}</source>
      <translation>id {id!r}; przejście nazywa się {number}</translation>
    </message>
    <message>
      <location filename="mapkit/export/map_making.py" />
      <source>{name!r}, which a marker {type} does not have</source>
      <translation>{name!r}, czego znacznik {type} nie ma</translation>
    </message>
    <message>
      <location filename="mapkit/export/map_making.py" />
      <source>{name!r}, which the ruleset does not know</source>
      <translation>{name!r}, czego reguły nie znają</translation>
    </message>
    <message>
      <location filename="mapkit/export/outputs.py" />
      <source>the folder {path} holds other files ({name}), so it is not replaced; name a new one</source>
      <translation>folder {path} zawiera inne pliki ({name}), więc nie zostanie zastąpiony; podaj nowy</translation>
    </message>
    <message>
      <location filename="mapkit/export/outputs.py" />
      <source>two files of an export have one name</source>
      <translation>dwa pliki eksportu mają tę samą nazwę</translation>
    </message>
    <message>
      <location filename="mapkit/export/outputs.py" />
      <source>{name} is no name for a file of an export</source>
      <translation>{name} nie jest nazwą dla pliku eksportu</translation>
    </message>
    <message>
      <location filename="mapkit/export/outputs.py" />
      <source>{path} is a file; name a folder, or a file that ends in .zip</source>
      <translation>{path} to plik; podaj folder albo plik z końcówką .zip</translation>
    </message>
    <message>
      <location filename="mapkit/export/pictures.py" />
      <source>a file in the format {name} holds one picture, not several sheets; there are: {known}</source>
      <translation>plik w formacie {name} zawiera jeden obraz, nie kilka arkuszy; są: {known}</translation>
    </message>
    <message>
      <location filename="mapkit/export/pictures.py" />
      <source>a picture's file name needs an ending that gives its format</source>
      <translation>nazwa pliku obrazu potrzebuje końcówki, z której wynika format</translation>
    </message>
    <message>
      <location filename="mapkit/export/pictures.py" />
      <source>no installed back end draws on axes: install mapkit as a package</source>
      <translation>nic zainstalowanego nie rysuje na osiach: zainstaluj mapkit jako pakiet</translation>
    </message>
    <message>
      <location filename="mapkit/export/pictures.py" />
      <source>the back end for {name} pictures ({value}) does not load: {error}; reinstall it, or take another format</source>
      <translation>rysowanie obrazów {name} ({value}) nie daje się wczytać: {error}; zainstaluj je ponownie albo weź inny format</translation>
    </message>
    <message>
      <location filename="mapkit/export/pictures.py" />
      <source>unsupported picture format {name!r}</source>
      <translation>nieobsługiwany format obrazu {name!r}</translation>
    </message>
    <message>
      <location filename="mapkit/export/pictures.py" />
      <source>{problem}; none is installed at all: install mapkit as a package (see the README)</source>
      <translation>{problem}; nic nie jest zainstalowane: zainstaluj mapkit jako pakiet (zobacz README)</translation>
    </message>
    <message>
      <location filename="mapkit/export/pictures.py" />
      <source>{problem}; there are: {known}</source>
      <translation>{problem}; są: {known}</translation>
    </message>
    <message>
      <location filename="mapkit/export/plane.py" />
      <source>the earth's curve: longitude and latitude are taken for x and y of a plane</source>
      <translation>krzywizna Ziemi: długość i szerokość geograficzną bierze się za x i y na płaszczyźnie</translation>
    </message>
    <message>
      <location filename="mapkit/export/plane.py" />
      <source>the way across the 180th meridian: this area runs over the whole map</source>
      <translation>przejście przez południk 180°: ten obszar biegnie przez całą mapę</translation>
    </message>
    <message>
      <location filename="mapkit/export/plugins.py" />
      <source>'{value}' is not a value of the option {name}; give one of: {known}</source>
      <translation>„{value}” to nie wartość opcji {name}; możliwości: {known}</translation>
    </message>
    <message>
      <location filename="mapkit/export/plugins.py" />
      <location filename="mapkit/mapfile/rulesets.py" />
      <source>; did you mean {near}?</source>
      <translation>; może chodziło o {near}?</translation>
    </message>
    <message>
      <location filename="mapkit/export/plugins.py" />
      <source>it calls itself {name}</source>
      <translation>nazywa się {name}</translation>
    </message>
    <message>
      <location filename="mapkit/export/plugins.py" />
      <source>it is not a mapkit.export.{kind}</source>
      <translation>to nie jest mapkit.export.{kind}</translation>
    </message>
    <message>
      <location filename="mapkit/export/plugins.py" />
      <source>the format {format} has no option '{name}' (it has: {known}){hint}</source>
      <translation>format {format} nie ma opcji „{name}” (ma: {known}){hint}</translation>
    </message>
    <message>
      <location filename="mapkit/export/plugins.py" />
      <source>{name} ({value}) does not load: {why}</source>
      <translation>{name} ({value}) nie daje się wczytać: {why}</translation>
    </message>
    <message>
      <location filename="mapkit/export/read_back.py" />
      <source>a field with errors, which was not exported</source>
      <translation>pole z błędami, którego nie wyeksportowano</translation>
    </message>
    <message>
      <location filename="mapkit/export/read_back.py" />
      <source>a marker with errors, which was not exported</source>
      <translation>znacznik z błędami, którego nie wyeksportowano</translation>
    </message>
    <message>
      <location filename="mapkit/export/read_back.py" />
      <source>a portal with errors, which was not exported</source>
      <translation>przejście z błędami, którego nie wyeksportowano</translation>
    </message>
    <message>
      <location filename="mapkit/export/read_back.py" />
      <location filename="mapkit/mapfile/json_text.py" />
      <source>it is nested too deeply</source>
      <translation>jest zbyt głęboko zagnieżdżony</translation>
    </message>
    <message>
      <location filename="mapkit/export/read_back.py" />
      <source>{name} has a map of the ruleset {ruleset}, which does not ship with mapkit</source>
      <translation>{name} ma mapę według zasad {ruleset}, których nie ma w mapkicie</translation>
    </message>
    <message>
      <location filename="mapkit/export/read_back.py" />
      <source>{name} has no map that can be read</source>
      <translation>w {name} nie ma mapy, którą da się odczytać</translation>
    </message>
    <message>
      <location filename="mapkit/export/read_back.py" />
      <source>{name} is {format} {version}; this mapkit reads {known}</source>
      <translation>{name} to {format} {version}; ten mapkit czyta {known}</translation>
    </message>
    <message>
      <location filename="mapkit/export/read_back.py" />
      <source>{name}: {key} cannot be read</source>
      <translation>{name}: nie da się odczytać {key}</translation>
    </message>
    <message>
      <location filename="mapkit/export/read_back.py" />
      <location filename="mapkit/mapfile/json_text.py" />
      <source>{where} cannot be read as JSON: {reason}</source>
      <translation>{where} nie można odczytać jako JSON: {reason}</translation>
    </message>
    <message>
      <location filename="mapkit/export/registry.py" />
      <source>the exporter {name} ({value}) does not load: {why}; reinstall it, or take another format</source>
      <translation>eksporter {name} ({value}) się nie wczytuje: {why}; zainstaluj go ponownie albo wybierz inny format</translation>
    </message>
    <message>
      <location filename="mapkit/export/registry.py" />
      <source>the exporter {name} does not write what it declares</source>
      <translation>eksporter {name} nie zapisuje tego, co deklaruje</translation>
    </message>
    <message>
      <location filename="mapkit/export/registry.py" />
      <source>the format {name} cannot mark what is missing, so the map must not have errors</source>
      <translation>format {name} nie potrafi zaznaczyć, czego brakuje, więc mapa nie może mieć błędów</translation>
    </message>
    <message>
      <location filename="mapkit/export/registry.py" />
      <source>the format {name} cannot tell pairs that were not asked about from blocked ones, so the tables must be of all pairs</source>
      <translation>format {name} nie odróżnia par, o które nikt nie pytał, od zasłoniętych, więc tabele muszą obejmować wszystkie pary</translation>
    </message>
    <message>
      <location filename="mapkit/export/registry.py" />
      <source>unsupported format {name!r}; no exporter is installed</source>
      <translation>nieobsługiwany format {name!r}; żaden eksporter nie jest zainstalowany</translation>
    </message>
    <message>
      <location filename="mapkit/export/registry.py" />
      <source>unsupported format {name!r}; there are: {known}</source>
      <translation>nieobsługiwany format {name!r}; są: {known}</translation>
    </message>
    <message>
      <location filename="mapkit/export/repairs.py" />
      <source>no field covers {area} mm² at {x},{y} mm</source>
      <translation>żadne pole nie pokrywa {area} mm² przy {x},{y} mm</translation>
    </message>
    <message>
      <location filename="mapkit/export/repairs.py" />
      <source>{a} and {b}: a slit up to {width} mm wide closed</source>
      <translation>{a} i {b}: zamknięta szczelina o szerokości do {width} mm</translation>
    </message>
    <message>
      <location filename="mapkit/export/repairs.py" />
      <source>{field} has a corner now where borders of others end</source>
      <translation>{field} ma teraz wierzchołek tam, gdzie kończą się granice innych pól</translation>
    </message>
    <message>
      <location filename="mapkit/export/repairs.py" />
      <source>{lost} and {kept} lay on each other by {area} mm² at {x},{y} mm: {kept} keeps it</source>
      <translation>{lost} i {kept} nakładały się o {area} mm² przy {x},{y} mm: zatrzymuje to {kept}</translation>
    </message>
    <message>
      <location filename="mapkit/export/repairs.py" />
      <source>{outer} has a hole for {inner} now</source>
      <translation>{outer} ma teraz otwór na {inner}</translation>
    </message>
    <message>
      <location filename="mapkit/export/xml_text.py" />
      <source>{name}:{line}:{column}: this is no XML: {why}</source>
      <translation>{name}:{line}:{column}: to nie jest XML: {why}</translation>
    </message>
    <message>
      <location filename="mapkit/games/batch.py" />
      <source>a bag holds at most {most} tokens of accuracy, noise, recoil and silencers</source>
      <translation>w woreczku jest najwyżej {most} żetonów celności, hałasu, odrzutu i tłumików</translation>
    </message>
    <message>
      <location filename="mapkit/games/batch.py" />
      <source>play 1 to {most} games, not {n}</source>
      <translation>rozegraj od 1 do {most} gier, nie {n}</translation>
    </message>
    <message>
      <location filename="mapkit/games/batch.py" />
      <source>the bag has no tokens, so no shot can be fired</source>
      <translation>w woreczku nie ma żetonów, więc nie da się strzelić</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/games/sentences.py" />
      <source>A difference is shown in {n} outcome(s).</source>
      <translation>
        <numerusform>Różnicę wykazano w {n} wyniku.</numerusform>
        <numerusform>Różnicę wykazano w {n} wynikach.</numerusform>
        <numerusform>Różnicę wykazano w {n} wynikach.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <source>A game takes {rounds} rounds, {shots} shots and {wounds} wounds; the sniper is seen {reveals} times.</source>
      <translation>Na grę przypada rund: {rounds}, strzałów: {shots}, ran: {wounds}, ujawnień snajpera: {reveals}.</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <location filename="mapkit/illustrate/games_compared.py" />
      <source>All intervals hold at once in {percent} of 100 such runs; only what lies wholly on one side of 0 is called a difference.</source>
      <translation>Wszystkie przedziały obowiązują naraz w {percent} na 100 takich przebiegów; różnicą nazywa się tylko to, co leży w całości po jednej stronie 0.</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <source>Both objectives are done</source>
      <translation>Oba cele są wykonane</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>In brackets is the interval that holds the true figure in {percent} of 100 such runs.</source>
      <translation>W nawiasach jest przedział, który zawiera prawdziwą wartość w {percent} na 100 takich przebiegów.</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <source>Most shots are fired from: {fields}.</source>
      <translation>Najwięcej strzałów pada z pól: {fields}.</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <source>Most shots fall on: {fields}.</source>
      <translation>Najwięcej strzałów trafia na pola: {fields}.</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <source>No difference is shown.</source>
      <translation>Nie wykazano żadnej różnicy.</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <source>No way leads from the {sector} entry to objective {n}.</source>
      <translation>Z pozycji początkowej ({sector}) nie prowadzi do celu {n} żadna droga.</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <source>No way leads to objective {n}: it is done in no game.</source>
      <translation>Do celu {n} nie prowadzi żadna droga: w żadnej grze nie jest wykonany.</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/games/sentences.py" />
      <source>Objective {number} (field {field}) is done in {share} of {n} game(s), for {turns} rounds, {wounds} wounds and being seen {reveals} times.</source>
      <translation>
        <numerusform>Cel {number} (pole {field}) jest wykonany w {share} z {n} gry; kosztuje rund: {turns}, ran: {wounds}, ujawnień: {reveals}.</numerusform>
        <numerusform>Cel {number} (pole {field}) jest wykonany w {share} z {n} gier; kosztuje rund: {turns}, ran: {wounds}, ujawnień: {reveals}.</numerusform>
        <numerusform>Cel {number} (pole {field}) jest wykonany w {share} z {n} gier; kosztuje rund: {turns}, ran: {wounds}, ujawnień: {reveals}.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <source>Objective {number} (field {field}) was in no game.</source>
      <translation>Cel {number} (pole {field}) nie wystąpił w żadnej grze.</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/games/sentences.py" />
      <source>Objective {number} (field {field}) was never done in {n} game(s).</source>
      <translation>
        <numerusform>Cel {number} (pole {field}) ani razu nie został wykonany w {n} grze.</numerusform>
        <numerusform>Cel {number} (pole {field}) ani razu nie został wykonany w {n} grach.</numerusform>
        <numerusform>Cel {number} (pole {field}) ani razu nie został wykonany w {n} grach.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <source>Of the equipment cards only distraction and shotgun are played, of the officers' gifts only assault officer and radio operator. Sharpshooter, dog handler and all other cards are left out.</source>
      <translation>Z kart ekwipunku gra się tylko odwróceniem uwagi i strzelbą, ze zdolności oficerów tylko oficerem szturmowym i radiooperatorem. Strzelec wyborowy, przewodnik psa i wszystkie inne karty są pominięte.</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>Stopped early: {n} of {asked} games were played.</source>
      <translation>Zatrzymano przed czasem: rozegrano {n} z {asked} gier.</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <source>The sniper is most often on: {fields}.</source>
      <translation>Snajper jest najczęściej na polach: {fields}.</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <source>The sniper is wounded twice</source>
      <translation>Snajper jest dwa razy ranny</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/games/sentences.py" />
      <source>The sniper wins {wins} of {n} game(s) on {map}.</source>
      <translation>
        <numerusform>Snajper wygrywa {wins} z {n} gry na mapie {map}.</numerusform>
        <numerusform>Snajper wygrywa {wins} z {n} gier na mapie {map}.</numerusform>
        <numerusform>Snajper wygrywa {wins} z {n} gier na mapie {map}.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <source>These are simple players, no people: a few rules with weights decide for them. What people would do on this board is not known from it.</source>
      <translation>To prości gracze, nie ludzie: decyduje za nich kilka zasad z wagami. Nie wynika z tego, co ludzie zrobiliby na tej planszy.</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <source>Time runs out</source>
      <translation>Kończy się czas</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <source>objective {number} done</source>
      <translation>cel {number} wykonany</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <source>objectives done</source>
      <translation>wykonane cele</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>rounds of a game</source>
      <translation>rund na grę</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <source>shots of a game</source>
      <translation>strzałów na grę</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <source>shots that hit</source>
      <translation>trafienia</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <source>the sniper is wounded twice</source>
      <translation>snajper jest dwa razy ranny</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>the sniper wins</source>
      <translation>snajper wygrywa</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <source>time runs out</source>
      <translation>kończy się czas</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <source>times the sniper is seen</source>
      <translation>ujawnień snajpera na grę</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <source>wounds of the sniper</source>
      <translation>rany snajpera</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <source>{ending}: {share}.</source>
      <translation>{ending}: {share}.</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <source>{figure} (too few games for an interval)</source>
      <translation>{figure} (za mało gier na przedział)</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>{figure} ({low} to {high})</source>
      <translation>{figure} ({low} do {high})</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <source>{number} %</source>
      <translation>{number}%</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <location filename="mapkit/illustrate/games_compared.py" />
      <source>{number} points</source>
      <translation>{number} punktu</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <source>{outcome}: {one} and {other}, a difference of {difference}.</source>
      <translation>{outcome}: {one} i {other}, różnica {difference}.</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <source>{outcome}: {one} and {other}; a difference of {difference} is not shown. {games} games on each side would show one so large in {percent} of 100 tries.</source>
      <translation>{outcome}: {one} i {other}; różnica {difference} nie jest wykazana. Tak dużą wykazałoby {games} gier po każdej stronie w {percent} na 100 prób.</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <source>{outcome}: {one} on both sides, a difference of {difference}.</source>
      <translation>{outcome}: {one} po obu stronach, różnica {difference}.</translation>
    </message>
    <message>
      <location filename="mapkit/geometry/kernel/__init__.py" />
      <source>mapkit's compiled kernel cannot be loaded ({error}). To compile it for this machine, run: {command} --force</source>
      <translation>nie można wczytać skompilowanego jądra mapkit ({error}). Dla tego komputera skompiluje je: {command} --force</translation>
    </message>
    <message>
      <location filename="mapkit/geometry/kernel/__init__.py" />
      <source>mapkit's compiled kernel is {state}. To compile it (a few seconds), run: {command}</source>
      <translation>skompilowane jądro mapkit {state}. Skompiluje je (w parę sekund): {command}</translation>
    </message>
    <message>
      <location filename="mapkit/geometry/kernel/__init__.py" />
      <source>missing</source>
      <translation>nie istnieje</translation>
    </message>
    <message>
      <location filename="mapkit/geometry/kernel/__init__.py" />
      <source>older than its C sources</source>
      <translation>jest starsze niż jego źródła w C</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_compared.py" />
      <location filename="mapkit/illustrate/report/comparison_pages.py" />
      <source>Difference</source>
      <translation>Różnica</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_compared.py" />
      <source>Games it takes</source>
      <translation>Ile gier trzeba</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_compared.py" />
      <source>One side</source>
      <translation>Jedna strona</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_compared.py" />
      <source>Outcome</source>
      <translation>Wynik</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_compared.py" />
      <source>Played games compared</source>
      <translation>Porównanie rozegranych gier</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_compared.py" />
      <source>The last column is how many games on each side would show a difference as large as the one seen, in {percent} of 100 tries.</source>
      <translation>Ostatnia kolumna mówi, ile gier po każdej stronie wykazałoby tak dużą różnicę, jaką widać, w {percent} na 100 prób.</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_compared.py" />
      <source>The other side</source>
      <translation>Druga strona</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_compared.py" />
      <source>What differs</source>
      <translation>Co się różni</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_compared.py" />
      <source>differs</source>
      <translation>różni się</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_compared.py" />
      <source>not shown</source>
      <translation>nie wykazano</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_compared.py" />
      <source>{map}, {n} games, players {players}</source>
      <translation>{map}, gier: {n}, gracze {players}</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>An objective counts in the games in which it is one of the sniper's two. What it costs is counted from the objective before it, or the beginning, until it is done.</source>
      <translation>Cel liczy się w grach, w których jest jednym z dwóch celów snajpera. Jego koszt liczy się od poprzedniego celu lub od początku aż do wykonania.</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>Ending</source>
      <translation>Zakończenie</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>Games</source>
      <translation>Gry</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>Games by the rounds that they took</source>
      <translation>Gry według liczby rund</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>Given</source>
      <translation>Wyznaczony</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>How games end</source>
      <translation>Jak kończą się gry</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>How long games are</source>
      <translation>Jak długie są gry</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>How often each objective is done</source>
      <translation>Jak często każdy cel jest wykonany</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <location filename="mapkit/illustrate/report/ways.py" />
      <source>Mean</source>
      <translation>Średnia</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <location filename="mapkit/illustrate/report/exposure.py" />
      <source>Objective</source>
      <translation>Cel</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>Objective {n}</source>
      <translation>Cel {n}</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>Objectives</source>
      <translation>Cele</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>Of a game</source>
      <translation>Na grę</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>Played games: {map}</source>
      <translation>Rozegrane gry: {map}</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>Rounds</source>
      <translation>Rundy</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>Seen</source>
      <translation>Ujawnienia</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>Share</source>
      <translation>Udział</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>Side</source>
      <translation>Strona</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <location filename="mapkit/illustrate/report/comparison_pages.py" />
      <location filename="mapkit/illustrate/report/report_pages.py" />
      <source>Summary</source>
      <translation>Podsumowanie</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>The players {name}, with the seed {seed}.</source>
      <translation>Gracze {name}, ziarno {seed}.</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>The sniper</source>
      <translation>Snajper</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>The squads</source>
      <translation>Oddziały</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>Times in a hundred games. Small: the field's id.</source>
      <translation>Ile razy na sto gier. Małe: id pola.</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <location filename="mapkit/illustrate/report/hearing.py" />
      <source>Value</source>
      <translation>Wartość</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>Weight</source>
      <translation>Waga</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>What happens in a game</source>
      <translation>Co dzieje się w grze</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>Where he is wounded</source>
      <translation>Gdzie zostaje ranny</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>Where he shoots from</source>
      <translation>Skąd strzela</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>Where his shots fall</source>
      <translation>Dokąd strzela</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>Where it happens</source>
      <translation>Gdzie to się dzieje</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>Where the sniper ends his turns</source>
      <translation>Gdzie snajper kończy tury</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>Who played</source>
      <translation>Kto grał</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>Who wins</source>
      <translation>Kto wygrywa</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>Wounds</source>
      <translation>Rany</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>never</source>
      <translation>nigdy</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>simple players, no people</source>
      <translation>prości gracze, nie ludzie</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>the squads win</source>
      <translation>oddziały wygrywają</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>{side}: plays at random.</source>
      <translation>{side}: gra losowo.</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/comparison_pages.py" />
      <source>After</source>
      <translation>Po zmianie</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/comparison_pages.py" />
      <source>After, on the same scale</source>
      <translation>Po zmianie, w tej samej skali</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/comparison_pages.py" />
      <source>Before</source>
      <translation>Przed zmianą</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/comparison_pages.py" />
      <location filename="mapkit/illustrate/report/exposure.py" />
      <location filename="mapkit/illustrate/report/report_pages.py" />
      <source>Exposure</source>
      <translation>Widoczność</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/comparison_pages.py" />
      <source>Field by field</source>
      <translation>Pole po polu</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/comparison_pages.py" />
      <source>More or fewer fields that see it</source>
      <translation>O ile więcej lub mniej pól je widzi</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/comparison_pages.py" />
      <source>Of what</source>
      <translation>Czego</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/comparison_pages.py" />
      <source>Only figures of single fields and ways changed.</source>
      <translation>Zmieniły się tylko liczby dotyczące pojedynczych pól i dróg.</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/comparison_pages.py" />
      <source>Report: {old} and {new}</source>
      <translation>Raport: {old} i {new}</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/comparison_pages.py" />
      <location filename="mapkit/illustrate/report/exposure.py" />
      <source>The whole board</source>
      <translation>Cała plansza</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/comparison_pages.py" />
      <source>Warning</source>
      <translation>Ostrzeżenie</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/comparison_pages.py" />
      <location filename="mapkit/illustrate/report/report_pages.py" />
      <location filename="mapkit/illustrate/report/ways.py" />
      <source>Ways</source>
      <translation>Drogi</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/comparison_pages.py" />
      <source>What differs: purple is less, orange is more.</source>
      <translation>Co się różni: fioletowy to mniej, pomarańczowy więcej.</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/comparison_pages.py" />
      <source>What fell</source>
      <translation>Co spadło</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/comparison_pages.py" />
      <source>What is gone</source>
      <translation>Czego już nie ma</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/comparison_pages.py" />
      <source>What is new</source>
      <translation>Co jest nowe</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/comparison_pages.py" />
      <source>What rose</source>
      <translation>Co wzrosło</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/comparison_pages.py" />
      <source>after: {label}</source>
      <translation>po: {label}</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/comparison_pages.py" />
      <source>before: {label}</source>
      <translation>przed: {label}</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/comparison_pages.py" />
      <source>not measured in both</source>
      <translation>nie zmierzono w obu</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/exposure.py" />
      <source>All objectives</source>
      <translation>Wszystkie cele</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/exposure.py" />
      <source>Cover: every field is seen by a start.</source>
      <translation>Osłona: każde pole widać z któregoś startu.</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/exposure.py" />
      <source>Cover: fields that no start sees: {fields}.</source>
      <translation>Osłona: pola, których nie widać z żadnego startu: {fields}.</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/exposure.py" />
      <source>Every field</source>
      <translation>Wszystkie pola</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/exposure.py" />
      <source>Fields that see each objective</source>
      <translation>Pola, z których widać każdy cel</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/exposure.py" />
      <location filename="mapkit/illustrate/report/heats.py" />
      <source>Fields that see it</source>
      <translation>Pola, z których je widoczne</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/exposure.py" />
      <source>From how many other fields each field is seen. Only fields on which a figure can stand are counted.</source>
      <translation>Z ilu innych pól widać każde pole. Liczą się tylko pola, na których może stać figurka.</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/exposure.py" />
      <source>How many starts see each field: light fields are in cover.</source>
      <translation>Z ilu startów widać każde pole: jasne pola są osłonięte.</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/exposure.py" />
      <source>Large: how many fields see a field. Small: its id.</source>
      <translation>Duża liczba: z ilu pól widać pole. Mała: jego oznaczenie.</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/exposure.py" />
      <source>Least</source>
      <translation>Najmniej</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/exposure.py" />
      <source>Median</source>
      <translation>Mediana</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/exposure.py" />
      <source>Most</source>
      <translation>Najwięcej</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/exposure.py" />
      <source>Most exposed field</source>
      <translation>Najbardziej widoczne pole</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/exposure.py" />
      <source>Objectives compared</source>
      <translation>Porównanie celów</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/exposure.py" />
      <source>Pairs of fields by shot distance</source>
      <translation>Pary pól według odległości strzału</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/exposure.py" />
      <source>Sectors compared: fields that see a field</source>
      <translation>Porównanie sektorów: z ilu pól widać pole</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/exposure.py" />
      <source>Seen from</source>
      <translation>Widać z</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/exposure.py" />
      <location filename="mapkit/illustrate/report/heats.py" />
      <source>Starts that see it</source>
      <translation>Starty, z których jest widoczne</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/exposure.py" />
      <source>The longest lanes</source>
      <translation>Najdłuższe linie wzroku</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/exposure.py" />
      <source>The map has no objectives.</source>
      <translation>Mapa nie ma celów.</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/exposure.py" />
      <source>The map has no starts, so nothing is known of cover from them.</source>
      <translation>Mapa nie ma startów, więc nic nie wiadomo o osłonie przed nimi.</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/exposure.py" />
      <source>The same, counting only fields at most so far away.</source>
      <translation>To samo, ale liczą się tylko pola do tej odległości.</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/exposure.py" />
      <location filename="mapkit/illustrate/report/heats.py" />
      <source>Within {distance}</source>
      <translation>Do {distance}</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/hearing.py" />
      <source>Attribute</source>
      <translation>Cecha</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/hearing.py" />
      <source>Fields by kind, and what they are worth</source>
      <translation>Pola według rodzaju i ich wartość</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/hearing.py" />
      <source>On how many fields a unit hears a noise made on each field.</source>
      <translation>Na ilu polach jednostka słyszy hałas z każdego pola.</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/hearing.py" />
      <source>Where a unit on each start hears a noise:</source>
      <translation>Skąd słyszy hałas jednostka na każdym starcie:</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/hearing.py" />
      <source>Whose the fields are</source>
      <translation>Czyje są pola</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/hearing.py" />
      <source>nowhere</source>
      <translation>znikąd</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/hearing.py" />
      <source>{place}: {fields}</source>
      <translation>{place}: {fields}</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/heats.py" />
      <source>Fields on which a turn may end: {mover}, {turns}</source>
      <translation>Pola, na których może się skończyć tura: {mover}, {turns}</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/heats.py" />
      <source>Fields on which it is heard</source>
      <translation>Pola, na których to słychać</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/heats.py" />
      <source>Fields that see it within {distance}</source>
      <translation>Pola do {distance}, z których jest widoczne</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/heats.py" />
      <source>Largest circle in each field, mm</source>
      <translation>Największe koło w każdym polu, mm</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/heats.py" />
      <source>Shortest ways between two fields that lead over it</source>
      <translation>Najkrótsze drogi między dwoma polami, które przez nie prowadzą</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/heats.py" />
      <source>cannot stand there</source>
      <translation>nie można tam stać</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/heats.py" />
      <location filename="mapkit/illustrate/report/ways.py" />
      <source>not known</source>
      <translation>nie wiadomo</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/heats.py" />
      <source>one turn</source>
      <translation>jedna tura</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/heats.py" />
      <source>two turns</source>
      <translation>dwie tury</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/heats.py" />
      <source>{mover}, {turns}</source>
      <translation>{mover}, {turns}</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/html_page.py" />
      <source>Contents</source>
      <translation>Spis treści</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/html_page.py" />
      <source>en (the code of this language)</source>
      <translation>pl (kod tego języka)</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/labels.py" />
      <source>checksum {digits}</source>
      <translation>suma kontrolna {digits}</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/making.py" />
      <source>A point is off by, mm</source>
      <translation>Punkt jest obok o, mm</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/making.py" />
      <source>Answers that change</source>
      <translation>Odpowiedzi, które się zmienią</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/making.py" />
      <source>Choice</source>
      <translation>Wybór</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/making.py" />
      <source>Choices of the rules</source>
      <translation>Wybory w zasadach</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/making.py" />
      <source>Disputed in distance</source>
      <translation>Sporne co do odległości</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/making.py" />
      <source>Disputed in sight</source>
      <translation>Sporne co do widoczności</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/making.py" />
      <source>Disputed in sight on this map: {pairs}.</source>
      <translation>Sporne co do widoczności na tej mapie: {pairs}.</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/making.py" />
      <source>Disputed pairs by tolerance</source>
      <translation>Sporne pary według tolerancji</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/making.py" />
      <location filename="mapkit/illustrate/report/report_pages.py" />
      <source>Disputes</source>
      <translation>Spory</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/making.py" />
      <source>How wide the base of a figure may be that lies within the borders of its field.</source>
      <translation>Jak szeroka może być podstawka figurki, żeby mieściła się w granicach pola.</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/making.py" />
      <source>If it were</source>
      <translation>Gdyby było</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/making.py" />
      <source>Obstacle</source>
      <translation>Przeszkoda</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/making.py" />
      <source>Pairs it hides</source>
      <translation>Par, które zasłania</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/making.py" />
      <source>Pairs of fields that are disputed</source>
      <translation>Sporne pary pól</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/making.py" />
      <location filename="mapkit/illustrate/report/report_pages.py" />
      <source>Room for figures</source>
      <translation>Miejsce dla figurek</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/making.py" />
      <location filename="mapkit/illustrate/report/report_pages.py" />
      <source>Rules in use</source>
      <translation>Używane zasady</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/making.py" />
      <source>Rules of sight, and how many pairs each decides</source>
      <translation>Zasady widoczności i ile par każda rozstrzyga</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/making.py" />
      <source>What blocks sight</source>
      <translation>Co zasłania widok</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/making.py" />
      <source>how far a point may be off, mm</source>
      <translation>o ile punkt może być obok, mm</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/making.py" />
      <source>in distance</source>
      <translation>co do odległości</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/making.py" />
      <source>in sight</source>
      <translation>co do widoczności</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/making.py" />
      <source>this map</source>
      <translation>ta mapa</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/odds.py" />
      <source>Best draw</source>
      <translation>Najlepsze ciągnięcie</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/odds.py" />
      <source>Chance of a hit: distance downwards, tokens drawn to the right</source>
      <translation>Szansa trafienia: w dół odległość, w prawo wyciągnięte żetony</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/odds.py" />
      <source>Every draw</source>
      <translation>Wszystkie ciągnięcia</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/odds.py" />
      <source>Hits</source>
      <translation>Trafienie</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/odds.py" />
      <source>Hits unseen</source>
      <translation>Trafienie bez ujawnienia</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/odds.py" />
      <location filename="mapkit/illustrate/report/report_pages.py" />
      <source>Odds</source>
      <translation>Prawdopodobieństwa</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/odds.py" />
      <source>Pairs of fields</source>
      <translation>Par pól</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/odds.py" />
      <source>Revealed</source>
      <translation>Ujawnienie</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/odds.py" />
      <source>Spoilt</source>
      <translation>Zmarnowane</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/odds.py" />
      <source>Tokens drawn</source>
      <translation>Wyciągniętych żetonów</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/odds.py" />
      <source>Too few</source>
      <translation>Za mało</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/odds.py" />
      <source>Unseen: it hits, and nobody learns where it came from. Spoilt: it would hit, but recoil makes it miss.</source>
      <translation>Bez ujawnienia: trafia i nikt nie wie skąd. Zmarnowany: trafiłby, ale chybia przez odrzut.</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/odds.py" />
      <source>What the distances of this board mean</source>
      <translation>Co znaczą odległości na tej planszy</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/odds.py" />
      <source>With a bag of {tokens}.</source>
      <translation>Woreczek: {tokens}.</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/odds.py" />
      <source>no hit</source>
      <translation>brak trafienia</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/report_pages.py" />
      <source>Choke points</source>
      <translation>Wąskie gardła</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/report_pages.py" />
      <source>Danger on the ways</source>
      <translation>Zagrożenie na drogach</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/report_pages.py" />
      <source>Left out:</source>
      <translation>Pominięto:</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/report_pages.py" />
      <source>Report: {map}</source>
      <translation>Raport: {map}</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/report_pages.py" />
      <source>The map has errors, which may change the figures of warnings. Fields left out: {fields}. Portals: {portals}. Markers: {markers}. Pairs of which sight is not known: {pairs}.</source>
      <translation>Mapa ma błędy, które mogą zmienić liczby w ostrzeżeniach. Pominięte pola: {fields}. Przejścia: {portals}. Znaczniki: {markers}. Pary o nieznanej widoczności: {pairs}.</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/report_pages.py" />
      <source>fields in cover</source>
      <translation>pól osłoniętych</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/report_pages.py" />
      <source>fields that cut the board in two</source>
      <translation>pól dzielących planszę</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/report_pages.py" />
      <source>see a field, at the median</source>
      <translation>pól widzi pole (mediana)</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/report_pages.py" />
      <source>see the most exposed field</source>
      <translation>pól widzi najbardziej widoczne pole</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/report_pages.py" />
      <source>see the most exposed objective</source>
      <translation>pól widzi najbardziej widoczny cel</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/warned.py" />
      <source>Silenced by the map:</source>
      <translation>Wyciszone przez mapę:</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/warned.py" />
      <source>The numbers are those of the warnings.</source>
      <translation>Numery to numery ostrzeżeń.</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/ways.py" />
      <source>Danger from entry to objective</source>
      <translation>Zagrożenie od pozycji początkowej do celu</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/ways.py" />
      <source>Danger on the shortest ways: for each way, the fields that see its fields are added up.</source>
      <translation>Zagrożenie na najkrótszych drogach: dla każdej drogi sumuje się, z ilu pól widać jej pola.</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/ways.py" />
      <source>Fields cut off</source>
      <translation>Odcięte pola</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/ways.py" />
      <source>Fields of each piece</source>
      <translation>Pola każdej części</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/ways.py" />
      <source>Fields on each</source>
      <translation>Pól na każdej</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/ways.py" />
      <source>Fields on which a turn may end</source>
      <translation>Pola, na których może się skończyć tura</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/ways.py" />
      <source>Fields that cut the board in two when nobody may pass</source>
      <translation>Pola, które dzielą planszę, gdy nie można przez nie przejść</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/ways.py" />
      <source>How far figures get from each field on an empty board.</source>
      <translation>Jak daleko dojdą figurki z każdego pola na pustej planszy.</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/ways.py" />
      <source>Left out, since errors of the map may change them: the reach from {reach} fields, the turns of {times} ways.</source>
      <translation>Pominięto, bo mogą to zmienić błędy mapy: zasięg z pól ({reach}), tury na drogach ({times}).</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/ways.py" />
      <source>Most exposed</source>
      <translation>Najbardziej widoczna</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/ways.py" />
      <source>No single field cuts the board in two.</source>
      <translation>Żadne pojedyncze pole nie dzieli planszy.</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/ways.py" />
      <source>No step joins these parts of the board: {parts}.</source>
      <translation>Tych części planszy nie łączy żaden krok: {parts}.</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/ways.py" />
      <source>Of several ways that are equally short, each counts for its share. The colours follow the square root, so that quiet fields differ too.</source>
      <translation>Z kilku równie krótkich dróg każda liczy się swoją częścią. Kolory idą według pierwiastka kwadratowego, żeby różniły się też pola, przez które prowadzi mało dróg.</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/ways.py" />
      <source>Safest</source>
      <translation>Najbezpieczniejsza</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/ways.py" />
      <source>Turns to each objective, a unit on each start: {mover}</source>
      <translation>Tury do każdego celu, na każdym starcie jednostka: {mover}</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/ways.py" />
      <source>Turns to each objective, empty board: {mover}</source>
      <translation>Tury do każdego celu, pusta plansza: {mover}</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/ways.py" />
      <source>Ways over it</source>
      <translation>Dróg przez nie</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/ways.py" />
      <source>Worst field</source>
      <translation>Najgorsze pole</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/ways.py" />
      <source>{fields} and others</source>
      <translation>{fields} i inne</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/ways.py" />
      <source>{mark} Entry and objective lie in one sector: the sniper may not enter by the sector of his objective.</source>
      <translation>{mark} Pozycja początkowa i cel leżą w jednym sektorze: snajper nie może wejść w sektorze swojego celu.</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/writing.py" />
      <source>a report is written as {known}, not as '{ending}'; --json prints its figures</source>
      <translation>raport zapisuje się jako {known}, nie jako '{ending}'; liczby wypisuje --json</translation>
    </message>
    <message>
      <location filename="mapkit/jobs/cluster.py" />
      <source>a cluster needs Dask: pip install '{package}[cluster]'</source>
      <translation>klaster wymaga Dask: pip install '{package}[cluster]'</translation>
    </message>
    <message>
      <location filename="mapkit/jobs/cluster.py" />
      <source>it has no mapkit that can take part ({problem})</source>
      <translation>nie ma mapkit, który mógłby wziąć udział ({problem})</translation>
    </message>
    <message>
      <location filename="mapkit/jobs/cluster.py" />
      <source>it has {there}, and this is {here}</source>
      <translation>ma {there}, a to jest {here}</translation>
    </message>
    <message>
      <location filename="mapkit/jobs/cluster.py" />
      <source>no worker of {address} has had time for the work for {n} s: they are busy with that of others, or there is none</source>
      <translation>żaden proces roboczy {address} nie miał od {n} s czasu na tę pracę: zajmują się cudzą albo nie ma żadnego</translation>
    </message>
    <message>
      <location filename="mapkit/jobs/cluster.py" />
      <source>none of the workers of {address} can take part: {why}</source>
      <translation>żaden proces roboczy {address} nie może wziąć udziału: {why}</translation>
    </message>
    <message>
      <location filename="mapkit/jobs/cluster.py" />
      <source>several workers of {address} ended while they did {task}</source>
      <translation>podczas pracy nad {task} zakończyło się kilka procesów roboczych {address}</translation>
    </message>
    <message>
      <location filename="mapkit/jobs/cluster.py" />
      <source>the scheduler at {address} does not answer any more, or was started again and has forgotten the work</source>
      <translation>planista pod {address} już nie odpowiada albo został uruchomiony ponownie i zapomniał o pracy</translation>
    </message>
    <message>
      <location filename="mapkit/jobs/cluster.py" />
      <source>the worker {name} is turned away: {why}</source>
      <translation>proces roboczy {name} zostaje odrzucony: {why}</translation>
    </message>
    <message>
      <location filename="mapkit/jobs/cluster_client.py" />
      <source>no scheduler answers at {address}</source>
      <translation>pod {address} nie odpowiada żaden planista</translation>
    </message>
    <message>
      <location filename="mapkit/jobs/processes.py" />
      <source>{n} processes ended without a message while they did {task}; often there is too little memory, and fewer workers need less</source>
      <translation>{n} procesy zakończyły się bez komunikatu podczas pracy nad {task}; często brakuje pamięci, a mniej procesów potrzebuje jej mniej</translation>
    </message>
    <message>
      <location filename="mapkit/jobs/store.py" />
      <source>another mapkit is writing to {path}</source>
      <translation>do {path} zapisuje inny mapkit</translation>
    </message>
    <message>
      <location filename="mapkit/jobs/store.py" />
      <source>the results in {path} are those of another map or of other options; delete it to begin anew, or name another file</source>
      <translation>wyniki w {path} dotyczą innej mapy lub innych opcji; usuń plik, aby zacząć od nowa, albo wskaż inny</translation>
    </message>
    <message>
      <location filename="mapkit/jobs/store.py" />
      <source>the results in {path} were made by mapkit {version}, and this is {here}; delete it to begin anew, or name another file</source>
      <translation>wyniki w {path} utworzył mapkit {version}, a to jest {here}; usuń plik, aby zacząć od nowa, albo wskaż inny</translation>
    </message>
    <message>
      <location filename="mapkit/jobs/store.py" />
      <source>{path} cannot be written: {reason}. What was finished before is kept</source>
      <translation>nie można zapisać {path}: {reason}. To, co było gotowe wcześniej, zostało</translation>
    </message>
    <message>
      <location filename="mapkit/jobs/store.py" />
      <source>{path} is damaged in line {line}; delete it to begin anew</source>
      <translation>{path} jest uszkodzony w wierszu {line}; usuń plik, aby zacząć od nowa</translation>
    </message>
    <message>
      <location filename="mapkit/jobs/store.py" />
      <source>{path} is there, and is no file of results</source>
      <translation>{path} już istnieje i nie jest plikiem wyników</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/atomic.py" />
      <source>{given} cannot be written: there is no folder {parent}</source>
      <translation>{given}: nie można zapisać, bo nie ma folderu {parent}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/atomic.py" />
      <source>{given} is a folder; name a file in it</source>
      <translation>{given} to folder; podaj plik w nim</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/bag_records.py" />
      <source>a token</source>
      <translation>żeton</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/bag_records.py" />
      <source>a token in {what}</source>
      <translation>żeton w: {what}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/bag_records.py" />
      <source>hits of {what}</source>
      <translation>hits: {what}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/bag_records.py" />
      <source>reveals of {what}</source>
      <translation>reveals: {what}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/bag_records.py" />
      <source>spoils of {what}</source>
      <translation>spoils: {what}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/bag_records.py" />
      <source>the bag</source>
      <translation>woreczek</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/bag_records.py" />
      <source>token {word}</source>
      <translation>żeton {word}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/bag_records.py" />
      <source>token {word} starts with {start}, more than its most, {most}</source>
      <translation>żeton {word} zaczyna z {start}, więcej niż najwyżej dozwolone {most}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/bag_records.py" />
      <source>tokens of {what}</source>
      <translation>żetony: {what}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/bag_records.py" />
      <location filename="mapkit/mapfile/records.py" />
      <location filename="mapkit/mapfile/sections.py" />
      <source>{name} of {what}</source>
      <translation>{name} ({what})</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/bounds.py" />
      <source>the file of bounds</source>
      <translation>plik granic</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/bounds.py" />
      <source>{path} is no file of bounds for {id}</source>
      <translation>{path} nie jest plikiem granic dla {id}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/bounds.py" />
      <source>{word} is not a version of bounds that this mapkit reads</source>
      <translation>{word} nie jest wersją granic, którą ten mapkit czyta</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/card_fit.py" />
      <source>all cards of a layout have the same size, units, ruleset and choices</source>
      <translation>wszystkie karty układu mają ten sam rozmiar, jednostki, zasady i wybory</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/card_fit.py" />
      <source>card {id} answers choices otherwise than card {first}</source>
      <translation>karta {id} odpowiada na wybory inaczej niż karta {first}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/card_fit.py" />
      <source>card {id} has map units of {other} mm, and card {first} of {one} mm</source>
      <translation>karta {id} ma jednostki mapy {other} mm, a karta {first} {one} mm</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/card_fit.py" />
      <source>card {id} is of ruleset {other}, and card {first} of {one}</source>
      <translation>karta {id} jest według zasad {other}, a karta {first} według {one}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/card_fit.py" />
      <source>card {id} is {other} mm large, and card {first} {one} mm</source>
      <translation>karta {id} ma {other} mm, a karta {first} {one} mm</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/card_fit.py" />
      <source>card {id} is {size} mm large and cannot be turned by a quarter</source>
      <translation>karta {id} ma {size} mm i nie można jej obrócić o ćwiartkę</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/card_fit.py" />
      <source>draw them within its size, {size} mm</source>
      <translation>narysuj je w jej rozmiarze, {size} mm</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/card_fit.py" />
      <source>fields of card {id} lie beyond its edge</source>
      <translation>pola karty {id} leżą poza jej krawędzią</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/card_fit.py" />
      <source>the size of card {id} is no whole number of map units</source>
      <translation>rozmiar karty {id} nie jest całkowitą liczbą jednostek mapy</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/card_fit.py" />
      <source>turn it by 180 degrees, or make it square</source>
      <translation>obróć ją o 180 stopni albo zrób z niej kwadrat</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/cases.py" />
      <source>{name} is not a map in JSON</source>
      <translation>{name} to nie mapa w JSON</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/emit.py" />
      <source>no file can contain the text {text!r}</source>
      <translation>żaden plik nie pomieści tekstu {text!r}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/engine_tables.py" />
      <source>a column</source>
      <translation>kolumny</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/engine_tables.py" />
      <source>a map fills in only what its ruleset leaves open; take it out</source>
      <translation>mapa uzupełnia tylko to, co jej zasady pozostawiają otwarte; usuń to</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/engine_tables.py" />
      <source>a row</source>
      <translation>wiersza</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/engine_tables.py" />
      <source>a table</source>
      <translation>tabeli</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/engine_tables.py" />
      <source>it has {words}</source>
      <translation>ma {words}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/engine_tables.py" />
      <source>ruleset {ruleset} has no {what}</source>
      <translation>zasady {ruleset} nie mają: {what}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/engine_tables.py" />
      <source>table {word}</source>
      <translation>tabela {word}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/engine_tables.py" />
      <source>the ruleset gives {column} in row {row} of {what}: {cell}</source>
      <translation>{column} w wierszu {row} ({what}) podają zasady: {cell}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/engine_tables.py" />
      <source>{what} has no {word}</source>
      <translation>{what} nie ma {word}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/engine_tables.py" />
      <source>{what} names {word} twice</source>
      <translation>{what} podaje {word} dwa razy</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/field_attributes.py" />
      <location filename="mapkit/mapfile/layouts.py" />
      <source>a value</source>
      <translation>wartości</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/field_attributes.py" />
      <location filename="mapkit/mapfile/layouts.py" />
      <source>an attribute</source>
      <translation>cechy</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/field_attributes.py" />
      <source>an attribute cannot be called {word}</source>
      <translation>cecha nie może nazywać się {word}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/field_attributes.py" />
      <source>attribute {word}</source>
      <translation>cecha {word}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/field_attributes.py" />
      <source>default of {what}</source>
      <translation>wartość domyślna: {what}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/field_attributes.py" />
      <location filename="mapkit/mapfile/kinds_traits_sectors.py" />
      <location filename="mapkit/mapfile/sections.py" />
      <source>for example  {example}</source>
      <translation>na przykład  {example}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/field_attributes.py" />
      <source>give a number, or add both to the ruleset</source>
      <translation>podaj liczbę albo dodaj oba do zasad</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/field_attributes.py" />
      <source>its attributes: {words}</source>
      <translation>jego cechy: {words}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/field_attributes.py" />
      <source>that is a key of every field</source>
      <translation>to klucz każdego pola</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/field_attributes.py" />
      <location filename="mapkit/mapfile/layouts.py" />
      <source>the ruleset has no attribute {word}</source>
      <translation>zasady nie mają cechy {word}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/field_attributes.py" />
      <source>{name} in {what}</source>
      <translation>{name}, gdzie {what}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/field_attributes.py" />
      <source>{what} goes from {low} to {high}, which is backwards</source>
      <translation>{what} idzie od {low} do {high}, czyli odwrotnie</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/field_attributes.py" />
      <source>{what} needs either values or whole</source>
      <translation>{what} potrzebuje albo values, albo whole</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/field_attributes.py" />
      <source>{what} should be [lowest, highest], not a list of {number}</source>
      <translation>{what} powinno być [najniższa, najwyższa], a nie lista {number}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/field_attributes.py" />
      <source>{what} should be a mapping from attributes to values, not {found}</source>
      <translation>{what} powinno przypisywać cechom wartości, a nie {found}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/field_attributes.py" />
      <source>{words} is left open, which goes only with  range: grid  and  steps: sides</source>
      <translation>{words} pozostaje otwarte, co idzie tylko z  range: grid  i  steps: sides</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/file_values.py" />
      <source>the ruleset {ruleset} does not ship with mapkit; write it to a file and give its path as ruleset</source>
      <translation>zasad {ruleset} nie ma wśród dołączonych; zapisz je do pliku i podaj jego ścieżkę jako ruleset</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/grids.py" />
      <source>a cell is at least {least} mm wide</source>
      <translation>komórka ma co najmniej {least} mm szerokości</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/grids.py" />
      <source>did you mean {near}?</source>
      <translation>czy chodziło o {near}?</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/grids.py" />
      <source>the ruleset {ruleset} has no kind {kind}: {known}</source>
      <translation>zasady {ruleset} nie mają rodzaju {kind}: {known}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/grids.py" />
      <source>{columns} by {rows} cells are not a grid: give at least one cell, at most {most}</source>
      <translation>{columns} na {rows} komórek to nie siatka: daj co najmniej jedną komórkę, najwyżej {most}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/guarded.py" />
      <source>{name} is too large ({size} MB, at most {most} MB are read); is it the right file?</source>
      <translation>{name} jest za duży ({size} MB, czytane jest najwyżej {most} MB); czy to właściwy plik?</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/guarded.py" />
      <source>{path} does not exist</source>
      <translation>{path} nie istnieje</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/guarded.py" />
      <source>{path} grows while it is read</source>
      <translation>{path} rośnie podczas czytania</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/guarded.py" />
      <source>{path} is a folder, not a file</source>
      <translation>{path} to folder, a nie plik</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/guarded.py" />
      <source>{path} is no regular file; mapkit reads no pipes or devices by name</source>
      <translation>{path} nie jest zwykłym plikiem; mapkit nie czyta potoków ani urządzeń po nazwie</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/header.py" />
      <source>a point of {what}</source>
      <translation>punkt ({what})</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/header.py" />
      <location filename="mapkit/mapfile/pictures.py" />
      <source>the underlay</source>
      <translation>podkład</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/header.py" />
      <location filename="mapkit/mapfile/tracing.py" />
      <source>{what} should be [width, height], not a list of {number}</source>
      <translation>{what}: ma tu być [szerokość, wysokość], a nie lista o długości {number}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/header.py" />
      <source>{what} should be [x, y] in map units</source>
      <translation>{what}: ma tu być [x, y] w jednostkach mapy</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/header.py" />
      <location filename="mapkit/mapfile/tracing.py" />
      <source>{what} should be a list of 4 points, not of {number}</source>
      <translation>{what}: ma tu być lista 4 punktów, a nie o długości {number}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/json_text.py" />
      <source>{where}:{line}:{column}: this is not JSON: {reason}</source>
      <translation>{where}:{line}:{column}: to nie jest JSON{reason:.0}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/kinds_traits_sectors.py" />
      <source>a kind</source>
      <translation>rodzaj</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/kinds_traits_sectors.py" />
      <source>a mover in {what}</source>
      <translation>figurka ({what})</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/kinds_traits_sectors.py" />
      <source>a sector</source>
      <translation>sektor</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/kinds_traits_sectors.py" />
      <source>a trait</source>
      <translation>teren</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/kinds_traits_sectors.py" />
      <source>kind {word}</source>
      <translation>rodzaj {word}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/kinds_traits_sectors.py" />
      <source>kind {word} matches {other}, which itself matches {last}</source>
      <translation>rodzaj {word} odpowiada {other}, a ten sam odpowiada {last}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/kinds_traits_sectors.py" />
      <source>sector {word}</source>
      <translation>sektor {word}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/kinds_traits_sectors.py" />
      <source>the costs of kind {word} are its own: costs_as goes round</source>
      <translation>rodzaj {word} przejmuje koszty sam od siebie: costs_as zatacza koło</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/kinds_traits_sectors.py" />
      <source>trait {word}</source>
      <translation>teren {word}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/kinds_traits_sectors.py" />
      <source>write  matches: {matches}</source>
      <translation>wpisz  matches: {matches}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/kinds_traits_sectors.py" />
      <source>{value} in {what}</source>
      <translation>{value} ({what})</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/kinds_traits_sectors.py" />
      <source>{what} should be a mapping from movers to costs, not {found}</source>
      <translation>{what}: mają tu być pary figurka: koszt, a nie {found}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/layout_records.py" />
      <source>it has to be 0, 90, 180 or 270 degrees, clockwise</source>
      <translation>musi to być 0, 90, 180 lub 270 stopni, zgodnie z zegarem</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/layout_records.py" />
      <source>{what} cannot be {degrees}: cards lie square to each other</source>
      <translation>{what} nie może być {degrees}: karty leżą do siebie pod kątem prostym</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/layout_records.py" />
      <source>{what} should be {words}, not a list of {number}</source>
      <translation>{what} powinno być {words}, a nie lista {number}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/layout_records.py" />
      <source>{word} is not a version of layouts that this mapkit reads</source>
      <translation>{word} nie jest wersją układów, którą czyta ten mapkit</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/layout_saving.py" />
      <source>the layout cannot be written to this file: it would read back differently</source>
      <translation>układu nie można zapisać w tym pliku: odczytałby się inaczej</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/layout_saving.py" />
      <source>the text of the layout cannot be read</source>
      <translation>tekstu układu nie można odczytać</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/layouts.py" />
      <source>a card</source>
      <translation>karty</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/layouts.py" />
      <source>a value of {name}</source>
      <translation>wartość: {name}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/layouts.py" />
      <source>card {id}</source>
      <translation>karta {id}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/layouts.py" />
      <source>element {n}</source>
      <translation>element {n}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/layouts.py" />
      <source>elements</source>
      <translation>elementy</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/layouts.py" />
      <source>give each card a place of its own</source>
      <translation>daj każdej karcie własne miejsce</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/layouts.py" />
      <source>name a card and a field of it, as  c1.b2</source>
      <translation>podaj kartę i jej pole, na przykład  c1.b2</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/layouts.py" />
      <source>name the file of a card, relative to the layout</source>
      <translation>podaj plik karty, względem układu</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/layouts.py" />
      <source>places count from 0; correct it, or the size</source>
      <translation>miejsca liczą się od 0; popraw je albo rozmiar</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/layouts.py" />
      <source>the layout</source>
      <translation>układ</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/layouts.py" />
      <source>the layout names itself as a card</source>
      <translation>układ podaje jako kartę sam siebie</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/layouts.py" />
      <source>where you trust the layout, allow it: --allow-outside</source>
      <translation>jeśli ufasz układowi, zezwól na to: --allow-outside</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/layouts.py" />
      <source>{n} cards are more than a board may have ({most})</source>
      <translation>{n} kart to więcej, niż może mieć plansza ({most})</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/layouts.py" />
      <source>{path} is a layout, no card</source>
      <translation>{path} to układ, a nie karta</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/layouts.py" />
      <source>{path} is no map</source>
      <translation>{path} nie jest mapą</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/layouts.py" />
      <source>{path} lies outside the layout's folder, so it was not opened</source>
      <translation>{path} leży poza folderem układu, więc nie został otwarty</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/layouts.py" />
      <source>{what} lies on {word}, which the board does not have</source>
      <translation>{what} leży na {word}, którego plansza nie ma</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/layouts.py" />
      <source>{what} lies where card {other} lies already: {place}</source>
      <translation>{what} leży tam, gdzie leży już karta {other}: {place}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/layouts.py" />
      <location filename="mapkit/mapfile/reader.py" />
      <source>{where}: {message}</source>
      <translation>{where}: {message}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/new.py" />
      <source>'{id}' cannot be the id of a ruleset: {advice}.</source>
      <translation>„{id}” nie może być identyfikatorem zestawu zasad: {advice}.</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/new.py" />
      <source>that many fields do not fit on so small a board</source>
      <translation>tyle pól nie zmieści się na tak małej planszy</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/new.py" />
      <source>the example {name} has errors</source>
      <translation>przykład {name} ma błędy</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/new.py" />
      <source>there is no example {name!r}; did you mean {near}?</source>
      <translation>nie ma przykładu {name!r}; może chodziło o {near}?</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/new.py" />
      <source>there is no example {name!r}; there are {known}</source>
      <translation>nie ma przykładu {name!r}; są {known}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/new.py" />
      <source>which example? There are {known}</source>
      <translation>który przykład? Są {known}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/new.py" />
      <source>{rows} rows of {columns} fields are not a board: give at least one field, at most {most}</source>
      <translation>{rows} × {columns} pól to nie plansza: podaj co najmniej jedno pole, najwyżej {most}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>a \u escape that stands for half a character</source>
      <translation>zapis \u, który oznacza pół znaku</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>a character that YAML does not allow here</source>
      <translation>znak, na który YAML tu nie pozwala</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>a colon stands where no key can begin</source>
      <translation>dwukropek stoi tam, gdzie nie może zaczynać się klucz</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>a key has to be a word, not a list or a mapping</source>
      <translation>klucz musi być słowem, a nie listą ani parami klucz: wartość</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>a key without its colon</source>
      <translation>klucz bez dwukropka</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>a list entry (-) cannot begin here</source>
      <translation>element listy (-) nie może się tu zaczynać</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>a list in [ ] is not closed or lacks a comma</source>
      <translation>lista w [ ] nie jest zamknięta lub brakuje w niej przecinka</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>a map begins with the line  mapkit: "1.0"</source>
      <translation>mapa zaczyna się wierszem  mapkit: "1.0"</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>a map file needs none: delete them</source>
      <translation>plik z mapą ich nie potrzebuje: usuń je</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>a mapping in {{ }} is not closed or lacks a comma</source>
      <translation>pary w {{ }} nie są zamknięte lub brakuje w nich przecinka</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>a second document begins here</source>
      <translation>zaczyna się tu drugi dokument</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>a tab at the beginning of a line</source>
      <translation>tabulator na początku wiersza</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>a value is missing or begins with a character that needs quotes</source>
      <translation>brakuje wartości albo zaczyna się ona znakiem, który wymaga cudzysłowu</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>an unknown \ escape in a quoted text</source>
      <translation>nieznany zapis z \ w tekście w cudzysłowie</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>anchors and aliases (&amp; and *) are not used in map files</source>
      <translation>kotwic i odwołań (&amp; i *) nie używa się w plikach map</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>delete it</source>
      <translation>usuń to</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>delete the word that begins with !</source>
      <translation>usuń słowo, które zaczyna się od !</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>every entry begins with - in the same column</source>
      <translation>każdy element zaczyna się od - w tej samej kolumnie</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>indent with blanks, not with tabs</source>
      <translation>rób wcięcia odstępami, a nie tabulatorami</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>is a colon or a bracket out of place?</source>
      <translation>czy dwukropek lub nawias nie stoi w złym miejscu?</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>is it a map? Delete the character or save the file again as UTF-8 text</source>
      <translation>czy to mapa? Usuń ten znak albo zapisz plik ponownie jako tekst UTF-8</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>is the file cut off, or a closing quote missing?</source>
      <translation>czy plik nie jest ucięty albo nie brakuje cudzysłowu zamykającego?</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>is the file cut off?</source>
      <translation>czy plik nie jest ucięty?</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>is the file cut off? Put texts with special characters in quotes</source>
      <translation>czy plik nie jest ucięty? Teksty ze znakami specjalnymi ujmij w cudzysłów</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>is the line before missing its colon, or the indentation off? Texts with ": " need quotes</source>
      <translation>czy w poprzednim wierszu nie brakuje dwukropka albo wcięcie się nie zgadza? Teksty z „: ” wymagają cudzysłowu</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>keep one of the two</source>
      <translation>zostaw jedno z dwóch</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>keys of one mapping begin in the same column; is a bracket or quote still open?</source>
      <translation>klucze, które należą do siebie, zaczynają się w tej samej kolumnie; czy nie został otwarty nawias lub cudzysłów?</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>lines that begin with % are YAML directives, and there are too many of them</source>
      <translation>wiersze zaczynające się od % to dyrektywy YAML i jest ich za dużo</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>lists and mappings are nested more than {depth} deep</source>
      <translation>listy i pary są zagnieżdżone głębiej niż {depth} razy</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>look for a missing ] or comma here or in the lines before</source>
      <translation>poszukaj brakującego ] lub przecinka tutaj albo w poprzednich wierszach</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>look for a missing }} or comma here or in the lines before</source>
      <translation>poszukaj brakującego }} lub przecinka tutaj albo w poprzednich wierszach</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>maps do not need that; is it the right file?</source>
      <translation>żadna mapa tego nie potrzebuje; czy to właściwy plik?</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>one map a file: delete the line with --- and what follows, or move it to a file of its own</source>
      <translation>jeden plik, jedna mapa: usuń wiersz z --- i to, co po nim, albo przenieś do osobnego pliku</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>put it on a line of its own under its key</source>
      <translation>umieść go w osobnym wierszu pod jego kluczem</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>tags (words with !) are not used in map files</source>
      <translation>znaczników (słów z !) nie używa się w plikach map</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>the file ends in the middle of a quoted text</source>
      <translation>plik kończy się w środku tekstu w cudzysłowie</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>the file has more than {most} values</source>
      <translation>plik ma ponad {most} wartości</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>the file holds a control character, which no text file has</source>
      <translation>plik zawiera znak sterujący, którego nie ma w plikach tekstowych</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>the file holds nothing but comments</source>
      <translation>w pliku są tylko komentarze</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>the file is empty</source>
      <translation>plik jest pusty</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>the tag {word} is not used in map files</source>
      <translation>znacznika {word} nie używa się w plikach map</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>this is not YAML: {reason}</source>
      <translation>to nie jest YAML: {reason}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>this line does not fit the indentation of those above</source>
      <translation>ten wiersz nie pasuje do wcięcia wierszy nad nim</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>this line does not fit the list above</source>
      <translation>ten wiersz nie pasuje do listy nad nim</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>write  key: value, with a blank after the colon</source>
      <translation>pisz  klucz: wartość, z odstępem po dwukropku</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>write \\ for a \</source>
      <translation>zamiast \ pisz \\</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>write the character itself</source>
      <translation>wpisz sam znak</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>write the value out, or put a text that begins with &amp; or * in quotes</source>
      <translation>wypisz wartość albo ujmij w cudzysłów tekst zaczynający się od &amp; lub *</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>{what} (the file ends here)</source>
      <translation>{what} (plik się tu kończy)</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>{what}; it belongs to what begins on line {line}</source>
      <translation>{what}; należy do tego, co zaczyna się w wierszu {line}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>{word} is repeated; the first is on line {line}</source>
      <translation>{word} występuje dwa razy; pierwszy raz w wierszu {line}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/outlines.py" />
      <source>a corner in {what} of field {field}</source>
      <translation>róg ({what} pola {field})</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/outlines.py" />
      <source>a vertex</source>
      <translation>wierzchołek</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/outlines.py" />
      <source>a vertex in {what}</source>
      <translation>wierzchołek ({what})</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/outlines.py" />
      <source>a vertex in {what} of field {field}</source>
      <translation>wierzchołek ({what} pola {field})</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/outlines.py" />
      <source>add it to vertices, or name another</source>
      <translation>dodaj go do vertices albo podaj inny</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/outlines.py" />
      <source>an end of {what}</source>
      <translation>koniec ({what})</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/outlines.py" />
      <source>if they are one corner, give both the same numbers; mapkit check --fix can do it</source>
      <translation>jeśli to jeden róg, daj obu te same liczby; potrafi to mapkit check --fix</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/outlines.py" />
      <source>rings close by themselves: delete the last one</source>
      <translation>obrysy zamykają się same: usuń ostatni</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/outlines.py" />
      <source>the point [{x}, {y}] lies within the tolerance of [{px}, {py}] (line {line}, column {column}) but is not the same</source>
      <translation>punkt [{x}, {y}] leży w granicach tolerancji od [{px}, {py}] (wiersz {line}, kolumna {column}), ale nie jest tym samym</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/outlines.py" />
      <source>vertex {id}</source>
      <translation>wierzchołek {id}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/outlines.py" />
      <source>write points as [[x, y], [x, y], ...], or the ids of vertices</source>
      <translation>pisz punkty jako [[x, y], [x, y], ...] albo id wierzchołków</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/outlines.py" />
      <source>write two whole numbers in brackets, for example [3000, 400]</source>
      <translation>wpisz dwie liczby całkowite w nawiasach, na przykład [3000, 400]</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/outlines.py" />
      <source>x of {what}</source>
      <translation>x ({what})</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/outlines.py" />
      <source>y of {what}</source>
      <translation>y ({what})</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/outlines.py" />
      <source>{what} names vertex {word}, which does not exist</source>
      <translation>{what}: wierzchołek {word} nie istnieje</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/outlines.py" />
      <source>{what} of field {field}</source>
      <translation>{what} pola {field}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/outlines.py" />
      <source>{what} of field {field} ends with the vertex it began with, {vertex}; the repetition is left out</source>
      <translation>{what} pola {field} kończy się wierzchołkiem, którym się zaczyna ({vertex}); powtórzenie zostaje pominięte</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/outlines.py" />
      <source>{what} of field {field} has {number} corners; an area needs three</source>
      <translation>{what} pola {field}: liczba rogów to {number}; powierzchnia wymaga trzech</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/outlines.py" />
      <source>{what} of field {field} is a flat list of numbers</source>
      <translation>{what} pola {field} to goła lista liczb</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/outlines.py" />
      <source>{what} should be a point [x, y], not a list of {n}</source>
      <translation>{what}: ma tu być punkt [x, y], a nie lista o długości {n}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/outlines.py" />
      <source>{what} should be a point [x, y], not {found}</source>
      <translation>{what}: ma tu być punkt [x, y], a nie {found}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/pictures.py" />
      <source>move it into the map's folder, or give --allow-outside</source>
      <translation>przenieś go do folderu mapy albo podaj --allow-outside</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/pictures.py" />
      <source>put the picture back where it was; if it was replaced on purpose, lay it or trace it again</source>
      <translation>połóż obraz z powrotem na miejsce; jeśli wymieniono go celowo, podłóż go lub przerysuj na nowo</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/pictures.py" />
      <source>the photo</source>
      <translation>zdjęcie</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/pictures.py" />
      <source>{what} cannot be used: {problem}</source>
      <translation>{what} – nie można użyć: {problem}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/pictures.py" />
      <source>{what} {name} is not the picture that it was</source>
      <translation>{what} {name} to już nie ten sam obraz</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/pictures.py" />
      <source>{what} {name} lies outside the map's folder and was not opened</source>
      <translation>{what} {name} leży poza folderem mapy; plik nie został otwarty</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/players.py" />
      <source>the file of players</source>
      <translation>plik graczy</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/players.py" />
      <source>the section weights of {what}</source>
      <translation>sekcja weights ({what})</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/players.py" />
      <source>the sniper</source>
      <translation>snajper</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/players.py" />
      <source>the squads</source>
      <translation>oddziały</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/players.py" />
      <source>{word} is not a version of players that this mapkit reads</source>
      <translation>{word} nie jest wersją graczy, którą ten mapkit czyta</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/problems.py" />
      <source>did you mean {word}?</source>
      <translation>czy chodzi o {word}?</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/problems.py" />
      <source>fix the listed ones first</source>
      <translation>najpierw popraw te wymienione</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/problems.py" />
      <source>{n} more problems are not listed</source>
      <translation>dalszych problemów ({n}) nie wymieniono</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/reader.py" />
      <source>a choice</source>
      <translation>wybór</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/reader.py" />
      <source>a map file is a mapping of keys to values, not {found}</source>
      <translation>plik z mapą to pary klucz: wartość, a nie {found}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/reader.py" />
      <source>choice {id}</source>
      <translation>wybór {id}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/reader.py" />
      <source>it begins with the line  mapkit: "{current}"</source>
      <translation>zaczyna się wierszem  mapkit: "{current}"</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/reader.py" />
      <source>its choices: {words}</source>
      <translation>ich wybory: {words}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/reader.py" />
      <source>name a shipped ruleset or the path of a file</source>
      <translation>podaj dołączone zasady albo ścieżkę pliku</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/reader.py" />
      <source>ruleset {ruleset} has no choice {word}</source>
      <translation>zasady {ruleset} nie mają wyboru {word}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/reader.py" />
      <source>ruleset {ruleset} has no mover {word}</source>
      <translation>zasady {ruleset} nie mają idącego {word}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/reasons.py" />
      <source>Disk quota exceeded</source>
      <translation>przekroczono limit dysku</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/reasons.py" />
      <source>File name too long</source>
      <translation>nazwa pliku jest za długa</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/reasons.py" />
      <source>Input/output error</source>
      <translation>błąd odczytu lub zapisu</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/reasons.py" />
      <source>No space left on device</source>
      <translation>brak miejsca na dysku</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/reasons.py" />
      <source>Permission denied</source>
      <translation>brak uprawnień</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/reasons.py" />
      <source>Read-only file system</source>
      <translation>dysk jest tylko do odczytu</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/records.py" />
      <source>its keys are {words}</source>
      <translation>klucze to {words}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/records.py" />
      <source>known keys: {words}; a key of your own has to begin with x-</source>
      <translation>znane klucze: {words}; własny klucz musi zaczynać się od x-</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/records.py" />
      <source>write one  id: ...  a line, indented, below the key</source>
      <translation>pod kluczem pisz w każdym wierszu, z wcięciem, jedno  id: ...</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/records.py" />
      <source>{what} has no key {word}</source>
      <translation>{what} nie ma klucza {word}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/records.py" />
      <source>{what} lacks {words}</source>
      <translation>{what}: brakuje {words}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/records.py" />
      <source>{what} should be a mapping from ids to entries, not {found}</source>
      <translation>{what}: mają tu być pary id: dane, a nie {found}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/records.py" />
      <source>{what} should be a mapping of keys to values, not {found}</source>
      <translation>{what}: mają tu być pary klucz: wartość, a nie {found}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/records.py" />
      <source>{word} of {what} has no value</source>
      <translation>{word} ({what}) nie ma wartości</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/records.py" />
      <source>{word} of {what} is ignored: this mapkit does not know it</source>
      <translation>{word} ({what}) zostaje pominięte: ten mapkit tego nie zna</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/ruleset_records.py" />
      <source>a mover</source>
      <translation>idącego</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/ruleset_records.py" />
      <source>mover {word}</source>
      <translation>idący {word}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/rulesets.py" />
      <source>; those that do: {known}</source>
      <translation>; dołączone to: {known}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/rulesets.py" />
      <source>no ruleset {name} ships with mapkit{hint}</source>
      <translation>zasad {name} nie ma wśród dołączonych{hint}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/rulesets.py" />
      <source>where you trust the map, allow it: --allow-outside</source>
      <translation>jeśli ufasz mapie, zezwól na to: --allow-outside</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/rulesets.py" />
      <source>{path} lies outside the map's folder, so it was not opened</source>
      <translation>{path} leży poza folderem mapy, więc nie został otwarty</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/saving.py" />
      <source>the map {id} cannot be written to a file: {problem}</source>
      <translation>mapy {id} nie można zapisać do pliku: {problem}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/saving.py" />
      <source>the map {id} cannot be written to this file: it would read back differently</source>
      <translation>mapy {id} nie można zapisać do tego pliku: odczytałaby się inaczej</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/saving.py" />
      <source>this change means rewriting the whole file, and what format {version} says and this mapkit does not know would be lost; get a newer mapkit</source>
      <translation>ta zmiana wymaga zapisania pliku od nowa, przez co zginęłoby to, co mówi format {version}, a czego ten mapkit nie zna; zainstaluj nowszy mapkit</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/saving.py" />
      <source>{ruleset} is not a ruleset without errors</source>
      <translation>{ruleset} to nie zasady bez błędów</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/saving.py" />
      <source>{target} was changed by somebody else since it was read</source>
      <translation>{target}: plik od wczytania zmienił ktoś inny</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>YAML readers disagree about such numbers; write {number}</source>
      <translation>takie liczby YAML odczytuje różnie; wpisz {number}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>a list</source>
      <translation>lista</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>a mapping</source>
      <translation>pary klucz: wartość</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>coordinates are map units below 2**30 (1,073,741,824) in size</source>
      <translation>współrzędne są w jednostkach mapy i mniejsze niż 2**30 (1 073 741 824)</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>coordinates count map units, so they have no decimals: with a unit_mm of 0.01, write 1250 for 12.5 mm</source>
      <translation>współrzędne liczą jednostki mapy, nie mają więc miejsc po przecinku: jeśli unit_mm to 0.01, zamiast 12.5 mm wpisz 1250</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>expected the id of {what}, not {found}</source>
      <translation>ma tu być id ({what}), a nie {found}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>give it an id</source>
      <translation>nadaj temu id</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>ids have at most 40 characters, no blanks, no | and do not begin with x-</source>
      <translation>id mają najwyżej 40 znaków, bez odstępów i bez |, i nie zaczynają się od x-</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>it has to be 0 or more and at most {high}</source>
      <translation>ma to być co najmniej 0 i najwyżej {high}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>it has to be from {low} to {high}</source>
      <translation>ma to być od {low} do {high}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>it has to be more than 0 and at most {high}</source>
      <translation>ma to być więcej niż 0 i najwyżej {high}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>of {n} digits</source>
      <translation>o {n} cyfrach</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>put it in quotes: "{value}"</source>
      <translation>ujmij to w cudzysłów: "{value}"</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>the id {word} of {what} is not a text to YAML</source>
      <translation>id {word} ({what}) nie jest dla YAML tekstem</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>write  true  or  false  without quotes</source>
      <translation>wpisz  true  albo  false  bez cudzysłowu</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>write a number without decimals</source>
      <translation>wpisz liczbę bez miejsc po przecinku</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>write it in decimal digits</source>
      <translation>zapisz to cyframi dziesiętnymi</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>write it in digits without quotes, for example 0.5</source>
      <translation>zapisz to cyframi bez cudzysłowu, na przykład 0.5</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>write it in plain digits, for example 12</source>
      <translation>zapisz to zwykłymi cyframi, na przykład 12</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>write it without quotes</source>
      <translation>zapisz to bez cudzysłowu</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>write one word or number here, without brackets</source>
      <translation>wpisz tu jedno słowo albo jedną liczbę, bez nawiasów</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>write {number}</source>
      <translation>wpisz {number}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>{what} should be a number, not {found}</source>
      <translation>{what}: ma tu być liczba, a nie {found}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>{what} should be a text, not {found}</source>
      <translation>{what}: ma tu być tekst, a nie {found}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>{what} should be a whole number, not {found}</source>
      <translation>{what}: ma tu być liczba całkowita, a nie {found}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>{what} should be true or false, not {found}</source>
      <translation>{what}: ma tu być true lub false, a nie {found}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>{what} {number} is out of bounds</source>
      <translation>{what}: {number} jest poza zakresem</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>{what} {number} is too large</source>
      <translation>{what}: {number} to za dużo</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>{what} {word} is out of bounds</source>
      <translation>{what}: {word} jest poza zakresem</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>{word} cannot be the id of {what}</source>
      <translation>{word} nie może być id ({what})</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sections.py" />
      <source>a building</source>
      <translation>budynek</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sections.py" />
      <source>a field</source>
      <translation>pole</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sections.py" />
      <source>a field in {what}</source>
      <translation>pole ({what})</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sections.py" />
      <source>a portal</source>
      <translation>przejście</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sections.py" />
      <source>building {id}</source>
      <translation>budynek {id}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sections.py" />
      <source>field ids, for example ["12", "13"]</source>
      <translation>id pól, na przykład ["12", "13"]</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sections.py" />
      <source>field {id}</source>
      <translation>pole {id}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sections.py" />
      <source>give the two ends of its place on the shared boundary</source>
      <translation>podaj oba końce jego miejsca na wspólnej granicy</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sections.py" />
      <source>hole {n}</source>
      <translation>otwór {n}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sections.py" />
      <source>holes of field {id}</source>
      <translation>otwory pola {id}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sections.py" />
      <source>keys that begin with x- are not fields</source>
      <translation>klucze zaczynające się od x- nie są polami</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sections.py" />
      <source>marker {n}</source>
      <translation>znacznik {n}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sections.py" />
      <source>name the two fields on its sides</source>
      <translation>podaj dwa pola po jego stronach</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sections.py" />
      <source>points or vertex ids</source>
      <translation>punkty lub id wierzchołków</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sections.py" />
      <source>portal {id}</source>
      <translation>przejście {id}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sections.py" />
      <source>the ring</source>
      <translation>obrys</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sections.py" />
      <source>write two {of_what}</source>
      <translation>wpisz dwa: {of_what}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sections.py" />
      <source>write {value} without quotes</source>
      <translation>wpisz {value} bez cudzysłowu</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sections.py" />
      <source>{what} ({label})</source>
      <translation>{what} ({label})</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sections.py" />
      <source>{what} has no length: both ends of its place are {point}</source>
      <translation>{what} nie ma długości: oba końce miejsca to {point}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sections.py" />
      <source>{what} lacks "type"</source>
      <translation>{what}: brakuje "type"</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sections.py" />
      <source>{what} names field {word}, which does not exist</source>
      <translation>{what}: pole {word} nie istnieje</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sections.py" />
      <source>{what} should be a list of two, not of {number}</source>
      <translation>{what}: ma tu być lista dwóch, a nie o długości {number}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sections.py" />
      <source>{what} should be a list of two, not {found}</source>
      <translation>{what}: ma tu być lista dwóch, a nie {found}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sections.py" />
      <source>{what} should be a mapping, not {found}</source>
      <translation>{what}: mają tu być pary klucz: wartość, a nie {found}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sections.py" />
      <source>{what} should be a number</source>
      <translation>{what}: ma tu być liczba</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sections.py" />
      <source>{what} stands between field {between} and itself</source>
      <translation>{what} jest między polem {between} a nim samym</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sight_rules.py" />
      <source>add a rule without  ends,  which covers every pair, or write  sight: none; rules that stand  instead_of  each other leave none</source>
      <translation>dodaj regułę bez  ends,  która dotyczy każdej pary, albo wpisz  sight: none; po regułach, które stoją  instead_of  siebie nawzajem, nie zostaje żadna</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sight_rules.py" />
      <source>let some kinds match others, or write  sight: none  in the ruleset</source>
      <translation>niech niektóre rodzaje odpowiadają innym albo wpisz w zasadach  sight: none</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sight_rules.py" />
      <source>no line rule of ruleset {ruleset} covers fields of the classes {classes}, so no rule says whether they see each other</source>
      <translation>żadna reguła linii z {ruleset} nie dotyczy pól rodzajów {classes}, więc żadna nie mówi, czy się widzą</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sight_rules.py" />
      <source>restrict some with  ends  or  instead_of</source>
      <translation>zawęź niektóre za pomocą  ends  lub  instead_of</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sight_rules.py" />
      <source>the fields are of {number} classes, and sight can handle at most {most}: {classes}</source>
      <translation>pola mają łącznie {number} rodzajów, a linie wzroku obsługują ich najwyżej {most}: {classes}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sight_rules.py" />
      <source>{serving} line rules of ruleset {ruleset} cover fields of the classes {a} and {b}; at most {most} may</source>
      <translation>liczba reguł linii, które w {ruleset} dotyczą pól rodzajów {a} i {b}, to {serving}; może być najwyżej {most}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/source.py" />
      <source>{name} is UTF-16 or UTF-32 text; save it as UTF-8</source>
      <translation>{name} to tekst w UTF-16 lub UTF-32; zapisz go w UTF-8</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/source.py" />
      <source>{name} is a binary file, not a map</source>
      <translation>{name} to plik binarny, a nie mapa</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/source.py" />
      <source>{name} is not UTF-8 text (the first strange byte is on line {line}); save it as UTF-8, or is it the right file?</source>
      <translation>{name} nie jest tekstem w UTF-8 (pierwszy obcy bajt jest w wierszu {line}); zapisz go w UTF-8. Czy to na pewno właściwy plik?</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/tracing.py" />
      <source>a SHA-256 has 64 hexadecimal digits</source>
      <translation>SHA-256 ma 64 cyfry szesnastkowe</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/tracing.py" />
      <source>a doubt about a border or a portal names the two fields on its sides</source>
      <translation>wątpliwość co do granicy lub przejścia wymienia oba pola po jej stronach</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/tracing.py" />
      <source>doubt {n}</source>
      <translation>wątpliwość {n}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/tracing.py" />
      <source>the tracing</source>
      <translation>opis przerysowania</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/tracing.py" />
      <source>write a day as in {example}</source>
      <translation>podaj dzień, na przykład {example}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/tracing.py" />
      <location filename="mapkit/mapfile/value_types.py" />
      <source>{what} cannot be {word}</source>
      <translation>{what}: {word} nie może tu być</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/tracing.py" />
      <source>{what} should be [x, y] in pixels</source>
      <translation>{what}: powinno być [x, y] w pikselach</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/tracing.py" />
      <source>{what} should name one field</source>
      <translation>{what}: powinno wymieniać jedno pole</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/tracing.py" />
      <source>{what} should name two different fields</source>
      <translation>{what}: powinno wymieniać dwa różne pola</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/value_types.py" />
      <source>an item of {what}</source>
      <translation>element ({what})</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/value_types.py" />
      <source>ids have at most 40 characters, no blanks and no |</source>
      <translation>id mają najwyżej 40 znaków, bez odstępów i bez |</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/value_types.py" />
      <source>it has to be {words}</source>
      <translation>ma to być {words}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/value_types.py" />
      <source>it takes {n} values in brackets, with commas between them</source>
      <translation>trzeba tu podać wartości w nawiasach, oddzielone przecinkami; ich liczba to {n}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/value_types.py" />
      <source>put its items in brackets, with commas between them: [a, b]</source>
      <translation>wpisz elementy w nawiasach, oddzielone przecinkami: [a, b]</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/value_types.py" />
      <source>write it as # and six digits in quotes, for example "#c0392b"</source>
      <translation>zapisz go jako # i sześć cyfr w cudzysłowie, na przykład "#c0392b"</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/value_types.py" />
      <source>write one of these: {words}</source>
      <translation>wpisz jedno z tych słów: {words}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/value_types.py" />
      <source>{what} should be a colour, not {found}</source>
      <translation>{what}: ma tu być kolor, a nie {found}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/value_types.py" />
      <source>{what} should be a list, not {found}</source>
      <translation>{what}: ma tu być lista, a nie {found}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/value_types.py" />
      <source>{what} should be a word, not {found}</source>
      <translation>{what}: ma tu być słowo, a nie {found}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/versions.py" />
      <source>get a newer mapkit</source>
      <translation>zainstaluj nowszy mapkit</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/versions.py" />
      <source>it looks like a map in JSON; turn it into a map file with  mapkit import</source>
      <translation>wygląda to na mapę w JSON; na plik z mapą zamieni ją  mapkit import</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/versions.py" />
      <source>mapkit (the format version)</source>
      <translation>mapkit (wersja formatu)</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/versions.py" />
      <source>mapkit has no value</source>
      <translation>mapkit nie ma wartości</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/versions.py" />
      <source>the first line of a map is  mapkit: "{current}"</source>
      <translation>pierwszy wiersz mapy to  mapkit: "{current}"</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/versions.py" />
      <source>the map has keys of format {current}, and says {version}: older programs refuse it</source>
      <translation>mapa ma klucze formatu {current}, a podaje {version}: starsze programy ją odrzucą</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/versions.py" />
      <source>the map is of format {version}, newer than this mapkit's {current}: keys it does not know are ignored, and kept on saving</source>
      <translation>mapa ma format {version}, nowszy niż {current} tego programu: nieznane klucze są pomijane, a przy zapisie zostają</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/versions.py" />
      <source>the map is of format {version}; this mapkit reads up to {current}</source>
      <translation>mapa ma format {version}; ten mapkit czyta najwyżej {current}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/versions.py" />
      <source>this is not a map file: it lacks the key mapkit</source>
      <translation>to nie jest plik z mapą: brakuje klucza mapkit</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/versions.py" />
      <source>write  mapkit: "{current}"</source>
      <translation>wpisz  mapkit: "{current}"</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/versions.py" />
      <source>write  {key}: "{current}"</source>
      <translation>napisz  {key}: "{current}"</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/versions.py" />
      <source>{word} is not a version of the map format</source>
      <translation>{word} nie jest wersją formatu map</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/warning_records.py" />
      <source>say in a few words why the warning does not matter here</source>
      <translation>powiedz w kilku słowach, dlaczego ostrzeżenie tu nie ma znaczenia</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/warning_records.py" />
      <source>silenced warning {n}</source>
      <translation>wyciszone ostrzeżenie {n}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/warning_records.py" />
      <source>the warnings</source>
      <translation>ostrzeżenia</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/warning_records.py" />
      <source>{what} is empty</source>
      <translation>{what}: jest puste</translation>
    </message>
    <message>
      <location filename="mapkit/messages.py" />
      <source>{whole}.{part}</source>
      <translation>{whole},{part}</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/review/sentences.py" />
      <source>About {n} verdict(s) may still be wrong; between {low} and {high}.</source>
      <translation>
        <numerusform>Około {n} werdykt może być jeszcze błędny; od {low} do {high}.</numerusform>
        <numerusform>Około {n} werdykty mogą być jeszcze błędne; od {low} do {high}.</numerusform>
        <numerusform>Około {n} werdyktów może być jeszcze błędnych; od {low} do {high}.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/review/sentences.py" />
      <source>Field {field} may be of another kind.</source>
      <translation>Pole {field} może być innego rodzaju.</translation>
    </message>
    <message>
      <location filename="mapkit/review/sentences.py" />
      <source>Field {field} may be several fields.</source>
      <translation>Pole {field} może być kilkoma polami.</translation>
    </message>
    <message>
      <location filename="mapkit/review/sentences.py" />
      <source>Field {field} may be {kind}.</source>
      <translation>Pole {field} może być inne: {kind}.</translation>
    </message>
    <message>
      <location filename="mapkit/review/sentences.py" />
      <source>Field {field} may lie in another sector.</source>
      <translation>Pole {field} może leżeć w innym sektorze.</translation>
    </message>
    <message>
      <location filename="mapkit/review/sentences.py" />
      <source>Field {field} may lie in the sector {sector}.</source>
      <translation>Pole {field} może leżeć w sektorze {sector}.</translation>
    </message>
    <message>
      <location filename="mapkit/review/sentences.py" />
      <source>Make it {what}</source>
      <translation>Zmień na: {what}</translation>
    </message>
    <message>
      <location filename="mapkit/review/sentences.py" />
      <source>Merge {a} and {b}</source>
      <translation>Połącz {a} i {b}</translation>
    </message>
    <message>
      <location filename="mapkit/review/sentences.py" />
      <source>No verdict hangs on what is left.</source>
      <translation>Od tego, co zostało, nie zależy żaden werdykt.</translation>
    </message>
    <message>
      <location filename="mapkit/review/sentences.py" />
      <source>Nobody has looked at field {field} yet.</source>
      <translation>Nikt jeszcze nie obejrzał pola {field}.</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/review/sentences.py" />
      <source>Nothing else is doubtful of field(s) {fields}: look at all of it.</source>
      <translation>
        <numerusform>W polu {fields} nic innego nie jest wątpliwe: obejrzyj je w całości.</numerusform>
        <numerusform>W polach {fields} nic innego nie jest wątpliwe: obejrzyj je w całości.</numerusform>
        <numerusform>W polach {fields} nic innego nie jest wątpliwe: obejrzyj je w całości.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/review/sentences.py" />
      <source>Remove it</source>
      <translation>Usuń</translation>
    </message>
    <message>
      <location filename="mapkit/review/sentences.py" />
      <source>Something may run under field {field}.</source>
      <translation>Pod polem {field} może coś przebiegać.</translation>
    </message>
    <message>
      <location filename="mapkit/review/sentences.py" />
      <source>That may change up to {what}.</source>
      <translation>To może zmienić najwyżej: {what}.</translation>
    </message>
    <message>
      <location filename="mapkit/review/sentences.py" />
      <source>That would change {what}.</source>
      <translation>To zmieniłoby: {what}.</translation>
    </message>
    <message>
      <location filename="mapkit/review/sentences.py" />
      <source>The border between {a} and {b} may not be there.</source>
      <translation>Granicy między {a} i {b} może nie być.</translation>
    </message>
    <message>
      <location filename="mapkit/review/sentences.py" />
      <source>There may be no door or ladder between {a} and {b}, or another one.</source>
      <translation>Między {a} i {b} może nie być drzwi ani drabiny albo mogą być inne.</translation>
    </message>
    <message>
      <location filename="mapkit/review/sentences.py" />
      <source>What is printed on field {field} may be something else.</source>
      <translation>To, co jest wydrukowane na polu {field}, może być czymś innym.</translation>
    </message>
    <message>
      <location filename="mapkit/review/sentences.py" />
      <source>What stands between {a} and {b} may be {portal}.</source>
      <translation>Między {a} i {b} może być coś innego: {portal}.</translation>
    </message>
    <message>
      <location filename="mapkit/review/sentences.py" />
      <source>{first} and {second}</source>
      <translation>{first} i {second}</translation>
    </message>
    <message>
      <location filename="maps/launch-site.yaml" />
      <source>Launch Site</source>
      <translation>Kompleks Badawczy</translation>
    </message>
    <message>
      <location filename="maps/launch-site.yaml" />
      <location filename="maps/uboat-bunker.yaml" />
      <source>Made from the rules alone. It claims nothing about the printed board; the marks of the solo cards are reconstructed as well.</source>
      <translation>Wykonano wyłącznie według zasad. Nie mówi nic o drukowanej planszy; zrekonstruowano też znaczniki kart solo.</translation>
    </message>
    <message>
      <location filename="maps/launch-site.yaml" />
      <source>rulebook pages 10 to 14, and what the solo cards A and C ask for</source>
      <translation>strony 10–14 instrukcji oraz to, czego wymagają karty solo A i C</translation>
    </message>
    <message>
      <location filename="maps/skirmish_wars/ring.yaml" />
      <source>Laid of cards: Plain, Road, Lake, Ridge, Pass (designed: A card of our own; no card of the printed game)</source>
      <translation>Ułożone z kart: Plain, Road, Lake, Ridge, Pass (designed: Nasza własna karta; nie jest kartą drukowanej gry)</translation>
    </message>
    <message>
      <location filename="maps/skirmish_wars/ring.yaml" />
      <source>Ring</source>
      <translation>Pierścień</translation>
    </message>
    <message>
      <location filename="maps/skirmish_wars/three-crowns.yaml" />
      <source>Laid of cards: Plain, Ridge, Pass, Bend, Crossroads, River bend, Road, Lake (designed: A card of our own; no card of the printed game)</source>
      <translation>Ułożone z kart: Plain, Ridge, Pass, Bend, Crossroads, River bend, Road, Lake (designed: Nasza własna karta; nie jest kartą drukowanej gry)</translation>
    </message>
    <message>
      <location filename="maps/skirmish_wars/three-crowns.yaml" />
      <source>Three Crowns</source>
      <translation>Trzy korony</translation>
    </message>
    <message>
      <location filename="maps/skirmish_wars/twin-passes.yaml" />
      <source>Laid of cards: Plain, Ridge, Lake, Bend, Pass (designed: A card of our own; no card of the printed game)</source>
      <translation>Ułożone z kart: Plain, Ridge, Lake, Bend, Pass (designed: Nasza własna karta; nie jest kartą drukowanej gry)</translation>
    </message>
    <message>
      <location filename="maps/skirmish_wars/twin-passes.yaml" />
      <source>Twin Passes</source>
      <translation>Dwie przełęcze</translation>
    </message>
    <message>
      <location filename="maps/uboat-bunker.yaml" />
      <source>U-Boat Bunker</source>
      <translation>Bunkier U-Bootów</translation>
    </message>
    <message>
      <location filename="maps/uboat-bunker.yaml" />
      <source>rulebook pages 10 to 14, and what solo cards ask for</source>
      <translation>strony 10–14 instrukcji oraz to, czego wymagają karty solo</translation>
    </message>
  </context>
</TS>
