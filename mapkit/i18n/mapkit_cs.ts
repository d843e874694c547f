<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
  <context>
    <name>mapkit</name>
    <message>
      <location filename="examples/own-kinds.yaml" />
      <location filename="examples/two-rooms.yaml" />
      <source>A board to try things on; no part of a printed one.</source>
      <translation>Plán ke zkoušení; není součástí žádného tištěného.</translation>
    </message>
    <message>
      <location filename="examples/own-kinds.yaml" />
      <source>Own kinds</source>
      <translation>Vlastní typy polí</translation>
    </message>
    <message>
      <location filename="examples/two-rooms.yaml" />
      <source>Two rooms</source>
      <translation>Dvě místnosti</translation>
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
      <translation>kresba: plochy se stanou poli, popisky na nich jmény</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>a line for each two fields that see each other</source>
      <translation>linie pro každá dvě pole, která se vidí</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>a map in JSON: fields with rings, portals, rules</source>
      <translation>mapa v JSON: pole s obrysy, průchody, pravidla</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>a map of Tiled: polygons, rectangles and ellipses become fields, and tiles</source>
      <translation>mapa z Tiled: poli se stanou mnohoúhelníky, obdélníky, elipsy a dlaždice</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>a module for VASSAL: zones of a board become fields</source>
      <translation>modul pro VASSAL: ze zón desky se stanou pole</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>a module to play on: the board with zones, pieces, sight that can be asked</source>
      <translation>modul ke hraní: deska se zónami, figurky, výhled, na který se lze ptát</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>a table for each relation, for spreadsheets and data frames</source>
      <translation>tabulka pro každý vztah, pro tabulkové programy a data frames</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>a table of areas, as WKT or a row a corner, and maps that were exported as CSV</source>
      <translation>tabulka oblastí, jako WKT nebo po řádku na roh, a mapy exportované jako CSV</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>add a line for each pair with sight</source>
      <translation>přidat přímku ke každé dvojici, která se vidí</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>add the corners of the fields, of which a map can be made again</source>
      <translation>přidá rohy polí, z nichž lze mapu zase vytvořit</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>add the outlines of the fields</source>
      <translation>přidat obrysy polí</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>add walking distances of all pairs, a large table</source>
      <translation>přidat vzdálenosti chůze všech dvojic, velká tabulka</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>adjacent, matching, passable and seen fields as edges of one graph</source>
      <translation>sousedící, sousedící stejného typu, průchozí a viděná pole jako hrany jednoho grafu</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>all</source>
      <translation>all</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>all tables of a map for a play engine</source>
      <translation>všechny tabulky mapy pro herní program</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>an edge for each two fields that see each other</source>
      <translation>hrana pro každá dvě pole, která se vidí</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>areas of geographic programs whose borders are shared already</source>
      <translation>oblasti zeměpisných programů, jejichž hranice už jsou společné</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>areas of geographic programs, and maps that were exported as GeoJSON</source>
      <translation>oblasti zeměpisných programů a mapy exportované jako GeoJSON</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>case</source>
      <translation>příklad</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>colours and materials of the board</source>
      <translation>barvy a materiály herního plánu</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>comma</source>
      <translation>čárka</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>csv</source>
      <translation>csv</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>dense</source>
      <translation>úsporná</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>diagram</source>
      <translation>schéma</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>dots per inch of the board: zones are made of whole dots</source>
      <translation>bodů na palec desky: zóny se skládají z celých bodů</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>dots per inch, 10 to 2400, for pictures made of dots</source>
      <translation>bodů na palec, 10 až 2400, pro obrázky z bodů</translation>
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
      <translation>kreslit, co je na polích vytištěno</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>each</source>
      <translation>each</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>expanded</source>
      <translation>plná</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>explain the symbols</source>
      <translation>vysvětlit značky v legendě</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>fields as polygons by level and kind, portals and markers for Tiled and game engines</source>
      <translation>pole jako mnohoúhelníky podle úrovně a druhu, průchody a značky pro Tiled a herní enginy</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>fields, borders, portals, markers and lines of sight for geographic programs</source>
      <translation>pole, hranice, průchody, značky a linie viditelnosti pro geografické programy</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>form</source>
      <translation>podoba</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>geojson</source>
      <translation>geojson</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>geometry</source>
      <translation>geometrie</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>grounds, the picture below the map, and what is known of its photo</source>
      <translation>povrchy, obrázek pod mapou a co se ví o její fotografii</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>holes, which become cuts, walking distances, verdicts and rules of sight, and control characters in names</source>
      <translation>otvory, z nichž se stanou řezy, vzdálenosti chůze, verdikty a pravidla viditelnosti a řídicí znaky v názvech</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>how the board is drawn</source>
      <translation>jak je deska nakreslena</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>id</source>
      <translation>id</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>ids everywhere, small, or read in part</source>
      <translation>všude id, úsporně, nebo ke čtení po částech</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>its own size, or as large as a sheet of paper</source>
      <translation>vlastní velikost, nebo na celý list papíru</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>keep spreadsheets from taking text for formulas</source>
      <translation>aby tabulkové programy nebraly text za vzorce</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>kinds</source>
      <translation>kinds</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>kinds by attributes: landuse:forest=open,type:sea*=open+water; or @FILE with rules</source>
      <translation>druhy podle atributů: landuse:forest=open,type:sea*=open+water; nebo @SOUBOR s pravidly</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>kinds by fill, class, layer or id: fill:#80a040=open,layer:Sea=open+water</source>
      <translation>druhy podle výplně, třídy, vrstvy nebo id: fill:#80a040=open,layer:Sea=open+water</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>layers</source>
      <translation>layers</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>light</source>
      <translation>světlý</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>lines, pictures, patterns, strokes and clip paths</source>
      <translation>čáry, obrázky, vzorky, tahy a ořezové cesty</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>lines, rules and what blocks: of all pairs, or of those that see</source>
      <translation>přímky, pravidla a co překáží: u všech dvojic, nebo u těch, které se vidí</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>look</source>
      <translation>vzhled</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>object</source>
      <translation>object</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>one entry per line, for people and for diff</source>
      <translation>každý údaj na vlastním řádku, pro lidi a pro diff</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>one page for the table: tap two fields, without a network</source>
      <translation>jedna stránka ke stolu: klepněte na dvě pole, bez sítě</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>outline</source>
      <translation>obrysy</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>outlines, portals and markers, walking distances, and control characters in names</source>
      <translation>obrysy, průchody a značky, vzdálenosti chůze a řídicí znaky ve jménech</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>pairs without a line of sight, walking distances, buildings</source>
      <translation>dvojice bez linie viditelnosti, vzdálenosti chůze, budovy</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>parts of a dot in outlines, portals, walking distances, access fields</source>
      <translation>zlomky bodu v obrysech, průchody, vzdálenosti chůze, přístupová pole</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>pictures, lines, points, texts, templates, tilesets in other files, parallax</source>
      <translation>obrázky, čáry, body, texty, šablony, sady dlaždic v jiných souborech, paralaxu</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>pieces, decks, grids in zones, pictures, other boards</source>
      <translation>figurky, balíčky, mřížky v zónách, obrázky, další desky</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>pixels for each mm of the board</source>
      <translation>pixelů na každý mm desky</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>points and lines</source>
      <translation>body a čáry</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>points, lines, and the earth's curve</source>
      <translation>body, čáry a zakřivení Země</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>points, lines, heights, and the earth's curve</source>
      <translation>body, čáry, výšky a zakřivení Země</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>pretty</source>
      <translation>přehledně</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>programs</source>
      <translation>programy</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>reader</source>
      <translation>čtenář</translation>
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
      <translation>říci u odpovědi, že je těsná</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>say of each pair whether its answer is disputed</source>
      <translation>u každé dvojice říct, zda je odpověď sporná</translation>
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
      <translation>sektory podle téhož: layer:North=white</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>sectors by the same: region:North=white</source>
      <translation>sektory podle téhož: region:North=white</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>seen</source>
      <translation>seen</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>semicolon</source>
      <translation>středník</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>separator</source>
      <translation>oddělovač</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>sight</source>
      <translation>viditelnost</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>sightlines</source>
      <translation>linie viditelnosti</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>spreadsheets</source>
      <translation>tabulkové programy</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>svg</source>
      <translation>svg</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>tab</source>
      <translation>tabulátor</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>tables</source>
      <translation>tabulky</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>the attribute that has the ids; the drawing's own id, or id, if left out</source>
      <translation>atribut, v němž jsou id; není-li uveden, vlastní id kresby nebo id</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>the attribute that has the names; name if left out</source>
      <translation>atribut, v němž jsou jména; není-li uveden, name</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>the board to read, as BOARD or WINDOW/BOARD; that with most zones</source>
      <translation>deska, která se má číst, jako DESKA nebo OKNO/DESKA; jinak ta s nejvíce zónami</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>the board, or the sniper's small map</source>
      <translation>herní plán, nebo malá tajná mapa odstřelovače</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>the engine JSON with outlines: the map that its tables are of</source>
      <translation>herní JSON s obrysy: mapa, jejíž tabulky obsahuje</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>the layers to read, with commas between them; none for all</source>
      <translation>vrstvy, které se mají číst, oddělené čárkami; žádná znamená všechny</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>the outlines of the fields, unless they are asked for</source>
      <translation>obrysy polí, pokud se o ně nepožádá</translation>
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
      <translation>polem se stanou stejné dlaždice, které se dotýkají, nebo každá dlaždice, nebo žádná</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>topojson</source>
      <translation>topojson</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>true to scale on many sheets of paper, for pdf</source>
      <translation>ve skutečné velikosti na mnoha listech papíru, pro pdf</translation>
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
      <translation>chůze</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>what stands between two values</source>
      <translation>co stojí mezi dvěma hodnotami</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>where y grows: down, as in pictures, or up, as on maps</source>
      <translation>kam roste y: down (dolů) jako v obrázcích, nebo up (nahoru) jako na mapách</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>where y grows: up, as in geographic programs, or down</source>
      <translation>kam roste y: up (nahoru) jako v zeměpisných programech, nebo down (dolů)</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>which object to read, where several have areas</source>
      <translation>který objekt číst, má-li jich oblasti několik</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>with each field the fields that it sees, and how far</source>
      <translation>u každého pole pole, která vidí, a jak daleko</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>witnesses</source>
      <translation>přímky</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>write the fields' ids, their names, or both</source>
      <translation>napsat id polí, jejich názvy, nebo obojí</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters" />
      <source>y</source>
      <translation>y</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/csv_import/importer.py" />
      <source>a row without an area</source>
      <translation>řádek bez oblasti</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/csv_import/importer.py" />
      <location filename="exporters/mapkit_exporters/tiled_import/files.py" />
      <source>line {line}</source>
      <translation>řádek {line}</translation>
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
      <translation>standardní vstup</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/csv_import/importer.py" />
      <location filename="exporters/mapkit_exporters/csv_import/own_tables.py" />
      <source>{name} has no column {column}</source>
      <translation>{name} nemá sloupec {column}</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/csv_import/importer.py" />
      <source>{name}:1: there is no column wkt, and no columns id, x and y, so no areas</source>
      <translation>{name}:1: není tu sloupec wkt ani sloupce id, x a y, tedy ani oblasti</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/csv_import/own_tables.py" />
      <location filename="exporters/mapkit_exporters/geojson_import/own_layers.py" />
      <location filename="mapkit/export/json_shapes.py" />
      <source>a coordinate is no number that a map can have</source>
      <translation>souřadnice není číslo, jaké mapa může mít</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/csv_import/own_tables.py" />
      <location filename="exporters/mapkit_exporters/geojson_import/own_layers.py" />
      <location filename="exporters/mapkit_exporters/tables_import.py" />
      <source>it has no id, or that of another one</source>
      <translation>nemá id, nebo má id jiného</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/csv_import/own_tables.py" />
      <source>the rings of a field are not in order</source>
      <translation>prstence pole nejsou popořadě</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/csv_import/own_tables.py" />
      <source>{column} is no whole number</source>
      <translation>{column} není celé číslo</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/csv_import/own_tables.py" />
      <source>{name} has no outlines, so no map can be made of it; export it with --option outlines=yes</source>
      <translation>{name} nemá obrysy, takže z něj nelze vytvořit mapu; exportujte s --option outlines=yes</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/csv_import/own_tables.py" />
      <source>{name} has no {table}.csv</source>
      <translation>{name} nemá {table}.csv</translation>
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
      <translation>{name}:{line}: to není CSV: {reason}</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/csv_import/rows.py" />
      <source>{name}:{line}: this row has {n} values, and there are {columns} columns</source>
      <translation>{name}:{line}: počet hodnot v řádku je {n}, sloupců je {columns}</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/csv_import/wkt.py" />
      <source>a bracket is closed that was not opened</source>
      <translation>zavírá se závorka, která nebyla otevřena</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/csv_import/wkt.py" />
      <source>a bracket is not closed</source>
      <translation>závorka není zavřená</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/csv_import/wkt.py" />
      <source>a corner has fewer than two numbers</source>
      <translation>roh má méně než dvě čísla</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/csv_import/wkt.py" />
      <source>it has too many brackets</source>
      <translation>má příliš mnoho závorek</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/csv_import/wkt.py" />
      <source>this is no well-known text (WKT): {text!r}</source>
      <translation>to není WKT (well-known text): {text!r}</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/csv_import/wkt.py" />
      <source>{text!r} is no number that a map can have</source>
      <translation>{text!r} není číslo, jaké mapa může mít</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/csv_import/wkt.py" />
      <source>{word!r} stands outside of its brackets</source>
      <translation>{word!r} stojí mimo své závorky</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/drawn_svg/chosen.py" />
      <source>a shape below all others</source>
      <translation>tvar pode všemi ostatními</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/drawn_svg/chosen.py" />
      <location filename="mapkit/export/shared_borders.py" />
      <source>a shape that is drawn twice</source>
      <translation>tvar, který je nakreslen dvakrát</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/drawn_svg/chosen.py" />
      <source>the text {text!r}, which stands on no shape</source>
      <translation>text {text!r}, který nestojí na žádném tvaru</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/drawn_svg/document.py" />
      <source>{name} is XML, but no SVG</source>
      <translation>{name} je XML, ale ne SVG</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/drawn_svg/document.py" />
      <source>{name} is an SVG that cannot be understood: {why}</source>
      <translation>{name} je SVG, kterému nelze porozumět: {why}</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/drawn_svg/document.py" />
      <source>{name}: a copy (use) contains itself</source>
      <translation>{name}: kopie (use) obsahuje sama sebe</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/drawn_svg/document.py" />
      <source>{name}: elements are nested too deeply</source>
      <translation>{name}: prvky jsou vnořené příliš hluboko</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/drawn_svg/document.py" />
      <source>{name}: the drawing has more than {most} elements, copies counted</source>
      <translation>{name}: kresba má více než {most} prvků, počítáno s kopiemi</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/drawn_svg/elements.py" />
      <location filename="exporters/mapkit_exporters/tiled_import/layers.py" />
      <location filename="mapkit/export/json_shapes.py" />
      <source>a line</source>
      <translation>čára</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/drawn_svg/elements.py" />
      <location filename="exporters/mapkit_exporters/tiled_import/layers.py" />
      <source>a picture</source>
      <translation>obrázek</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/drawn_svg/elements.py" />
      <location filename="mapkit/export/joining.py" />
      <source>a shape that crosses itself in too many places</source>
      <translation>tvar, který se kříží na příliš mnoha místech</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/drawn_svg/elements.py" />
      <location filename="exporters/mapkit_exporters/tiled_import/layers.py" />
      <source>a shape that is not shown</source>
      <translation>tvar, který se nezobrazuje</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/drawn_svg/elements.py" />
      <source>a shape with a place that no map can have</source>
      <translation>tvar s místem, které žádná mapa nemůže mít</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/drawn_svg/elements.py" />
      <location filename="exporters/mapkit_exporters/tiled_import/layers.py" />
      <location filename="mapkit/export/joining.py" />
      <location filename="mapkit/export/shared_borders.py" />
      <source>a shape without an area</source>
      <translation>tvar bez plochy</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/drawn_svg/elements.py" />
      <source>the drawing has more than {most} points, with those of its curves; simplify it first</source>
      <translation>kresba má více než {most} bodů, včetně bodů křivek; nejdřív ji zjednodušte</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/drawn_svg/importer.py" />
      <location filename="mapkit/export/attributes.py" />
      <source>a rule that fits no shape</source>
      <translation>pravidlo, které se nehodí na žádný tvar</translation>
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
      <translation>nic</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/drawn_svg/importer.py" />
      <location filename="exporters/mapkit_exporters/tiled_import/importer.py" />
      <source>{name} has no layer {layer}; there are: {known}</source>
      <translation>{name} nemá vrstvu {layer}; jsou tu: {known}</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/geojson_import/importer.py" />
      <source>{name} has no file of this format</source>
      <translation>v {name} není soubor tohoto formátu</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/geojson_import/own_layers.py" />
      <source>doors, ladders and walls, which are in another file of the export</source>
      <translation>dveře, žebříky a zdi, které jsou v jiném souboru exportu</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/geojson_import/own_layers.py" />
      <source>markers, which are in another file of the export</source>
      <translation>značky, které jsou v jiném souboru exportu</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/geojson_import/own_layers.py" />
      <source>this layer has no fields: give the whole folder, or fields.geojson</source>
      <translation>tato vrstva nemá pole: zadejte celou složku, nebo fields.geojson</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/geojson_import/own_layers.py" />
      <source>this should be a {type}</source>
      <translation>zde má být {type}</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/html/exporter.py" />
      <source>a page holds reasons for {most} pairs of fields at most, and this map has {pairs}; write it with reasons=none</source>
      <translation>stránka pojme zdůvodnění nejvýše {most} dvojic polí a tato mapa jich má {pairs}; zapište ji s reasons=none</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/raster.py" />
      <source>all pictures but svg are drawn by matplotlib, which is not installed: install mapkit with its extra 'pictures', or take svg, which needs nothing</source>
      <translation>všechny obrázky kromě svg kreslí matplotlib, který není nainstalován: nainstalujte mapkit s doplňkem 'pictures', nebo zvolte svg, které nic nepotřebuje</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/raster.py" />
      <source>at {dpi} dpi this picture of {width} by {height} mm would have {dots} million dots; take {most} dpi at most, or svg or pdf</source>
      <translation>při {dpi} dpi by tento obrázek {width} × {height} mm měl {dots} milionů bodů; vezměte nejvýš {most} dpi, nebo svg či pdf</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/raster.py" />
      <source>dpi must be a positive number, not {dpi}</source>
      <translation>dpi musí být kladné číslo, ne {dpi}</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tables/dense.py" />
      <source>the dense form has one byte for a distance, at most {most}, and this map has {what} of {farthest}; write the expanded form</source>
      <translation>úsporná podoba má pro vzdálenost jeden bajt, nejvýš {most}, a tato mapa má {what} {farthest}; zapište plnou podobu</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tables/near.py" />
      <source>a shot distance of {farthest} is more than a byte of these tables holds, {most}; build within a smaller radius</source>
      <translation>vzdálenost výstřelu {farthest} je víc, než se vejde do bajtu, {most}; sestavte v menším dosahu</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tables_import.py" />
      <source>its checksum is another: it was damaged, or changed by hand; export it again</source>
      <translation>má jiný kontrolní součet: je poškozený, nebo ho někdo ručně změnil; exportujte ho znovu</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tables_import.py" />
      <source>there should be as many as there are fields</source>
      <translation>má jich být tolik, kolik je polí</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tables_import.py" />
      <source>these should be four measures in mm</source>
      <translation>zde mají být čtyři míry v mm</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tables_import.py" />
      <source>these tables have no outlines, so no map can be made of them; export them with --option geometry=yes</source>
      <translation>tyto tabulky nemají obrysy, takže z nich nelze vytvořit mapu; exportujte je s --option geometry=yes</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/files.py" />
      <source>elements are nested too deeply</source>
      <translation>prvky jsou do sebe vnořeny příliš hluboko</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/files.py" />
      <source>the map has more than {most} elements</source>
      <translation>mapa má více než {most} prvků</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/files.py" />
      <source>this XML declares entities, which are not read</source>
      <translation>toto XML deklaruje entity, a ty se nečtou</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/files.py" />
      <source>this is JSON, but no map of Tiled</source>
      <translation>toto je JSON, ale ne mapa z Tiled</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/files.py" />
      <source>this is XML, but no map of Tiled</source>
      <translation>toto je XML, ale ne mapa z Tiled</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/files.py" />
      <source>this is no XML: {why}</source>
      <translation>toto není XML: {why}</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/grid.py" />
      <source>the map has an impossible size, or its tiles have</source>
      <translation>mapa nebo její dlaždice mají nemožnou velikost</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/grid.py" />
      <source>there is no orientation {orientation!r}</source>
      <translation>orientace {orientation!r} neexistuje</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/layers.py" />
      <source>a layer of the type {type!r}</source>
      <translation>vrstva typu {type!r}</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/layers.py" />
      <source>a layer of tiles</source>
      <translation>vrstva dlaždic</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/layers.py" />
      <source>a layer that is not shown</source>
      <translation>vrstva, která se nezobrazuje</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/layers.py" />
      <location filename="mapkit/export/json_shapes.py" />
      <source>a point</source>
      <translation>bod</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/layers.py" />
      <source>a text</source>
      <translation>text</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/layers.py" />
      <source>a tile that is placed as an object</source>
      <translation>dlaždice umístěná jako objekt</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/layers.py" />
      <source>a tileset in another file</source>
      <translation>sada dlaždic v jiném souboru</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/layers.py" />
      <source>an object of a template, which is another file</source>
      <translation>objekt ze šablony, která je v jiném souboru</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/layers.py" />
      <source>layer {layer!r}</source>
      <translation>vrstva {layer!r}</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/layers.py" />
      <source>layers are nested too deeply</source>
      <translation>vrstvy jsou do sebe vnořeny příliš hluboko</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/layers.py" />
      <source>object {number} in {layer}</source>
      <translation>objekt {number}, {layer}</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/layers.py" />
      <source>tile {x},{y} in {layer}</source>
      <translation>dlaždice {x},{y}, {layer}</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/layers.py" />
      <source>tiles that are compressed with {compression}</source>
      <translation>dlaždice komprimované pomocí {compression}</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/nodes.py" />
      <source>this is no object</source>
      <translation>toto není objekt</translation>
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
      <translation>{key} obsahuje místo, které nejsou dvě čísla</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/nodes.py" />
      <source>{key} is no list</source>
      <translation>{key} není seznam</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/nodes.py" />
      <source>{key} is no number that a map can have</source>
      <translation>{key} není číslo, jaké může mít mapa</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/nodes.py" />
      <source>{key} is no whole number</source>
      <translation>{key} není celé číslo</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/tiles.py" />
      <source>the layer has an impossible size</source>
      <translation>vrstva má nemožnou velikost</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/tiles.py" />
      <source>the layer's tiles cannot be read</source>
      <translation>dlaždice vrstvy nelze přečíst</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/tiles.py" />
      <source>the map has more than {most} tiles</source>
      <translation>mapa má více než {most} dlaždic</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/tiled_import/tiles.py" />
      <source>there are {n} tiles where {wanted} should be</source>
      <translation>dlaždic je {n}, ale mělo by jich být {wanted}</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/topojson.py" />
      <source>the areas have more than {most} points; simplify it first</source>
      <translation>oblasti mají více než {most} bodů; nejdřív soubor zjednodušte</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/topojson.py" />
      <source>there is no arc of this number</source>
      <translation>oblouk tohoto čísla tu není</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/topojson.py" />
      <source>this is JSON, but no TopoJSON</source>
      <translation>to je JSON, ale ne TopoJSON</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/topojson.py" />
      <source>{name} has no object with areas</source>
      <translation>v {name} není objekt s oblastmi</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/topojson.py" />
      <source>{name} has no object {object}; there are: {known}</source>
      <translation>v {name} není objekt {object}; jsou tam: {known}</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/topojson.py" />
      <source>{name} has several objects with areas, {known}: choose with --option object=NAME</source>
      <translation>v {name} má oblasti několik objektů, {known}: vyberte volbou --option object=JMÉNO</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/vassal/zones.py" />
      <source>field {field} is too small for a zone of whole pixels; give a larger dpi</source>
      <translation>pole {field} je příliš malé na zónu z celých bodů; zadejte větší dpi</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/vassal_zones.py" />
      <source>a zone without an area</source>
      <translation>zóna bez plochy</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/vassal_zones.py" />
      <source>another board, zones: {zones}</source>
      <translation>další deska, zón: {zones}</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/vassal_zones.py" />
      <source>the point {text!r}</source>
      <translation>bod {text!r}</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/vassal_zones.py" />
      <source>the property {name!r} of zones</source>
      <translation>vlastnost zón {name!r}</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/vassal_zones.py" />
      <source>{name} has a DOCTYPE, which no module needs; it is not read</source>
      <translation>{name} má DOCTYPE, který žádný modul nepotřebuje; nečte se</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/vassal_zones.py" />
      <source>{name} has no board with zones</source>
      <translation>{name} nemá desku se zónami</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/vassal_zones.py" />
      <source>{name} has no board {board}; there are: {known}</source>
      <translation>{name} nemá desku {board}; jsou tu: {known}</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/vassal_zones.py" />
      <source>{name} is no module of VASSAL: it has no buildFile.xml</source>
      <translation>{name} není modul VASSAL: nemá buildFile.xml</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/vassal_zones.py" />
      <source>{name} is no zip that can be read: {why}</source>
      <translation>{name} není zip, který by šel přečíst: {why}</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/vassal_zones.py" />
      <source>{name} unpacks to more than {most} bytes</source>
      <translation>{name} se rozbalí na více než {most} bajtů</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/vassal_zones.py" />
      <source>{name}: {value}</source>
      <translation>{name}: {value}</translation>
    </message>
    <message>
      <location filename="exporters/mapkit_exporters/vassal_zones.py" />
      <source>{where}: more than {most} points</source>
      <translation>{where}: více než {most} bodů</translation>
    </message>
    <message>
      <location filename="mapkit/adjacency/walking.py" />
      <source>not known: what a way costs {mover}</source>
      <translation>není známo: kolik stojí cesta: {mover}</translation>
    </message>
    <message>
      <location filename="mapkit/adjacency/walking.py" />
      <source>the ruleset has no mover {mover!r}; it has {known}</source>
      <translation>pravidla nemají figurku {mover!r}; mají {known}</translation>
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
      <translation>Pole {field} má jiný tvar (jiných rohů: {n}).</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <source>Field {field} is now {new}.</source>
      <translation>Pole {field} je teď {new}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <source>Field {field} was added.</source>
      <translation>Pole {field} přibylo.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <source>Field {field} was removed.</source>
      <translation>Pole {field} zmizelo.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <source>Field {field}: {what} was {before} and is {after}.</source>
      <translation>Pole {field}: {what} – dřív {before}, teď {after}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <source>Gone: {what}.</source>
      <translation>Zmizelo: {what}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <source>New: {what}.</source>
      <translation>Nové: {what}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <source>Portal {portal}: {what} was {before} and is {after}.</source>
      <translation>Průchod {portal}: {what} – dřív {before}, teď {after}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <source>The map's {what} was {before} and is {after}.</source>
      <translation>Mapa: {what} – dřív {before}, teď {after}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <source>a border that is missing</source>
      <translation>chybějící hranice</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <source>a field below</source>
      <translation>pole vespod</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <source>author</source>
      <translation>autor</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <source>border</source>
      <translation>hranice</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <source>building {id} ({name}) of fields {fields}</source>
      <translation>budova {id} ({name}) z polí {fields}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <source>doubt {doubt}: {what}, {fields}</source>
      <translation>pochybnost {doubt}: {what}, {fields}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <location filename="mapkit/drawing/legend.py" />
      <source>ground</source>
      <translation>terén</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <location filename="mapkit/analysis/diff_rulesets.py" />
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>kind</source>
      <translation>typ</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>level</source>
      <translation>úroveň</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <source>licence</source>
      <translation>licence</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <source>marker</source>
      <translation>značka</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <location filename="exporters/mapkit_exporters" />
      <source>name</source>
      <translation>název</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <location filename="mapkit/analysis/steps.py" />
      <source>portal</source>
      <translation>průchod</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <source>provenance</source>
      <translation>původ</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <source>ruleset</source>
      <translation>pravidla</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <location filename="mapkit/analysis/diff_rulesets.py" />
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>sector</source>
      <translation>oblast</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <source>traced</source>
      <translation>překreslení</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>traits</source>
      <translation>terén</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <source>{marker} on field {field}</source>
      <translation>{marker} na poli {field}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_maps.py" />
      <source>{portal} between {fields}</source>
      <translation>{portal} mezi {fields}</translation>
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
      <translation>Pravidla: {what}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_rulesets.py" />
      <source>attribute</source>
      <translation>vlastnost</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_rulesets.py" />
      <source>choice</source>
      <translation>volba</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_rulesets.py" />
      <source>marker type</source>
      <translation>druh značky</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_rulesets.py" />
      <source>mover</source>
      <translation>figurka</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_rulesets.py" />
      <source>portal type</source>
      <translation>druh průchodu</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_rulesets.py" />
      <source>rule</source>
      <translation>pravidlo</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_rulesets.py" />
      <source>table</source>
      <translation>tabulka</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_rulesets.py" />
      <source>trait</source>
      <translation>terén</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_rulesets.py" />
      <source>{what} was {before} and is {after}.</source>
      <translation>{what} – dřív {before}, teď {after}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_rulesets.py" />
      <source>{what} {id} was added.</source>
      <translation>Přibylo: {what} {id}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_rulesets.py" />
      <source>{what} {id} was removed.</source>
      <translation>Zmizelo: {what} {id}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_rulesets.py" />
      <source>{what} {id}: {key}</source>
      <translation>{what} {id}: {key}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_tables.py" />
      <source>Sight {a} to {b}: was {before} and is {after}.</source>
      <translation>Viditelnost {a} – {b}: dřív {before}, teď {after}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_tables.py" />
      <location filename="mapkit/drawing/field_sight.py" />
      <location filename="mapkit/editor/sight/pair_filters.py" />
      <source>blocked</source>
      <translation>zakryto</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_tables.py" />
      <source>clear, distance {n}</source>
      <translation>čistá, vzdálenost {n}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_tables.py" />
      <source>clear, distance {n} (grazing {grazing})</source>
      <translation>čistá, vzdálenost {n} (dotykem {grazing})</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_tables.py" />
      <source>grazing only, distance {n}</source>
      <translation>jen dotykem, vzdálenost {n}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_tables.py" />
      <source>{a} and {b} no longer border on each other.</source>
      <translation>{a} a {b} už spolu nesousedí.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_tables.py" />
      <source>{a} and {b} no longer let a figure step across.</source>
      <translation>Mezi {a} a {b} už figurka nepřejde.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_tables.py" />
      <source>{a} and {b} no longer lie on top of each other.</source>
      <translation>{a} a {b} už neleží nad sebou.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_tables.py" />
      <source>{a} and {b} no longer match.</source>
      <translation>{a} a {b} už nejsou sousedící stejného typu.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_tables.py" />
      <source>{a} and {b} now border on each other.</source>
      <translation>{a} a {b} teď spolu sousedí.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_tables.py" />
      <source>{a} and {b} now let a figure step across.</source>
      <translation>Mezi {a} a {b} teď figurka přejde.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_tables.py" />
      <source>{a} and {b} now lie on top of each other.</source>
      <translation>{a} a {b} teď leží nad sebou.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/diff_tables.py" />
      <source>{a} and {b} now match.</source>
      <translation>{a} a {b} jsou teď sousedící stejného typu.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/disputed_words.py" />
      <source>a line is missed by less than the map's tolerance</source>
      <translation>přímka chybí o méně, než je tolerance mapy</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/disputed_words.py" />
      <source>a line of no width crosses fewer fields</source>
      <translation>přímka bez šířky vede přes méně polí</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/disputed_words.py" />
      <source>an ordinary line of sight is missed by less than the map's tolerance</source>
      <translation>běžná přímá viditelnost chybí o méně, než je tolerance mapy</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/disputed_words.py" />
      <source>every strip of shortest lines is narrower than twice the map's tolerance</source>
      <translation>každý pruh nejkratších přímek je užší než dvojnásobek tolerance mapy</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/disputed_words.py" />
      <source>every strip of valid lines is narrower than twice the map's tolerance</source>
      <translation>každý pruh platných přímek je užší než dvojnásobek tolerance mapy</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/disputed_words.py" />
      <source>it turns on whether a line of no width counts</source>
      <translation>záleží na tom, zda se počítá přímka bez šířky</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/disputed_words.py" />
      <source>it turns on whether fields count that a line barely clips</source>
      <translation>záleží na tom, zda se počítají pole, kterých se přímka sotva dotkne</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/disputed_words.py" />
      <location filename="mapkit/coverage/checks/wording.py" />
      <source>less than {value} {unit}</source>
      <translation>méně než {value} {unit}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/disputed_words.py" />
      <source>seen at distance {here} if a beam of {measure} counts, not seen if only beams of {least} mm or more do</source>
      <translation>vidět na vzdálenost {here}, pokud se počítá paprsek {measure}; není vidět, pokud se počítají jen paprsky od {least} mm</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/disputed_words.py" />
      <source>seen at distance {other} if a cut of {measure} does not count, not seen if it does</source>
      <translation>vidět na vzdálenost {other}, pokud se zásah {measure} nepočítá; není vidět, pokud se počítá</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/disputed_words.py" />
      <source>seen at distance {other} if a line of no width counts, not seen if it does not</source>
      <translation>vidět na vzdálenost {other}, pokud se počítá přímka bez šířky; není vidět, pokud se nepočítá</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/disputed_words.py" />
      <source>{here} if a beam of {measure} counts, none if only beams of {least} mm or more do</source>
      <translation>{here}, pokud se počítá paprsek {measure}; žádná, pokud se počítají jen paprsky od {least} mm</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/disputed_words.py" />
      <source>{here} if a beam of {measure} counts, {other} if only beams of {least} mm or more do</source>
      <translation>{here}, pokud se počítá paprsek {measure}; {other}, pokud se počítají jen paprsky od {least} mm</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/disputed_words.py" />
      <source>{other} along an ordinary line of sight if a cut of {measure} does not count, {here} through the building if it does</source>
      <translation>{other} po běžné přímé viditelnosti, pokud se zásah {measure} nepočítá; {here} skrz budovu, pokud se počítá</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/disputed_words.py" />
      <source>{other} if a line of no width counts, {here} if it does not</source>
      <translation>{other}, pokud se počítá přímka bez šířky; {here}, pokud se nepočítá</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/disputed_words.py" />
      <source>{other} if fields clipped by less than {tolerance} mm (here {fields}) do not count, {here} if they do</source>
      <translation>{other}, pokud se nepočítají pole zasažená méně než {tolerance} mm (zde {fields}); {here}, pokud se počítají</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/disputed_words.py" />
      <source>{other} if fields clipped by less than {tolerance} mm do not count, {here} if they do</source>
      <translation>{other}, pokud se nepočítají pole zasažená méně než {tolerance} mm; {here}, pokud se počítají</translation>
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
      <translation>{words} a {last}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/disputed_words.py" />
      <location filename="mapkit/analysis/hear.py" />
      <location filename="mapkit/analysis/steps.py" />
      <location filename="mapkit/coverage/checks/portals.py" />
      <location filename="mapkit/mapfile/problems.py" />
      <source>{words} or {last}</source>
      <translation>{words} nebo {last}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/disputes.py" />
      <source>Along the edge from {p} to {q} (fields {fields})</source>
      <translation>Podél hrany od {p} do {q} (pole {fields})</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/disputes.py" />
      <source>At the corner at {p} (fields {fields})</source>
      <translation>V rohu na {p} (pole {fields})</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/disputes.py" />
      <source>Between the corners at {p} and {q} (fields {fields})</source>
      <translation>Mezi rohy na {p} a {q} (pole {fields})</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/disputes.py" />
      <source>{a} and {b}: distance disputed: {why}.</source>
      <translation>{a} a {b}: vzdálenost je sporná: {why}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/disputes.py" />
      <source>{a} and {b}: sight disputed: {why}.</source>
      <translation>{a} a {b}: viditelnost je sporná: {why}.</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/disputes.py" />
      <source>{n} disputed call(s)</source>
      <translation>
        <numerusform>{n} sporný případ</numerusform>
        <numerusform>{n} sporné případy</numerusform>
        <numerusform>{n} sporných případů</numerusform>
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
      <translation>Otazník znamená, že odpověď je sporná.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/field_sight.py" />
      <source>At distance {distance}: {fields}.</source>
      <translation>Ve vzdálenosti {distance}: {fields}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/field_sight.py" />
      <source>Field {a} sees {seen} of the other {all} fields.</source>
      <translation>Pole {a} vidí {seen} z ostatních {all} polí.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/field_sight.py" />
      <source>Hidden, but disputed: {fields}.</source>
      <translation>Skrytá, ale sporná: {fields}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/grid_range.py" />
      <source>a range cannot begin below 0</source>
      <translation>dostřel nemůže začínat pod 0</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/grid_range.py" />
      <source>the range {low}-{high} is backwards: write {high}-{low}</source>
      <translation>dostřel {low}-{high} je obráceně: napište {high}-{low}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/grid_range.py" />
      <source>the ruleset {ruleset} does not count range on a grid; distances of shots come with sight</source>
      <translation>pravidla {ruleset} nepočítají dostřel po mřížce; vzdálenosti výstřelů patří k viditelnosti</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/hear.py" />
      <source>a path needs at least one field</source>
      <translation>cesta musí mít aspoň jedno pole</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/hear.py" />
      <source>a unit stands on {field}</source>
      <translation>na poli {field} stojí jednotka</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/hear.py" />
      <source>a unit stands on {field}: a figure may pass it but not end there</source>
      <translation>na poli {field} stojí jednotka: lze přes ně projít, ale ne na něm skončit</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/hear.py" />
      <source>a {mover} never returns to {fields}</source>
      <translation>{mover} se nikdy nevrací na {fields}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/hear.py" />
      <source>nobody enters {field}</source>
      <translation>na pole {field} nikdo nevstupuje</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/hear.py" />
      <source>the move costs {cost}, more than the allowance of {allowance}</source>
      <translation>pohyb stojí {cost}, víc než povolených {allowance}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/hear.py" />
      <source>the move costs {cost}, more than the allowance of {allowance} (hard terrain counts extra)</source>
      <translation>pohyb stojí {cost}, víc než povolených {allowance} (náročný terén se počítá navíc)</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/matched_shapes.py" />
      <source>the fields of the two maps meet in too many places to be matched by shape: mapkit check tells what is wrong with them</source>
      <translation>pole obou map se protínají na příliš mnoha místech, než aby se dala párovat podle tvaru: mapkit check poví, co je na nich špatně</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/choke_points.py" />
      <source>choke points need a graph library: pip install '{package}[report]'</source>
      <translation>úzká místa potřebují knihovnu pro grafy: pip install '{package}[report]'</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/comparison_words.py" />
      <source>Before the rules are {old}, after {new}: what only one of them knows is new or gone.</source>
      <translation>Předtím platí pravidla {old}, potom {new}: co znají jen jedna z nich, je nové nebo zmizelo.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/comparison_words.py" />
      <source>Figures that rose: {rose}, fell: {fell}, are new: {new}, are gone: {gone}.</source>
      <translation>Hodnoty, které vzrostly: {rose}, klesly: {fell}, jsou nové: {new}, zmizely: {gone}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/comparison_words.py" />
      <location filename="mapkit/illustrate/report/comparison_pages.py" />
      <source>No figure changed.</source>
      <translation>Žádný údaj se nezměnil.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/comparison_words.py" />
      <source>The choices differ: {choices}.</source>
      <translation>Volby se liší: {choices}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/comparison_words.py" />
      <source>The new version has errors.</source>
      <translation>Nová verze má chyby.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/comparison_words.py" />
      <source>The old version has errors.</source>
      <translation>Stará verze má chyby.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/comparison_words.py" />
      <source>What they touch is not measured, and figures may differ for that alone. Fields left out: {fields}. Pairs of which sight is not known: {pairs}.</source>
      <translation>Čeho se týkají, není změřeno, a hodnoty se mohou lišit jen kvůli tomu. Vynechaná pole: {fields}. Dvojic, u nichž není známo, zda se vidí: {pairs}.</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/comparison_words.py" />
      <source>and the exposure of {n} more field(s)</source>
      <translation>
        <numerusform>a odkrytost {n} dalšího pole</numerusform>
        <numerusform>a odkrytost {n} dalších polí</numerusform>
        <numerusform>a odkrytost {n} dalších polí</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/comparison_words.py" />
      <source>and {n} more figure(s) of objectives</source>
      <translation>
        <numerusform>a {n} další číslo úkolů</numerusform>
        <numerusform>a {n} další čísla úkolů</numerusform>
        <numerusform>a {n} dalších čísel úkolů</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/comparison_words.py" />
      <source>and {n} more figure(s) of sectors</source>
      <translation>
        <numerusform>a {n} další číslo oblastí</numerusform>
        <numerusform>a {n} další čísla oblastí</numerusform>
        <numerusform>a {n} dalších čísel oblastí</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/comparison_words.py" />
      <source>and {n} more figure(s) of ways</source>
      <translation>
        <numerusform>a {n} další číslo cest</numerusform>
        <numerusform>a {n} další čísla cest</numerusform>
        <numerusform>a {n} dalších čísel cest</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/comparison_words.py" />
      <location filename="exporters/mapkit_exporters" />
      <source>board</source>
      <translation>deska</translation>
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
      <translation>pole bez oblasti</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/comparison_words.py" />
      <source>from {start} to {end}</source>
      <translation>z {start} do {end}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/comparison_words.py" />
      <source>new warning: {warning}</source>
      <translation>nové varování: {warning}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/comparison_words.py" />
      <source>no longer: {warning}</source>
      <translation>už neplatí: {warning}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/comparison_words.py" />
      <location filename="mapkit/illustrate/report/comparison_pages.py" />
      <location filename="mapkit/illustrate/report/ways.py" />
      <source>no way</source>
      <translation>žádná cesta</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/comparison_words.py" />
      <source>warning, before {before}: {warning}</source>
      <translation>varování, dříve {before}: {warning}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/comparison_words.py" />
      <source>{before}, now {after}</source>
      <translation>{before}, nyní {after}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/comparison_words.py" />
      <source>{choice}: before {old}, after {new}</source>
      <translation>{choice}: předtím {old}, potom {new}</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/dispute_curve.py" />
      <source>At {mm} mm the sight of {n} pair(s) would be disputed.</source>
      <translation>
        <numerusform>Při {mm} mm by u {n} dvojice bylo sporné, zda se vidí.</numerusform>
        <numerusform>Při {mm} mm by u {n} dvojic bylo sporné, zda se vidí.</numerusform>
        <numerusform>Při {mm} mm by u {n} dvojic bylo sporné, zda se vidí.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/dispute_curve.py" />
      <source>Draw, cut and glue this board to {mm} mm: then it is certain for every pair whether they see each other.</source>
      <translation>Kreslete, řežte a lepte tento plán s přesností {mm} mm: pak je u každé dvojice jisté, zda se vidí.</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/dispute_curve.py" />
      <source>Even if no point is off by more than {mm} mm, the sight of {n} pair(s) stays disputed: no care in drawing settles that.</source>
      <translation>
        <numerusform>I když žádný bod není mimo o víc než {mm} mm, je u {n} dvojice sporné, zda se vidí: to žádná pečlivost při kreslení nevyřeší.</numerusform>
        <numerusform>I když žádný bod není mimo o víc než {mm} mm, je u {n} dvojic sporné, zda se vidí: to žádná pečlivost při kreslení nevyřeší.</numerusform>
        <numerusform>I když žádný bod není mimo o víc než {mm} mm, je u {n} dvojic sporné, zda se vidí: to žádná pečlivost při kreslení nevyřeší.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/dispute_curve.py" />
      <source>The distance of {n} pair(s) stays disputed then.</source>
      <translation>
        <numerusform>U {n} dvojice je pak sporná vzdálenost.</numerusform>
        <numerusform>U {n} dvojic je pak sporná vzdálenost.</numerusform>
        <numerusform>U {n} dvojic je pak sporná vzdálenost.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/making_warnings.py" />
      <source>A figure's base does not fit on {field}: the largest circle in it is {n} mm wide.</source>
      <translation>Podstavec figurky se nevejde na {field}: největší kruh na něm má průměr {n} mm.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/making_warnings.py" />
      <source>A figure's base does not fit on {field}: the largest circle in it is {n} mm wide; half of the fields have room for {m} mm or more.</source>
      <translation>Podstavec figurky se nevejde na {field}: největší kruh v něm má průměr {n} mm; polovina polí má místo pro {m} mm nebo víc.</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/making_warnings.py" />
      <source>A figure's base does not fit on {n} of {all} fields: the largest circle in {field} is {mm} mm wide.</source>
      <translation>
        <numerusform>Podstavec figurky se nevejde na {n} z {all} polí: největší kruh v poli {field} má průměr {mm} mm.</numerusform>
        <numerusform>Podstavec figurky se nevejde na {n} z {all} polí: největší kruh v poli {field} má průměr {mm} mm.</numerusform>
        <numerusform>Podstavec figurky se nevejde na {n} z {all} polí: největší kruh v poli {field} má průměr {mm} mm.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/making_warnings.py" />
      <source>Drawn to {mm} mm, the sight of {n} pair(s) is disputed; {field} is in {k} of them.</source>
      <translation>
        <numerusform>Při přesnosti kresby {mm} mm je u {n} dvojice sporné, zda se vidí; {field} je v {k} z nich.</numerusform>
        <numerusform>Při přesnosti kresby {mm} mm je u {n} dvojic sporné, zda se vidí; {field} je v {k} z nich.</numerusform>
        <numerusform>Při přesnosti kresby {mm} mm je u {n} dvojic sporné, zda se vidí; {field} je v {k} z nich.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/making_warnings.py" />
      <source>Rule {rule} decides no pair of this board: {why}.</source>
      <translation>Pravidlo {rule} na tomto plánu nerozhoduje o žádné dvojici: {why}.</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/making_warnings.py" />
      <source>Rule {rule} decides {n} pair(s) of this board: {why}.</source>
      <translation>
        <numerusform>Pravidlo {rule} na tomto plánu rozhoduje o {n} dvojici: {why}.</numerusform>
        <numerusform>Pravidlo {rule} na tomto plánu rozhoduje o {n} dvojicích: {why}.</numerusform>
        <numerusform>Pravidlo {rule} na tomto plánu rozhoduje o {n} dvojicích: {why}.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/making_warnings.py" />
      <source>What stands on {field} is printed {n} mm high.</source>
      <translation>To, co stojí na {field}, je vytištěno vysoké {n} mm.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/making_warnings.py" />
      <source>What stands on {field} is printed {n} mm high; half of all are {m} mm or more.</source>
      <translation>Popis na poli {field} se vytiskne {n} mm vysoký; polovina všech má {m} mm nebo víc.</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/making_warnings.py" />
      <source>What stands on {n} of {all} fields is printed less than {mm} mm high; lowest is {field}, {low} mm.</source>
      <translation>
        <numerusform>Popis {n} z {all} polí se vytiskne nižší než {mm} mm; nejnižší je {field}, {low} mm.</numerusform>
        <numerusform>Popis {n} z {all} polí se vytiskne nižší než {mm} mm; nejnižší je {field}, {low} mm.</numerusform>
        <numerusform>Popis {n} z {all} polí se vytiskne nižší než {mm} mm; nejnižší je {field}, {low} mm.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/making_warnings.py" />
      <source>no field on it is {kind}</source>
      <translation>nemá žádné pole druhu {kind}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/making_warnings.py" />
      <source>no field on it lies above another</source>
      <translation>žádné jeho pole neleží nad jiným</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/making_warnings.py" />
      <source>wherever it applies, another rule gives an answer as good</source>
      <translation>kdekoli platí, dává jiné pravidlo stejně dobrou odpověď</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/making_warnings.py" />
      <source>whoever is in one building has a line of sight there</source>
      <translation>kdo je v jedné budově, ten tam má přímku pohledu</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/making_warnings.py" />
      <source>{field} blocks sight and hides nothing.</source>
      <translation>{field} brání výhledu a nic neskrývá.</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/making_warnings.py" />
      <source>{field} blocks sight, and {n} pair(s) would have another answer without it.</source>
      <translation>
        <numerusform>{field} brání výhledu a bez něj by měla jinou odpověď {n} dvojice.</numerusform>
        <numerusform>{field} brání výhledu a bez něj by měly jinou odpověď {n} dvojice.</numerusform>
        <numerusform>{field} brání výhledu a bez něj by mělo jinou odpověď {n} dvojic.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/making_warnings.py" />
      <source>{what} No obstacle decides more than {n} pair(s).</source>
      <translation>
        <numerusform>{what} Žádná překážka nerozhoduje o více než {n} dvojici.</numerusform>
        <numerusform>{what} Žádná překážka nerozhoduje o více než {n} dvojicích.</numerusform>
        <numerusform>{what} Žádná překážka nerozhoduje o více než {n} dvojicích.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/odds.py" />
      <source>a bag cannot hold {n} tokens '{token}'</source>
      <translation>v pytlíku nemůže být {n} žetonů „{token}“</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/odds.py" />
      <source>the bag has no tokens '{token}'; it has: {known}</source>
      <translation>v pytlíku nejsou žetony „{token}“; jsou v něm: {known}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/odds.py" />
      <source>the bag has no tokens, so nothing can be drawn from it</source>
      <translation>v pytlíku nejsou žádné žetony, takže z něj nelze nic vytáhnout</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/odds.py" />
      <source>the bag has {n} tokens; odds are for {most} at most</source>
      <translation>v pytlíku je {n} žetonů; pravděpodobnosti se počítají nejvýš pro {most}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/odds_words.py" />
      <source>Distance {n}, in percent:</source>
      <translation>Vzdálenost {n}, v procentech:</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/odds_words.py" />
      <source>Unseen: hits and is not revealed. Spoilt: would hit, and misses all the same.</source>
      <translation>Nespatřen: zasáhne a není odhalen. Zmařen: zasáhl by, a přesto mine.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/odds_words.py" />
      <source>With a bag of {tokens}:</source>
      <translation>S pytlíkem, v němž je {tokens}:</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/odds_words.py" />
      <source>distance {far} and beyond, {n} pair(s)</source>
      <translation>
        <numerusform>vzdálenost {far} a dál, {n} dvojice</numerusform>
        <numerusform>vzdálenost {far} a dál, {n} dvojice</numerusform>
        <numerusform>vzdálenost {far} a dál, {n} dvojic</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/odds_words.py" />
      <source>distance {far}, {n} pair(s)</source>
      <translation>
        <numerusform>vzdálenost {far}, {n} dvojice</numerusform>
        <numerusform>vzdálenost {far}, {n} dvojice</numerusform>
        <numerusform>vzdálenost {far}, {n} dvojic</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/odds_words.py" />
      <source>distance {n}</source>
      <translation>vzdálenost {n}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/odds_words.py" />
      <source>distance {n} and beyond</source>
      <translation>vzdálenost {n} a dál</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/odds_words.py" />
      <source>hits</source>
      <translation>zásah</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/odds_words.py" />
      <source>revealed</source>
      <translation>odhalen</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/odds_words.py" />
      <source>spoilt</source>
      <translation>zmařen</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/odds_words.py" />
      <source>tokens</source>
      <translation>žetony</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/odds_words.py" />
      <source>too few</source>
      <translation>příliš málo</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/odds_words.py" />
      <source>unseen</source>
      <translation>nespatřen</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/odds_words.py" />
      <source>{far}: no draw hits</source>
      <translation>{far}: žádný tah nezasáhne</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/odds_words.py" />
      <source>{far}: the best draw is {tokens}: it hits in {hit} %, unseen in {unseen} %; it is spoilt in {spoiled} %, revealed in {reveal} %</source>
      <translation>{far}: nejlepší je táhnout {tokens}: zasáhne v {hit} % případů, nespatřen v {unseen} %; zmařen je v {spoiled} %, odhalen v {reveal} %</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/odds_words.py" />
      <source>{n} {token}</source>
      <translation>{n}× {token}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/play_warnings.py" />
      <source>No way leads from {place} to {others}.</source>
      <translation>Z pole {place} nevede žádná cesta na {others}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/play_warnings.py" />
      <source>No way leads to {place} from any entry or start.</source>
      <translation>Na {place} nevede cesta z žádného pole vstupu ani startu.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/play_warnings.py" />
      <source>No way leads to {place} from {others}.</source>
      <translation>Na {place} nevede žádná cesta z polí {others}.</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/play_warnings.py" />
      <source>The board lies open: {n} of its {all} fields see {share} % of the others or more; {field} sees most, {most}.</source>
      <translation>
        <numerusform>Plán je otevřený: {n} z jeho {all} polí vidí {share} % ostatních nebo víc; nejvíc vidí {field}, {most}.</numerusform>
        <numerusform>Plán je otevřený: {n} z jeho {all} polí vidí {share} % ostatních nebo víc; nejvíc vidí {field}, {most}.</numerusform>
        <numerusform>Plán je otevřený: {n} z jeho {all} polí vidí {share} % ostatních nebo víc; nejvíc vidí {field}, {most}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/play_warnings.py" />
      <source>{end} is {n} turn(s) from {start} ({mover}); half of such ways take {m} or more.</source>
      <translation>
        <numerusform>{end} je {n} tah od pole {start} ({mover}); polovina takových cest trvá {m} nebo víc.</numerusform>
        <numerusform>{end} je {n} tahy od pole {start} ({mover}); polovina takových cest trvá {m} nebo víc.</numerusform>
        <numerusform>{end} je {n} tahů od pole {start} ({mover}); polovina takových cest trvá {m} nebo víc.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/play_warnings.py" />
      <source>{field} is the only way to {n} of {all} fields.</source>
      <translation>{field} je jediná cesta na {n} z {all} polí.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/play_warnings.py" />
      <source>{field} sees {n} of {all} fields; half of the fields see {m} or fewer.</source>
      <translation>{field} vidí {n} z {all} polí; polovina polí jich vidí {m} nebo méně.</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/play_warnings.py" />
      <source>{objective} can be shot at from {n} field(s); no other from more than {m}.</source>
      <translation>
        <numerusform>Na {objective} lze střílet z {n} pole; na žádný jiný úkol z více než {m}.</numerusform>
        <numerusform>Na {objective} lze střílet z {n} polí; na žádný jiný úkol z více než {m}.</numerusform>
        <numerusform>Na {objective} lze střílet z {n} polí; na žádný jiný úkol z více než {m}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/play_warnings.py" />
      <source>{objective} can be shot at from {n} field(s); the middle one of the objectives from {m}.</source>
      <translation>
        <numerusform>Na {objective} lze střílet z {n} pole; na prostřední z úkolů z {m}.</numerusform>
        <numerusform>Na {objective} lze střílet z {n} polí; na prostřední z úkolů z {m}.</numerusform>
        <numerusform>Na {objective} lze střílet z {n} polí; na prostřední z úkolů z {m}.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/play_warnings.py" />
      <source>{objective} has {n} ways in.</source>
      <translation>Počet cest na {objective}: {n}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/play_warnings.py" />
      <source>{objective} is a dead end: the only way to it leads over {gate}.</source>
      <translation>{objective} je slepá ulička: jediná cesta tam vede přes {gate}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/play_warnings.py" />
      <source>{place} ({movers})</source>
      <translation>{place} ({movers})</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/play_warnings.py" />
      <source>{sector} lies open: half of its fields are seen from {n} others or more; of the whole board from {m}.</source>
      <translation>{sector} je otevřená: na polovinu jejích polí je vidět z {n} jiných nebo z více; na celém plánu z {m}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/play_warnings.py" />
      <source>{what} No other objective has fewer ways in than {m}.</source>
      <translation>{what} Žádný jiný úkol nemá méně cest než {m}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/play_warnings.py" />
      <source>{what} No other place cuts off more than {m}.</source>
      <translation>{what} Žádné jiné místo neodřízne víc než {m}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/play_warnings.py" />
      <source>{what} {more}</source>
      <translation>{what} {more}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report.py" />
      <source>errors of the map leave open where figures can step</source>
      <translation>kvůli chybám mapy není jisté, kam mohou figurky vkročit</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report.py" />
      <source>it takes long on a map of more than {n} fields, and was not asked for</source>
      <translation>na mapě s více než {n} poli trvá dlouho a nikdo se na to neptal</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report.py" />
      <source>it was not asked for</source>
      <translation>nebylo požadováno</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report.py" />
      <source>one field makes no pair</source>
      <translation>jedno pole netvoří dvojici</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report.py" />
      <source>the ruleset has no bag of tokens</source>
      <translation>pravidla nemají pytlík žetonů</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report.py" />
      <source>the ruleset has no lines of sight</source>
      <translation>pravidla neznají výhled</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report.py" />
      <source>the ruleset has nobody who makes a noise</source>
      <translation>podle pravidel nikdo nedělá hluk</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>A noisy move over a field is heard from {least} to {most} others, {median} at the median.</source>
      <translation>Hlučný pohyb přes pole je slyšet z {least} až {most} jiných polí, medián je {median}.</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>A noisy move over any field is heard from {n} other(s).</source>
      <translation>
        <numerusform>Hlučný pohyb přes kterékoli pole je slyšet z {n} jiného.</numerusform>
        <numerusform>Hlučný pohyb přes kterékoli pole je slyšet z {n} jiných.</numerusform>
        <numerusform>Hlučný pohyb přes kterékoli pole je slyšet z {n} jiných.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>Errors of the map leave out: {things}.</source>
      <translation>Chyby mapy vynechávají: {things}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>Every field for figures is seen from some start.</source>
      <translation>Na každé pole pro figurky je vidět z některého startu.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>Exposure: a field is seen from {least} to {most} others, {median} at the median; from most is {worst}.</source>
      <translation>Odkrytost: na pole je vidět z {least} až {most} jiných, medián je {median}; z nejvíce na pole {worst}.</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>Exposure: every field is seen from {n} other(s).</source>
      <translation>
        <numerusform>Odkrytost: na každé pole je vidět z {n} jiného.</numerusform>
        <numerusform>Odkrytost: na každé pole je vidět ze {n} jiných.</numerusform>
        <numerusform>Odkrytost: na každé pole je vidět z {n} jiných.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>Exposure: no field sees another.</source>
      <translation>Odkrytost: z žádného pole není vidět na jiné.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>Figures can stand on none of them.</source>
      <translation>Na žádném z nich nemohou figurky stát.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>Left out: {part}: {why}.</source>
      <translation>Vynecháno: {part}: {why}.</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>No start sees {n} field(s): {fields}.</source>
      <translation>
        <numerusform>Ze startů není vidět na {n} pole: {fields}.</numerusform>
        <numerusform>Ze startů není vidět na {n} pole: {fields}.</numerusform>
        <numerusform>Ze startů není vidět na {n} polí: {fields}.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <location filename="mapkit/illustrate/report/exposure.py" />
      <source>Of no field it is certain that no start sees it.</source>
      <translation>O žádném poli není jisté, že na ně není vidět z žádného startu.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>The longest lanes, with their shot distances: {lanes}.</source>
      <translation>Nejdelší výhledy se vzdáleností střelby: {lanes}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>The map lacks {marks}: what depends on them is not measured.</source>
      <translation>Mapě chybí {marks}: co na nich závisí, se neměří.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>choke points</source>
      <translation>úzká místa</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>danger on the ways</source>
      <translation>nebezpečí na cestách</translation>
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
      <translation>pole vstupu</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>errors of the map may change the figures of these warnings</source>
      <translation>chyby mapy mohou čísla těchto varování změnit</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>exposure</source>
      <translation>odkrytost</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>exposure on the way</source>
      <translation>odkrytost cesty</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>field(s) {names}</source>
      <translation>
        <numerusform>pole {names}</numerusform>
        <numerusform>pole {names}</numerusform>
        <numerusform>pole {names}</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>fields cut off without it</source>
      <translation>pole bez něj odříznutá</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>fields that are the only way to others</source>
      <translation>pole, která jsou jedinou cestou na jiná</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>fields that no start sees</source>
      <translation>pole, na která není vidět ze startů</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>fields within a turn</source>
      <translation>pole na dosah jednoho tahu</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>fields within two turns</source>
      <translation>pole na dosah dvou tahů</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>heard from</source>
      <translation>je slyšet z polí</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>hearing</source>
      <translation>slyšitelnost</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>marker(s) {names}</source>
      <translation>
        <numerusform>značku {names}</numerusform>
        <numerusform>značky {names}</numerusform>
        <numerusform>značky {names}</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>objectives</source>
      <translation>úkoly</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>odds</source>
      <translation>pravděpodobnosti</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>pairs disputed in distance</source>
      <translation>dvojice se spornou vzdáleností</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <location filename="mapkit/illustrate/report/report_pages.py" />
      <source>pairs disputed in sight</source>
      <translation>dvojic sporných v pohledu</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>parts of the board</source>
      <translation>části plánu</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>portal(s) {names}</source>
      <translation>
        <numerusform>průchod {names}</numerusform>
        <numerusform>průchody {names}</numerusform>
        <numerusform>průchody {names}</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>room for figures</source>
      <translation>místo pro figurky</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>rules that are made use of</source>
      <translation>pravidla, která se uplatní</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>seen from</source>
      <translation>je vidět z polí</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>seen from, at most</source>
      <translation>je vidět nejvýše z polí</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>seen from, at the median</source>
      <translation>je vidět z polí, medián</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>shortest ways over it</source>
      <translation>nejkratší cesty přes něj</translation>
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
      <translation>nejdelší výhled</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>turns</source>
      <translation>tahy</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>turns among squads</source>
      <translation>tahy mezi oddíly</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>ways</source>
      <translation>cesty</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>{attribute} {value}: {n} field(s) ({kinds}).</source>
      <translation>
        <numerusform>{attribute} {value}: {n} pole ({kinds}).</numerusform>
        <numerusform>{attribute} {value}: {n} pole ({kinds}).</numerusform>
        <numerusform>{attribute} {value}: {n} polí ({kinds}).</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>{group}: {least} to {most}, {median} at the median; most {worst}</source>
      <translation>{group}: {least} až {most}, medián {median}; nejvíce {worst}</translation>
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
        <numerusform>{name}: {n} pole.</numerusform>
        <numerusform>{name}: {n} polí.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>{n} field(s) may be heard from more: errors of the map leave that open</source>
      <translation>
        <numerusform>{n} pole může být slyšet z více polí: kvůli chybám mapy to není jisté</numerusform>
        <numerusform>{n} pole mohou být slyšet z více polí: kvůli chybám mapy to není jisté</numerusform>
        <numerusform>{n} polí může být slyšet z více polí: kvůli chybám mapy to není jisté</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/report_sentences.py" />
      <source>{n} field(s) may be seen from more: errors of the map leave that open</source>
      <translation>
        <numerusform>na {n} pole může být vidět z více polí: kvůli chybám mapy to není jisté</numerusform>
        <numerusform>na {n} pole může být vidět z více polí: kvůli chybám mapy to není jisté</numerusform>
        <numerusform>na {n} polí může být vidět z více polí: kvůli chybám mapy to není jisté</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/short_lists.py" />
      <location filename="mapkit/editor/import_map/findings.py" />
      <location filename="mapkit/mapfile/problems.py" />
      <source>{n} more</source>
      <translation>další ({n})</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/warnings.py" />
      <location filename="mapkit/editor/sight/report_panel.py" />
      <location filename="mapkit/illustrate/report/report_pages.py" />
      <source>No warnings.</source>
      <translation>Žádná varování.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/warnings.py" />
      <source>The map silences {what}, and there is no such warning.</source>
      <translation>Mapa umlčuje {what}, a takové varování není.</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/warnings.py" />
      <source>{n} silenced warning(s).</source>
      <translation>
        <numerusform>{n} umlčené varování.</numerusform>
        <numerusform>{n} umlčená varování.</numerusform>
        <numerusform>{n} umlčených varování.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/warnings.py" />
      <source>{n} warning(s).</source>
      <translation>
        <numerusform>{n} varování.</numerusform>
        <numerusform>{n} varování.</numerusform>
        <numerusform>{n} varování.</numerusform>
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
      <translation>Úzká místa, jediná cesta na některá pole: {fields}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/ways_words.py" />
      <source>From the entries of other sectors to the objectives</source>
      <translation>Z polí vstupu jiných oblastí k úkolům</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/ways_words.py" />
      <source>From the starts to the objectives</source>
      <translation>Ze startů k úkolům</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/ways_words.py" />
      <source>Not among these turns: {n} pair(s) of an entry and an objective in one sector. The sniper may not enter by the sector of his objective.</source>
      <translation>
        <numerusform>V těchto tazích není {n} dvojice pole vstupu a úkolu v téže oblasti. Odstřelovač nesmí vstoupit v oblasti svého úkolu.</numerusform>
        <numerusform>V těchto tazích nejsou {n} dvojice pole vstupu a úkolu v téže oblasti. Odstřelovač nesmí vstoupit v oblasti svého úkolu.</numerusform>
        <numerusform>V těchto tazích není {n} dvojic pole vstupu a úkolu v téže oblasti. Odstřelovač nesmí vstoupit v oblasti svého úkolu.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/ways_words.py" />
      <source>Shortest ways lead most often over {fields}.</source>
      <translation>Nejkratší cesty vedou nejčastěji přes {fields}.</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/ways_words.py" />
      <source>The board is in {n} parts that no step joins; fields in each: {sizes}.</source>
      <translation>
        <numerusform>Plán má {n} část o polích: {sizes}.</numerusform>
        <numerusform>Plán má {n} části, které žádný krok nespojuje; počty polí: {sizes}.</numerusform>
        <numerusform>Plán má {n} částí, které žádný krok nespojuje; počty polí: {sizes}.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/ways_words.py" />
      <source>The most exposed shortest way leads from {start} to {end}: its fields have an exposure of {mean} on average.</source>
      <translation>Nejodkrytější nejkratší cesta vede z {start} na {end}: odkrytost jejích polí je průměrně {mean}.</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/ways_words.py" />
      <source>and {n} more without a way</source>
      <translation>
        <numerusform>a {n} další bez cesty</numerusform>
        <numerusform>a {n} další bez cesty</numerusform>
        <numerusform>a {n} dalších bez cesty</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/ways_words.py" />
      <source>no way from {start} to {end}</source>
      <translation>z {start} na {end} nevede žádná cesta</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/ways_words.py" />
      <source>no way from {start} to {end} while the squads are on their starts</source>
      <translation>dokud stojí oddíly na startech, z {start} na {end} nevede žádná cesta</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/ways_words.py" />
      <source>{least} to {most} turns, {median} at the median</source>
      <translation>tahů {least} až {most}, medián {median}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/ways_words.py" />
      <source>{mover}: other fields within a turn: {one} at the median; within two turns: {two}.</source>
      <translation>{mover}: jiných polí v dosahu jednoho tahu: medián {one}; dvou tahů: {two}.</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/ways_words.py" />
      <source>{n} field(s) left out: errors of the map may change what lies within a turn or two</source>
      <translation>
        <numerusform>vynecháno {n} pole: chyby mapy mohou změnit, kam se z něj dojde za tah nebo dva</numerusform>
        <numerusform>vynechána {n} pole: chyby mapy mohou změnit, kam se z nich dojde za tah nebo dva</numerusform>
        <numerusform>vynecháno {n} polí: chyby mapy mohou změnit, kam se z nich dojde za tah nebo dva</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/ways_words.py" />
      <source>{n} turn(s)</source>
      <translation>
        <numerusform>{n} tah</numerusform>
        <numerusform>{n} tahy</numerusform>
        <numerusform>{n} tahů</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/measures/ways_words.py" />
      <source>{n} way(s) left out: errors of the map may change how long they take</source>
      <translation>
        <numerusform>vynechána {n} cesta: chyby mapy mohou změnit, jak dlouho trvá</numerusform>
        <numerusform>vynechány {n} cesty: chyby mapy mohou změnit, jak dlouho trvají</numerusform>
        <numerusform>vynecháno {n} cest: chyby mapy mohou změnit, jak dlouho trvají</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/measures/ways_words.py" />
      <source>{what}, among squads: {turns}</source>
      <translation>{what}, mezi oddíly: {turns}</translation>
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
        <numerusform>{mover} vstupující na pole {field} se při počtu kroků {allowance} dostane na {n} pole.</numerusform>
        <numerusform>{mover} vstupující na pole {field} se při počtu kroků {allowance} dostane na {n} pole.</numerusform>
        <numerusform>{mover} vstupující na pole {field} se při počtu kroků {allowance} dostane na {n} polí.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/move_sentences.py" />
      <source>A {mover} may move {route}: {count}, {cost} of {allowance}.</source>
      <translation>{mover} smí jít {route}: {count}, kroků {cost} z {allowance}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/move_sentences.py" />
      <source>A {mover} may not move {route}:</source>
      <translation>{mover} nesmí jít {route}:</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/move_sentences.py" />
      <source>A {mover} on field {field} can get to {n} field(s) with an allowance of {allowance}.</source>
      <translation>
        <numerusform>{mover} na poli {field} se při počtu kroků {allowance} dostane na {n} pole.</numerusform>
        <numerusform>{mover} na poli {field} se při počtu kroků {allowance} dostane na {n} pole.</numerusform>
        <numerusform>{mover} na poli {field} se při počtu kroků {allowance} dostane na {n} polí.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/move_sentences.py" />
      <source>It makes noise, but no field borders on the path.</source>
      <translation>Pohyb způsobí hluk, ale s cestou nesousedí žádné pole.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/move_sentences.py" />
      <source>Nobody hears it: a move of {count} makes no noise.</source>
      <translation>Nikdo ho neslyší: pohyb na {count} nezpůsobí hluk.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/move_sentences.py" />
      <source>The unit on {unit} does not hear it.</source>
      <translation>Jednotka na poli {unit} ho neslyší.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/move_sentences.py" />
      <source>The unit on {unit} hears it, next to {near}.</source>
      <translation>Jednotka na poli {unit} ho slyší, sousedí s {near}.</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/move_sentences.py" />
      <source>Units on {n} field(s) hear it: {fields}.</source>
      <translation>
        <numerusform>Slyší ho jednotky na {n} poli: {fields}.</numerusform>
        <numerusform>Slyší ho jednotky na {n} polích: {fields}.</numerusform>
        <numerusform>Slyší ho jednotky na {n} polích: {fields}.</numerusform>
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
        <numerusform>{n} pole</numerusform>
        <numerusform>{n} polí</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/move_sentences.py" />
      <source>{n} field(s) at range {high} from field {field}.</source>
      <translation>
        <numerusform>{n} pole ve vzdálenosti {high} od pole {field}.</numerusform>
        <numerusform>{n} pole ve vzdálenosti {high} od pole {field}.</numerusform>
        <numerusform>{n} polí ve vzdálenosti {high} od pole {field}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/move_sentences.py" />
      <source>{n} field(s) at range {low} to {high} from field {field}.</source>
      <translation>
        <numerusform>{n} pole ve vzdálenosti {low} až {high} od pole {field}.</numerusform>
        <numerusform>{n} pole ve vzdálenosti {low} až {high} od pole {field}.</numerusform>
        <numerusform>{n} polí ve vzdálenosti {low} až {high} od pole {field}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/move_sentences.py" />
      <source>{n} more field(s) on the path, or where nobody can stand, would hear it: {fields}.</source>
      <translation>
        <numerusform>Slyšelo by ho i {n} další pole na cestě nebo tam, kde nikdo nemůže stát: {fields}.</numerusform>
        <numerusform>Slyšela by ho i {n} další pole na cestě nebo tam, kde nikdo nemůže stát: {fields}.</numerusform>
        <numerusform>Slyšelo by ho i {n} dalších polí na cestě nebo tam, kde nikdo nemůže stát: {fields}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/move_sentences.py" />
      <source>{n} point(s), only to pass: {fields}</source>
      <translation>
        <numerusform>{n} bod, jen průchod: {fields}</numerusform>
        <numerusform>{n} body, jen průchod: {fields}</numerusform>
        <numerusform>{n} bodů, jen průchod: {fields}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/move_sentences.py" />
      <source>{n} point(s): {fields}</source>
      <translation>
        <numerusform>{n} bod: {fields}</numerusform>
        <numerusform>{n} body: {fields}</numerusform>
        <numerusform>{n} bodů: {fields}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/move_sentences.py" />
      <source>{n} step(s) (heard): {fields}</source>
      <translation>
        <numerusform>{n} krok (slyšitelný): {fields}</numerusform>
        <numerusform>{n} kroky (slyšitelné): {fields}</numerusform>
        <numerusform>{n} kroků (slyšitelných): {fields}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/move_sentences.py" />
      <source>{n} step(s), only to pass: {fields}</source>
      <translation>
        <numerusform>{n} krok, jen projít: {fields}</numerusform>
        <numerusform>{n} kroky, jen projít: {fields}</numerusform>
        <numerusform>{n} kroků, jen projít: {fields}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/move_sentences.py" />
      <source>{n} step(s): {fields}</source>
      <translation>
        <numerusform>{n} krok: {fields}</numerusform>
        <numerusform>{n} kroky: {fields}</numerusform>
        <numerusform>{n} kroků: {fields}</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/names.py" />
      <location filename="mapkit/board/disputes.py" />
      <location filename="mapkit/cli/lazy.py" />
      <source> or </source>
      <translation> nebo </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/names.py" />
      <source>'{text}' could be any of {n} fields: {fields}. Give one field's id.</source>
      <translation>„{text}“ může být kterékoli z {n} polí: {fields}. Uveďte id jednoho pole.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/names.py" />
      <source>; and {n} more</source>
      <translation>; a ještě {n}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/names.py" />
      <source>no field lies at {point} mm; the board measures {width} by {height} mm, counted from its top left corner.</source>
      <translation>na {point} mm žádné pole neleží; herní plán měří {width} × {height} mm, počítáno od levého horního rohu.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/names.py" />
      <source>no field of this map is called '{name}'. Give a field's id, its name, what is printed on it (objective 4, red officer, white entry) or a point in mm (120,85).</source>
      <translation>žádné pole této mapy se nejmenuje „{name}“. Uveďte id pole, jeho název, co je na něm vytištěno (úkol 4, červený důstojník, bílé pole vstupu), nebo bod v mm (120,85).</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/names.py" />
      <source>no field of this map is called '{name}'; did you mean {near}?</source>
      <translation>žádné pole této mapy se nejmenuje „{name}“; nemysleli jste {near}?</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/names.py" />
      <source>{values} {label}</source>
      <translation>{label}: {values}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/open_figures.py" />
      <source>not known: allowance of {mover}</source>
      <translation>není známo: kolik smí utratit {mover}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/open_figures.py" />
      <source>not known: cost of {kinds} for {mover}</source>
      <translation>není známo: kolik stojí {kinds}, jde-li {mover}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/open_figures.py" />
      <source>say how much it may spend, for example  --points 6</source>
      <translation>řekněte, kolik smí utratit, například  --points 6</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/open_figures.py" />
      <source>the ruleset {ruleset} leaves it open; the map or a ruleset of your own can fill it in</source>
      <translation>pravidla {ruleset} to nechávají otevřené; doplnit to může mapa nebo vlastní pravidla</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/play_sentences.py" />
      <source>A defender on {unit} that moves towards {about} may end on:</source>
      <translation>Obránce na poli {unit}, který jde k cíli ({about}), může skončit na polích:</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/play_sentences.py" />
      <source>A defender on {unit}, distracted by the sniper on {about}, may end on:</source>
      <translation>Obránce na poli {unit}, kterého odlákal odstřelovač na poli {about}, může skončit na polích:</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/play_sentences.py" />
      <source>A defender summoned to {about} is put on:</source>
      <translation>Obránce přivolaný na pole {about} se postaví na pole:</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/play_sentences.py" />
      <source>A fallen defender of squad {about} comes back on:</source>
      <translation>Oddíl {about}: padlý obránce se vrací na pole:</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/play_sentences.py" />
      <source>A shotgun fired on {about} hits:</source>
      <translation>Výstřel z brokovnice na poli {about} zasáhne pole:</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/play_sentences.py" />
      <source>A unit on {about} searches its own field and up to two others of:</source>
      <translation>Jednotka na poli {about} prohledá své pole a až dvě další z polí:</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/play_sentences.py" />
      <source>By recon a defender on {about} finds the sniper on:</source>
      <translation>Průzkumem najde obránce na poli {about} odstřelovače na polích:</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/play_sentences.py" />
      <source>By searching a defender on {about} finds the sniper on:</source>
      <translation>Pátráním najde obránce na poli {about} odstřelovače na polích:</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/play_sentences.py" />
      <source>Of squad {about} a unit may be deployed ({role}) on:</source>
      <translation>Oddíl {about}: jednotku ({role}) lze povolat na pole:</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/play_sentences.py" />
      <source>Regroup card {card}, sniper last known in sector {about}:</source>
      <translation>Karta přeskupení {card}, poslední známá oblast: {about}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/play_sentences.py" />
      <source>The defenders farthest from {about}:</source>
      <translation>Obránci nejdále od {about}:</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/play_sentences.py" />
      <source>The defenders nearest to {about}:</source>
      <translation>Obránci nejblíže k {about}:</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/play_sentences.py" />
      <source>The unguarded access fields nearest to {about}, of kind {kind}:</source>
      <translation>Nehlídaná přístupová pole nejblíže k {about}, typ {kind}:</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/play_sentences.py" />
      <source>The unguarded access fields nearest to {about}:</source>
      <translation>Nehlídaná přístupová pole nejblíže k {about}:</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/play_sentences.py" />
      <source>distance {n}: {fields}</source>
      <translation>vzdálenost {n}: {fields}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/play_sentences.py" />
      <location filename="mapkit/editor/canvas/keyboard_cursor.py" />
      <location filename="mapkit/editor/tools/marker_tool.py" />
      <source>no field</source>
      <translation>žádné pole</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/play_sentences.py" />
      <source>{field} calls {units}</source>
      <translation>{field} povolává {units}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/reach.py" />
      <location filename="mapkit/board/play.py" />
      <source>a figure cannot move fewer than 0 fields</source>
      <translation>figurka nemůže jít o méně než 0 polí</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source> (page {page})</source>
      <translation> (strana {page})</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>Beam {width} wide.</source>
      <translation>Paprsek široký {width}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>Either of these rules gives the answer. {rules}.</source>
      <translation>Odpověď dává kterékoli z těchto pravidel. {rules}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>Field {a} does not see field {b}: they meet only along a line of no width, which runs past a corner or along an edge, and that does not count (choice grazing: blocks).</source>
      <translation>Pole {a} nevidí pole {b}: spojuje je jen přímka bez šířky, která vede kolem rohu nebo podél hrany, a ta se nepočítá (volba „přímky, které se jen dotýkají“: zakrývá).</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>Field {a} does not see field {b}: {why}.</source>
      <translation>Pole {a} nevidí pole {b}: {why}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>Field {a} sees field {b} at distance {distance}, along a line of no width; lines of some width go {over}.</source>
      <translation>Pole {a} vidí pole {b} na vzdálenost {distance} po přímce bez šířky; širší přímky vedou {over}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>Field {a} sees field {b} {over}.</source>
      <translation>Pole {a} vidí pole {b} {over}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>Field {a} sees field {b} {over}; only along a line of no width, which runs past a corner or along an edge (choice grazing: sees).</source>
      <translation>Pole {a} vidí pole {b} {over}; jen po přímce bez šířky, která vede kolem rohu nebo podél hrany (volba „přímky, které se jen dotýkají“: vidí).</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>Field {a} sees itself at distance 1.</source>
      <translation>Pole {a} vidí samo sebe na vzdálenost 1.</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/sentences.py" />
      <source>It turns on the corner(s) at {places} mm.</source>
      <translation>
        <numerusform>Rozhoduje roh {places} mm.</numerusform>
        <numerusform>Rozhodují rohy {places} mm.</numerusform>
        <numerusform>Rozhodují rohy {places} mm.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>No rule allows it. {rules}.</source>
      <translation>Žádné pravidlo to nedovoluje. {rules}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>Otherwise the distance would be {distance}.</source>
      <translation>Jinak by vzdálenost byla {distance}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>Rule {rule}.</source>
      <translation>Pravidlo {rule}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>The distance is disputed: {why}.</source>
      <translation>Vzdálenost je sporná: {why}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>The nearest miss cuts only {depth}, less than this map's tolerance of {tolerance} mm.</source>
      <translation>Nejtěsnější minutí zasahuje jen {depth}, méně než tolerance této mapy {tolerance} mm.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>The nearest miss cuts {depth}.</source>
      <translation>Nejtěsnější minutí zasahuje {depth}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>The nearest miss cuts {depth}. That is more than this map's tolerance of {tolerance} mm, so nothing is disputed.</source>
      <translation>Nejtěsnější minutí zasahuje {depth}. To je víc než tolerance této mapy {tolerance} mm, takže sporné není nic.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>The nearest miss goes through the point where blockers touch.</source>
      <translation>Nejtěsnější minutí vede bodem, kde se překážející pole dotýkají.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>The sight is disputed: {why}.</source>
      <translation>Viditelnost je sporná: {why}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>There is no near miss: every line leaves the board.</source>
      <translation>Těsné minutí není: každá přímka opouští herní plán.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>This map is a reconstruction from the rules: the answer holds for this drawing and claims nothing about the printed board.</source>
      <translation>Tato mapa je rekonstrukce podle pravidel: odpověď platí pro tuto kresbu a o tištěném plánu nic netvrdí.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>This map was traced from a picture: the answer is as exact as the tracing.</source>
      <translation>Tato mapa byla obkreslena z obrázku: odpověď je tak přesná jako obkreslení.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>at distance 1: nothing lies in between</source>
      <translation>na vzdálenost 1: nic mezi nimi neleží</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>every line leaves the board or crosses a hole in it</source>
      <translation>každá přímka opouští plán nebo vede přes díru v něm</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>every line passes through {fields}</source>
      <translation>každé přímce stojí v cestě {fields}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>no line between them crosses an open field, and the rule asks for one</source>
      <translation>žádná přímka mezi nimi nevede přes venkovní pole, které pravidlo žádá</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>no line joins them</source>
      <translation>žádná přímka je nespojuje</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>one lies on top of the other, and such fields never see each other</source>
      <translation>jedno leží nad druhým a taková pole se nikdy nevidí</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>over {kinds} fields only ({rule})</source>
      <translation>jen přes pole druhu {kinds} ({rule})</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/sentences.py" />
      <source>over {n} fields: {fields}</source>
      <translation>
        <numerusform>přes {n} pole: {fields}</numerusform>
        <numerusform>přes {n} pole: {fields}</numerusform>
        <numerusform>přes {n} polí: {fields}</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>{depth} deep</source>
      <translation>do hloubky {depth}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>{depth} into {fields}</source>
      <translation>{depth} do polí {fields}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>{depth} into {field}</source>
      <translation>{depth} do pole {field}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>{kind} field {field}</source>
      <translation>{kind} pole {field}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/sentences.py" />
      <source>{where} every line passes through {fields}</source>
      <translation>{where} stojí každé přímce v cestě {fields}</translation>
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
      <translation>{mover} nikdy nevstupuje na pole {field} ({kind})</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/steps.py" />
      <source>no {portal} joins {start} to {end}</source>
      <translation>mezi {start} a {end} chybí spojení ({portal})</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/steps.py" />
      <source>nobody enters {field} ({kind})</source>
      <translation>na pole {field} nikdo nevstupuje ({kind})</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/steps.py" />
      <source>the ruleset {ruleset} has no mover '{mover}' (it has: {known})</source>
      <translation>pravidla {ruleset} nemají figurku „{mover}“ (mají: {known})</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/steps.py" />
      <source>the {portal} {id} separates {start} from {end}</source>
      <translation>{portal} {id} odděluje {start} od {end}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/steps.py" />
      <source>{end} is the field the figure stands on</source>
      <translation>na poli {end} figurka už stojí</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/steps.py" />
      <source>{start} and {end} share no boundary</source>
      <translation>{start} a {end} nemají společnou hranici</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/string_places.py" />
      <source>The line of the other answer, {distance}, runs from {ax}, {ay} to {bx}, {by} mm.</source>
      <translation>Přímka druhé odpovědi, {distance}, vede z bodu {ax}; {ay} do bodu {bx}; {by} mm.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/string_places.py" />
      <source>To check it, lay a string from {ax}, {ay} to {bx}, {by} mm, counted from the board's top left corner. On the border of {a} that is {place_a}; on that of {b}, {place_b}.</source>
      <translation>Pro kontrolu napněte provázek z bodu {ax}; {ay} do bodu {bx}; {by} mm, měřeno od levého horního rohu plánu. Na hranici pole {a} je to {place_a}; na hranici pole {b} {place_b}.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/string_places.py" />
      <source>at the {corner}</source>
      <translation>přímo v rohu {corner}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/string_places.py" />
      <source>bottom corner</source>
      <translation>dole</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/string_places.py" />
      <source>bottom left corner</source>
      <translation>vlevo dole</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/string_places.py" />
      <source>bottom right corner</source>
      <translation>vpravo dole</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/string_places.py" />
      <source>corner at {x}, {y} mm</source>
      <translation>na {x}; {y} mm</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/string_places.py" />
      <source>corner with {fields}</source>
      <translation>s poli {fields}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/string_places.py" />
      <source>left corner</source>
      <translation>vlevo</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/string_places.py" />
      <source>right corner</source>
      <translation>vpravo</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/string_places.py" />
      <source>top corner</source>
      <translation>nahoře</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/string_places.py" />
      <source>top left corner</source>
      <translation>vlevo nahoře</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/string_places.py" />
      <source>top right corner</source>
      <translation>vpravo nahoře</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/string_places.py" />
      <source>{away} mm from the {corner} towards the {towards}</source>
      <translation>{away} mm od rohu {corner} směrem k rohu {towards}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <location filename="mapkit/cli/commands/trace.py" />
      <source>  {n} more, all with --json</source>
      <translation>  a další, těch je {n}; všechny vypíše --json</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>, IoU {mean} on average, {least} at least</source>
      <translation>, IoU průměrně {mean}, nejméně {least}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>; their borders are {mean} mm apart on average, 95 % within {most} mm</source>
      <translation>; jejich hranice se liší průměrně o {mean} mm, z 95 % nejvýše o {most} mm</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>Another distance, disputed in neither map:</source>
      <translation>Jiná vzdálenost, sporná v žádné z map:</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>Another verdict, disputed in neither map:</source>
      <translation>Jiný verdikt, sporný v žádné z map:</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>Borders: {both} pairs of fields border on each other in both maps, of {before} in the first and {after} in the second.</source>
      <translation>Hranice: v obou mapách spolu sousedí {both} dvojic polí, z {before} v první a {after} v druhé.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>Nothing differs.</source>
      <translation>Žádný rozdíl.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>Sight: of {n} pairs of matched fields, {differing} have another answer; {disputed} of these are disputed in one of the maps.</source>
      <translation>Viditelnost: z {n} dvojic spárovaných polí má {differing} jinou odpověď; {disputed} z nich je v některé z map sporných.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>The boards have other sizes, {before} and {after}: places are compared in mm from the top left corner.</source>
      <translation>Plány mají různé rozměry, {before} a {after}: místa se porovnávají v mm od levého horního rohu.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>The maps are played by other rules or choices, so their sight is not compared.</source>
      <translation>Mapy se hrají podle různých pravidel nebo voleb, viditelnost se proto neporovnává.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>{a} and {b} in the first map alone</source>
      <translation>{a} a {b} jen v první mapě</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>{a} and {b} in the second map alone</source>
      <translation>{a} a {b} jen v druhé mapě</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>{a} to {b}: {was} in the first map, {now} in the second</source>
      <translation>{a} na {b}: v první mapě {was}, v druhé {now}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>{before} and {after}: {what} is {was} in the first map, {now} in the second</source>
      <translation>{before} a {after}: {what} – v první mapě {was}, v druhé {now}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>{fields}: {was} in the first map, {now} in the second</source>
      <translation>{fields}: v první mapě {was}, v druhé {now}</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>{fields}: {what} in the first map alone</source>
      <translation>{fields}: {what} jen v první mapě</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>{fields}: {what} in the second map alone</source>
      <translation>{fields}: {what} jen v druhé mapě</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>{field}, where the other map has none</source>
      <translation>{field}, kde druhá mapa žádné nemá</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>{field}, which lies on {fields} there</source>
      <translation>{field}, které tam leží na {fields}</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>{n} field(s) of the first map without a match:</source>
      <translation>
        <numerusform>{n} pole první mapy bez protějšku:</numerusform>
        <numerusform>{n} pole první mapy bez protějšku:</numerusform>
        <numerusform>{n} polí první mapy bez protějšku:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>{n} field(s) of the second map without a match:</source>
      <translation>
        <numerusform>{n} pole druhé mapy bez protějšku:</numerusform>
        <numerusform>{n} pole druhé mapy bez protějšku:</numerusform>
        <numerusform>{n} polí druhé mapy bez protějšku:</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>{n} of {before} fields of the first map match one of the {after} of the second</source>
      <translation>{n} z {before} polí první mapy má protějšek mezi {after} poli druhé</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>{n} other marker(s):</source>
      <translation>
        <numerusform>{n} jiná značka:</numerusform>
        <numerusform>{n} jiné značky:</numerusform>
        <numerusform>{n} jiných značek:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>{n} other portal(s):</source>
      <translation>
        <numerusform>{n} jiný průchod:</numerusform>
        <numerusform>{n} jiné průchody:</numerusform>
        <numerusform>{n} jiných průchodů:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/analysis/tracing_sentences.py" />
      <source>{n} other value(s) of matched fields:</source>
      <translation>
        <numerusform>{n} jiná hodnota spárovaných polí:</numerusform>
        <numerusform>{n} jiné hodnoty spárovaných polí:</numerusform>
        <numerusform>{n} jiných hodnot spárovaných polí:</numerusform>
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
      <translation>{below} leží pod {above} a přímka podle {rule} prochází vrchem.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/tunnels.py" />
      <source>{below} lies below {above}, and a line by {rule} passes below.</source>
      <translation>{below} leží pod {above} a přímka podle {rule} prochází spodem.</translation>
    </message>
    <message>
      <location filename="mapkit/analysis/tunnels.py" />
      <source>{below} lies below {above}: lines by {ground} pass below, lines by {upper} above; all others are blocked there.</source>
      <translation>{below} leží pod {above}: přímky podle {ground} procházejí spodem, přímky podle {upper} vrchem; všem ostatním je tam cesta zastavena.</translation>
    </message>
    <message>
      <location filename="mapkit/board/board.py" />
      <source>a radius in mm is a number such as 25, not {given}</source>
      <translation>dosah v mm je číslo, například 25, ne {given}</translation>
    </message>
    <message>
      <location filename="mapkit/board/board.py" />
      <source>networkx is not installed: pip install networkx</source>
      <translation>networkx není nainstalován: pip install networkx</translation>
    </message>
    <message>
      <location filename="mapkit/board/board.py" />
      <source>the ruleset {ruleset} has no lines of sight, so there is no secret map</source>
      <translation>pravidla {ruleset} nemají přímou viditelnost, není tedy žádná tajná mapa</translation>
    </message>
    <message>
      <location filename="mapkit/board/board.py" />
      <location filename="mapkit/board/prints.py" />
      <source>the ruleset {ruleset} has no lines of sight, so there is nothing to answer</source>
      <translation>pravidla {ruleset} nemají přímou viditelnost, není tedy na co odpovědět</translation>
    </message>
    <message>
      <location filename="mapkit/board/board.py" />
      <source>the ruleset {ruleset} has no sight and no noise, so there is nothing to answer</source>
      <translation>pravidla {ruleset} neznají viditelnost ani hluk, takže není na co odpovědět</translation>
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
      <translation>{map}: nelze přečíst celou</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/board/disputes.py" />
      <source>, {n} cause(s).</source>
      <translation>
        <numerusform>, {n} příčina.</numerusform>
        <numerusform>, {n} příčiny.</numerusform>
        <numerusform>, {n} příčin.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/board/disputes.py" />
      <source>not seen</source>
      <translation>není vidět</translation>
    </message>
    <message>
      <location filename="mapkit/board/disputes.py" />
      <source>{answer} either way</source>
      <translation>{answer} v každém případě</translation>
    </message>
    <message>
      <location filename="mapkit/board/disputes.py" />
      <location filename="mapkit/board/prints.py" />
      <location filename="mapkit/drawing/disputes.py" />
      <location filename="mapkit/editor/sight/sight_panel.py" />
      <location filename="mapkit/illustrate/report/making.py" />
      <source>{a} and {b}</source>
      <translation>{a} a {b}</translation>
    </message>
    <message>
      <location filename="mapkit/board/disputes.py" />
      <source>{a} and {b}: {answers}</source>
      <translation>{a} a {b}: {answers}</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/board/disputes.py" />
      <source>{n} disputed pair(s)</source>
      <translation>
        <numerusform>{n} sporná dvojice</numerusform>
        <numerusform>{n} sporné dvojice</numerusform>
        <numerusform>{n} sporných dvojic</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/board/disputes.py" />
      <source>{n} more pair(s)</source>
      <translation>
        <numerusform>{n} další dvojice</numerusform>
        <numerusform>{n} další dvojice</numerusform>
        <numerusform>{n} dalších dvojic</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/board/disputes.py" />
      <location filename="mapkit/board/prints.py" />
      <source>{pairs}: distance {why}.</source>
      <translation>{pairs}: vzdálenost {why}.</translation>
    </message>
    <message>
      <location filename="mapkit/board/disputes.py" />
      <location filename="mapkit/board/prints.py" />
      <source>{pairs}: sight: {why}.</source>
      <translation>{pairs}: viditelnost: {why}.</translation>
    </message>
    <message>
      <location filename="mapkit/board/drafts.py" />
      <source>Draft {number}: {figures}, after {changes}.</source>
      <translation>Návrh {number}: {figures}; {changes}.</translation>
    </message>
    <message>
      <location filename="mapkit/board/drafts.py" />
      <source>No draft reaches the goal; these come nearest.</source>
      <translation>Žádný návrh cíle nedosahuje; tyto jsou mu nejblíž.</translation>
    </message>
    <message>
      <location filename="mapkit/board/drafts.py" />
      <source>No draft that is nearer to the goal was found.</source>
      <translation>Nenašel se žádný návrh, který je cíli blíž.</translation>
    </message>
    <message>
      <location filename="mapkit/board/drafts.py" />
      <source>No move of {within} mm in all hides them from each other.</source>
      <translation>Žádný posun o celkem {within} mm je jedno před druhým neskryje.</translation>
    </message>
    <message>
      <location filename="mapkit/board/drafts.py" />
      <source>No move of {within} mm in all lets them see each other.</source>
      <translation>Žádný posun o celkem {within} mm jim nedovolí se navzájem vidět.</translation>
    </message>
    <message>
      <location filename="mapkit/board/drafts.py" />
      <source>No move of {within} mm in all settles {a} and {b}.</source>
      <translation>Žádný posun o celkem {within} mm spor polí {a} a {b} nerozhodne.</translation>
    </message>
    <message>
      <location filename="mapkit/board/drafts.py" />
      <source>No obstacle and no bend of {within} mm hides it.</source>
      <translation>Neskryje ho žádná překážka ani ohyb o {within} mm.</translation>
    </message>
    <message>
      <location filename="mapkit/board/drafts.py" />
      <source>The goal is reached.</source>
      <translation>Cíl je splněn.</translation>
    </message>
    <message>
      <location filename="mapkit/board/drafts.py" />
      <source>The map reaches the goal already: {figures}.</source>
      <translation>Mapa cíl splňuje už teď: {figures}.</translation>
    </message>
    <message>
      <location filename="mapkit/board/drafts.py" />
      <source>The map: {figures}.</source>
      <translation>Mapa: {figures}.</translation>
    </message>
    <message>
      <location filename="mapkit/board/drafts.py" />
      <source>The search was stopped early.</source>
      <translation>Hledání bylo přerušeno.</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/board/drafts.py" />
      <source>{field} is seen from {n} field(s).</source>
      <translation>
        <numerusform>Pole {field} je vidět z {n} pole.</numerusform>
        <numerusform>Pole {field} je vidět ze {n} polí.</numerusform>
        <numerusform>Pole {field} je vidět z {n} polí.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/board/drafts.py" />
      <source>{n} came to no change.</source>
      <translation>
        <numerusform>{n} nevedla k žádné změně.</numerusform>
        <numerusform>{n} nevedly k žádné změně.</numerusform>
        <numerusform>{n} nevedlo k žádné změně.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/board/drafts.py" />
      <source>{n} change(s)</source>
      <translation>
        <numerusform>{n} změna</numerusform>
        <numerusform>{n} změny</numerusform>
        <numerusform>{n} změn</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/board/drafts.py" />
      <source>{n} variant(s) tried.</source>
      <translation>
        <numerusform>Vyzkoušena {n} varianta.</numerusform>
        <numerusform>Vyzkoušeny {n} varianty.</numerusform>
        <numerusform>Vyzkoušeno {n} variant.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/board/drafts.py" />
      <source>{n} way(s) to settle {a} and {b}:</source>
      <translation>
        <numerusform>{n} způsob, jak rozhodnout spor polí {a} a {b}:</numerusform>
        <numerusform>{n} způsoby, jak rozhodnout spor polí {a} a {b}:</numerusform>
        <numerusform>{n} způsobů, jak rozhodnout spor polí {a} a {b}:</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/board/game_tables.py" />
      <source>no game can be set up on the map {map}: {lacks}</source>
      <translation>na mapě {map} nelze připravit hru: {lacks}</translation>
    </message>
    <message>
      <location filename="mapkit/board/game_tables.py" />
      <source>no squad has a start</source>
      <translation>žádný oddíl nemá výchozí pole</translation>
    </message>
    <message>
      <location filename="mapkit/board/game_tables.py" />
      <source>the ruleset {ruleset} is of another game: games are played by the rules of Sniper Elite, with a sniper, squads, objectives, entries and a bag of tokens</source>
      <translation>pravidla {ruleset} jsou pro jinou hru: hraje se podle pravidel Sniper Elite, s odstřelovačem, oddíly, úkoly, poli vstupu a pytlíkem žetonů</translation>
    </message>
    <message>
      <location filename="mapkit/board/game_tables.py" />
      <source>the {squad} squad needs one start of an officer</source>
      <translation>oddíl {squad} potřebuje jedno výchozí pole důstojníka</translation>
    </message>
    <message>
      <location filename="mapkit/board/game_tables.py" />
      <source>there are no two objectives in different sectors</source>
      <translation>nejsou tu dva úkoly v různých oblastech</translation>
    </message>
    <message>
      <location filename="mapkit/board/game_tables.py" />
      <source>there is no entry for the sniper</source>
      <translation>není tu žádné pole vstupu pro odstřelovače</translation>
    </message>
    <message>
      <location filename="mapkit/board/game_tables.py" />
      <source>with objectives {a} and {b} no entry is open</source>
      <translation>s úkoly {a} a {b} není otevřené žádné pole vstupu</translation>
    </message>
    <message>
      <location filename="mapkit/board/moves.py" />
      <source>Range {low} to {high} from {field}</source>
      <translation>Vzdálenost {low} až {high} od {field}</translation>
    </message>
    <message>
      <location filename="mapkit/board/opening.py" />
      <source>did you mean {near}, which ships with mapkit?</source>
      <translation>nemysleli jste {near}, mapu dodanou s mapkitem?</translation>
    </message>
    <message>
      <location filename="mapkit/board/opening.py" />
      <source>the maps that ship with mapkit are: {names}</source>
      <translation>mapy dodané s mapkitem: {names}</translation>
    </message>
    <message>
      <location filename="mapkit/board/play.py" />
      <source>an officer or a soldier is deployed, not '{role}'</source>
      <translation>povolává se officer nebo soldier (důstojník nebo vojín), ne „{role}“</translation>
    </message>
    <message>
      <location filename="mapkit/board/play.py" />
      <source>say where the defenders stand</source>
      <translation>uveďte, kde stojí obránci</translation>
    </message>
    <message>
      <location filename="mapkit/board/play.py" />
      <source>the map has no marks of card '{card}' (it has: {known})</source>
      <translation>mapa nemá značky karty „{card}“ (má: {known})</translation>
    </message>
    <message>
      <location filename="mapkit/board/play.py" />
      <source>the map has no sector '{name}' (it has: {known})</source>
      <translation>mapa nemá oblast „{name}“ (má: {known})</translation>
    </message>
    <message>
      <location filename="mapkit/board/play.py" />
      <source>the ruleset {ruleset} has no kind '{kind}' (it has: {known})</source>
      <translation>pravidla {ruleset} nemají typ „{kind}“ (mají: {known})</translation>
    </message>
    <message>
      <location filename="mapkit/board/play.py" />
      <source>the ruleset {ruleset} has no lines of sight</source>
      <translation>pravidla {ruleset} nemají přímou viditelnost</translation>
    </message>
    <message>
      <location filename="mapkit/board/prints.py" />
      <source>The map has errors. Fields left out: {fields}. Pairs of which sight is not known: {pairs}.</source>
      <translation>Mapa má chyby. Vynechaná pole: {fields}. Dvojice, u nichž není viditelnost známa: {pairs}.</translation>
    </message>
    <message>
      <location filename="mapkit/board/prints.py" />
      <source>nothing lies on the cards, so there are no pieces</source>
      <translation>na kartách nic neleží, takže nejsou žádné dílky</translation>
    </message>
    <message>
      <location filename="mapkit/board/prints.py" />
      <source>the map has no fields, so there is nothing to print</source>
      <translation>mapa nemá žádná pole, takže není co tisknout</translation>
    </message>
    <message>
      <location filename="mapkit/board/report.py" />
      <source>the report of this map has no measure '{measure}'; it has: {known}</source>
      <translation>zpráva o této mapě nemá míru '{measure}'; má: {known}</translation>
    </message>
    <message>
      <location filename="mapkit/board/simulation.py" />
      <source>both sets of games have the seed {seed}, so they are no two samples; give one of them another seed</source>
      <translation>obě sady her mají semínko {seed}, takže to nejsou dva vzorky; dejte jedné jiné semínko</translation>
    </message>
    <message>
      <location filename="mapkit/board/simulation.py" />
      <source>stopped before any game was finished</source>
      <translation>zastaveno dřív, než skončila první hra</translation>
    </message>
    <message>
      <location filename="mapkit/cli/board_picture.py" />
      <source>'{text}' is not a resolution; give 10 to 2400 dots per inch</source>
      <translation>„{text}“ není rozlišení; uveďte 10 až 2400 bodů na palec</translation>
    </message>
    <message>
      <location filename="mapkit/cli/board_picture.py" />
      <source>one sheet or many: leave out --paper or --sheets (paper=, sheets=)</source>
      <translation>jeden list, nebo mnoho: vynechte --paper nebo --sheets (paper=, sheets=)</translation>
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
      <translation>tabulky viditelnosti</translation>
    </message>
    <message>
      <location filename="mapkit/cli/board_picture.py" />
      <source>the board is drawn at {percent} of its true size</source>
      <translation>plán je nakreslen v měřítku {percent} skutečné velikosti</translation>
    </message>
    <message>
      <location filename="mapkit/cli/board_picture.py" />
      <source>the secret map is one sheet: give --paper, not --sheets</source>
      <translation>tajná mapa je na jednom listu: zadejte --paper, ne --sheets</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/board_picture.py" />
      <source>{n} sheet(s), {columns} × {rows}, at the true size of the board</source>
      <translation>
        <numerusform>{n} list, {columns} × {rows}, ve skutečné velikosti plánu</numerusform>
        <numerusform>{n} listy, {columns} × {rows}, ve skutečné velikosti plánu</numerusform>
        <numerusform>{n} listů, {columns} × {rows}, ve skutečné velikosti plánu</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/cli/check_formats.py" />
      <source>, {n} could not be read</source>
      <translation>, nelze přečíst: {n}</translation>
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
      <translation>opraveno: {what}</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/check_formats.py" />
      <source>{n} file(s): {total}</source>
      <translation>
        <numerusform>{n} soubor: {total}</numerusform>
        <numerusform>{n} soubory: {total}</numerusform>
        <numerusform>{n} souborů: {total}</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/cli/command.py" />
      <location filename="mapkit/editor/dialogs/start_page.py" />
      <source>Examples</source>
      <translation>Příklady</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/booklet.py" />
      <source>A picture for each field, with the shot distance in every field that is seen, and the same as a list; by sector, with an index by number, name, objective and start, and what is disputed.</source>
      <translation>Pro každé pole obrázek se vzdáleností střelby v každém poli, které je vidět, a totéž jako seznam; podle oblastí, s rejstříkem podle čísel, názvů, úkolů a startů, a s tím, co je sporné.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/booklet.py" />
      <source>Print what every field sees, to settle disputes at a table without a computer.</source>
      <translation>Vytiskne, co je vidět z každého pole, aby se spory u stolu rozhodly bez počítače.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/booklet.py" />
      <location filename="mapkit/cli/commands/cards.py" />
      <location filename="mapkit/cli/commands/report.py" />
      <location filename="mapkit/cli/commands/simulate.py" />
      <source>The paper of your printer.</source>
      <translation>Papír ve vaší tiskárně.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/booklet.py" />
      <source>Where to write the PDF. The map's id with -booklet.pdf by default.</source>
      <translation>Kam zapsat PDF. Výchozí je id mapy s -booklet.pdf.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/booklet.py" />
      <location filename="mapkit/cli/commands/cards.py" />
      <source>Without colours.</source>
      <translation>Bez barev.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/booklet.py" />
      <location filename="mapkit/cli/commands/report.py" />
      <location filename="mapkit/cli/commands/build.py" />
      <location filename="mapkit/cli/commands/export.py" />
      <source>Write what the map's errors do not affect, and list what is missing.</source>
      <translation>Zapsat to, čeho se chyby mapy netýkají, a vypsat, co chybí.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/booklet.py" />
      <source>close calls</source>
      <translation>těsné případy</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/build.py" />
      <source>--dense and --form {form} contradict each other</source>
      <translation>--dense a --form {form} si odporují</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/build.py" />
      <source>--within has a form of its own; leave out --form, --dense, --witnesses and --partial</source>
      <translation>--within má vlastní tvar; vynechte --form, --dense, --witnesses a --partial</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/build.py" />
      <source>Add a line for each pair with sight.</source>
      <translation>Ke každé dvojici, která se vidí, přidat přímku.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/build.py" />
      <source>Add the outlines of the fields.</source>
      <translation>Přidat obrysy polí.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/build.py" />
      <source>Adjacent, matching, passable and stacked fields, steps with their costs, buildings, access fields, walking distances, and sight with its distance and rule for every pair. The form is described in docs/tables-json.md and by `mapkit schema tables`. The same as `mapkit export --to tables`, to standard output.</source>
      <translation>Pole sousedící, sousedící stejného typu, průchozí a ležící nad sebou, kroky a co stojí, budovy, přístupová pole, vzdálenosti chůze a pro každou dvojici viditelnost se vzdáleností a pravidlem. Tvar popisuje docs/tables-json.md a `mapkit schema tables`. Totéž co `mapkit export --to tables`, ale na standardní výstup.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/build.py" />
      <source>For maps of many thousands of fields: ask only about the sight of fields whose nearest points are no farther apart.</source>
      <translation>Pro mapy s mnoha tisíci polí: ptá se jen na viditelnost polí, jejichž nejbližší body nejsou od sebe dál.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/build.py" />
      <source>Ids everywhere, for people and tests (the default), or small, for programs, or in blocks of which a program reads a part, for maps of thousands of fields.</source>
      <translation>Všude id, pro lidi a testy (expanded, výchozí), malý soubor pro programy (dense), nebo po blocích, z nichž program čte jen část, pro mapy s tisíci poli (blocks).</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/build.py" />
      <source>One entry per line, for people and for diff.</source>
      <translation>Každá položka na svém řádku, pro lidi a pro diff.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/build.py" />
      <source>The same as --form dense.</source>
      <translation>Totéž co --form dense.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/build.py" />
      <source>With --within, time and memory follow the pairs asked about. The tables say which these are: a pair that was not asked about is not blocked, it is not known. What is finished is kept beside the output until all is: the same command goes on from there.</source>
      <translation>S --within rostou čas a paměť s počtem dotázaných dvojic. Tabulky říkají, které to jsou: dvojice, na kterou se nikdo neptal, není zakrytá, není známá. Co je hotovo, zůstává vedle výstupu, dokud není hotovo vše: stejný příkaz odtud pokračuje.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/build.py" />
      <source>Write all tables of a map as JSON for a play engine.</source>
      <translation>Zapíše všechny tabulky mapy jako JSON pro herní program.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/cards.py" />
      <source>Each is 63 by 88 mm, nine to a sheet, with the field marked on the board and seen from near. These are aids for this map, not the cards of a printed game.</source>
      <translation>Každá má 63 × 88 mm, devět na list, s polem vyznačeným na plánu a zblízka. Jsou to pomůcky k této mapě, ne karty tištěné hry.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/cards.py" />
      <source>Print a small map for each objective and each regroup card, to be cut out.</source>
      <translation>Vytiskne malou mapu pro každý úkol a každou kartu přeskupení, k vystřižení.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/cards.py" />
      <source>Where to write the PDF. The map's id with -cards.pdf by default.</source>
      <translation>Kam zapsat PDF. Výchozí je id mapy s -cards.pdf.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/check.py" />
      <source>--fix repairs the file itself: it needs a file, not '-'</source>
      <translation>--fix opravuje sám soubor, potřebuje tedy soubor, ne '-'</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/check.py" />
      <source>--json and --format {form} contradict each other</source>
      <translation>--json a --format {form} si odporují</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/check.py" />
      <source>--watch changes no files: leave out --fix</source>
      <translation>--watch soubory nemění: vynechte --fix</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/check.py" />
      <source>--watch needs files, not '-'</source>
      <translation>--watch potřebuje soubory, ne „-“</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/check.py" />
      <source>--watch prints text for people: leave out --format {form}</source>
      <translation>--watch vypisuje text pro lidi: vynechte --format {form}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/check.py" />
      <source>A FILE may also be a pattern such as 'maps/*.yaml', or a folder: then all maps and rulesets in it are checked. mapkit tells maps from rulesets by their contents.</source>
      <translation>SOUBOR může být i vzor, například „maps/*.yaml“, nebo složka: pak se zkontrolují všechny mapy a pravidla v ní. Mapy od pravidel mapkit rozezná podle obsahu.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/check.py" />
      <source>Check again whenever a file is saved.</source>
      <translation>Zkontrolovat znovu po každém uložení souboru.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/check.py" />
      <source>Count warnings as errors in the exit code.</source>
      <translation>Pro návratový kód počítat varování jako chyby.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/check.py" />
      <source>Errors and warnings only, no notes.</source>
      <translation>Jen chyby a varování, žádné poznámky.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/check.py" />
      <source>Find everything that is wrong in maps and rulesets.</source>
      <translation>Najde v mapách a pravidlech všechno, co je špatně.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/check.py" />
      <source>Format of the answer; text by default.</source>
      <translation>Formát odpovědi; výchozí je text.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/check.py" />
      <source>Prints file:line:column, a code and what to do. The exit code is 0 for files without errors, 1 where one has errors (--strict: or warnings) and 4 where one cannot be read.</source>
      <translation>Vypisuje soubor:řádek:sloupec, kód a co udělat. Návratový kód je 0, když soubory nemají chyby, 1, když v některém chyby jsou (s --strict i varování), a 4, když některý nelze přečíst.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/check.py" />
      <source>Repair what can be repaired safely, in the file itself.</source>
      <translation>Opravit přímo v souboru to, co opravit bezpečně lze.</translation>
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
      <translation>Nahradit odpověď mapy na otázku, kterou pravidla nechávají otevřenou, například grazing=sees. Lze opakovat.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/check.py" />
      <source>Skip files that are neither maps nor rulesets.</source>
      <translation>Přeskočit soubory, které nejsou mapami ani pravidly.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/check.py" />
      <source>The board has to be symmetric in this way.</source>
      <translation>Deska musí být tímto způsobem souměrná.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/check.py" />
      <source>The map is not finished: missing markers are notes.</source>
      <translation>Mapa není hotová: chybějící značky jsou jen poznámky.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/check.py" />
      <source>Watching; Ctrl-C ends it.</source>
      <translation>Sledují se změny; ukončí je Ctrl-C.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/completion.py" />
      <source>Print the script that lets the Tab key complete commands and options.</source>
      <translation>Vypíše skript, s nímž klávesa Tab doplňuje příkazy a volby.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/compose.py" />
      <source>Cards lie at positions of a grid, turned by quarter turns and mirrored; elements on top change the kind and the attributes of a field. Fields are called after their card: c3.b2.</source>
      <translation>Karty leží na místech mřížky, otočené o čtvrtky a zrcadlené; prvky na nich mění druh a vlastnosti pole. Pole se jmenují podle své karty: c3.b2.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/compose.py" />
      <source>Complete half a layout, by a half turn or by swapping left and right.</source>
      <translation>Doplní polovinu rozložení, otočením o polovinu nebo záměnou levé a pravé strany.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/compose.py" />
      <source>LAYOUT</source>
      <translation>ROZLOŽENÍ</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/compose.py" />
      <source>Lay a board of cards, each a map of its own, as LAYOUT says.</source>
      <translation>Složí desku z karet, z nichž každá je sama mapou, jak říká LAYOUT.</translation>
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
      <translation>Otevře, co mapa nebo rozložení uvádí mimo svou složku: pravidla, obrázky, karty.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/compose.py" />
      <source>Print the cards too, each as often as the layout has it: a PDF to cut apart.</source>
      <translation>Vytiskne i karty, každou tolikrát, kolikrát v rozložení leží: PDF k rozstříhání.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/compose.py" />
      <source>Print what lies on the cards too: a PDF of pieces to cut out, one for each element.</source>
      <translation>Vytiskne i to, co leží na kartách: PDF s dílky k vystřižení, jeden na každý prvek.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/compose.py" />
      <source>The map to write; - is standard output.</source>
      <translation>Mapa, která se zapíše; - je standardní výstup.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/compose.py" />
      <source>The paper of the cards and the pieces.</source>
      <translation>Papír karet a dílků.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/compose.py" />
      <source>two outputs have one name: give each its own</source>
      <translation>dva výstupy mají stejné jméno: dejte každému jiné</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/compose.py" />
      <location filename="mapkit/cli/commands/edit.py" />
      <location filename="mapkit/cli/output.py" />
      <source>wrote {path}</source>
      <translation>zapsáno: {path}</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/commands/compose.py" />
      <source>{n} card(s), {fields} fields</source>
      <translation>
        <numerusform>{n} karta, {fields} polí</numerusform>
        <numerusform>{n} karty, {fields} polí</numerusform>
        <numerusform>{n} karet, {fields} polí</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/compose.py" />
      <source>{path} has errors</source>
      <translation>{path} má chyby</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/compose.py" />
      <source>{path} has no cards yet</source>
      <translation>{path} ještě nemá karty</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/deploy.py" />
      <location filename="mapkit/cli/commands/distraction.py" />
      <location filename="mapkit/cli/commands/solo.py" />
      <source>A defender stands there. Repeatable.</source>
      <translation>Stojí tam obránce. Lze opakovat.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/deploy.py" />
      <location filename="mapkit/cli/commands/solo.py" />
      <source>SQUAD</source>
      <translation>ODDÍL</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/deploy.py" />
      <source>Show where an officer or a soldier of SQUAD may be deployed.</source>
      <translation>Řekne, kam lze povolat důstojníka nebo vojína oddílu ODDÍL.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/deploy.py" />
      <source>The officer may be anywhere (Radio Operator).</source>
      <translation>Důstojník smí být kdekoli (karta Radio Operator).</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/deploy.py" />
      <source>Where the squad's officer stands; a soldier is deployed beside him.</source>
      <translation>Kde stojí důstojník oddílu; vojín se povolává vedle něj.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/diff.py" />
      <source>Compare what is drawn, not the answers.</source>
      <translation>Porovnat jen kresbu, ne odpovědi.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/diff.py" />
      <source>Draw the borders of both maps, with --match shapes; the ending gives the format.</source>
      <translation>Nakreslit hranice obou map, s --match shapes; formát udává přípona.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/diff.py" />
      <source>Nothing changed.</source>
      <translation>Nic se nezměnilo.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/diff.py" />
      <source>Show which fields, relations and sight answers changed between two versions of a map.</source>
      <translation>Řekne, která pole, vztahy a odpovědi o viditelnosti se mezi dvěma verzemi mapy změnily.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/diff.py" />
      <source>The exit code is 0 where nothing changed and 1 where something did. Maps with errors can only be compared with --no-tables.</source>
      <translation>Návratový kód je 0, když se nic nezměnilo, a 1, když se něco změnilo. Mapy s chybami lze porovnat jen s --no-tables.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/diff.py" />
      <source>Which fields are the same: of one id; or, in two tracings, those that overlap most.</source>
      <translation>Která pole jsou táž: ta se stejným id, nebo ve dvou obkresleních ta, která se nejvíc překrývají.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/diff.py" />
      <source>With --match shapes the maps are two tracings of one board: fields are matched by what they cover, whatever their ids, and it tells how far borders are apart.</source>
      <translation>S --match shapes jsou mapy dvě obkreslení téhož plánu: pole se párují podle toho, co pokrývají, bez ohledu na id, a vypíše se, o kolik se hranice liší.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/diff.py" />
      <source>only two tracings have a picture: add --match shapes</source>
      <translation>obrázek mají jen dvě obkreslení: přidejte --match shapes</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/disputes.py" />
      <source>At most this many, nearest first.</source>
      <translation>Nejvýš tolik, nejtěsnější jako první.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/disputes.py" />
      <source>Each entry gives both answers. Redraw these places before printing: sight or distance there depends on a line of no width, or on less than the map's tolerance.</source>
      <translation>U každé položky jsou obě odpovědi. Taková místa před tiskem překreslete: viditelnost nebo vzdálenost tam závisí na přímce bez šířky nebo na méně než toleranci mapy.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/disputes.py" />
      <source>How far a drawn point may be off, in mm, instead of what the map says.</source>
      <translation>O kolik mm smí být nakreslený bod mimo, místo toho, co říká mapa.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/disputes.py" />
      <location filename="mapkit/cli/commands/odds.py" />
      <location filename="mapkit/cli/commands/improve.py" />
      <location filename="mapkit/cli/commands/reach.py" />
      <location filename="mapkit/cli/commands/solo.py" />
      <location filename="mapkit/cli/commands/simulate.py" />
      <source>INTEGER RANGE</source>
      <translation>CELÉ ČÍSLO</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/disputes.py" />
      <source>List the pairs of fields whose answer is disputed, by the corner, edge or beam in question.</source>
      <translation>Vypíše dvojice polí, u nichž je odpověď sporná, podle rohu, hrany nebo paprsku, který o ní rozhoduje.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/disputes.py" />
      <source>Only disputes about sight itself, or only about distance.</source>
      <translation>Jen spory o samotnou viditelnost (sight), nebo jen o vzdálenost (distance).</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/disputes.py" />
      <source>{n} more calls are not listed (--limit {limit}).</source>
      <translation>Nevypsáno zůstává: {n} (--limit {limit}).</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/distraction.py" />
      <source>It moves as far as a defender does; each field is listed with its shot distance.</source>
      <translation>Jde tak daleko jako obránce; u každého pole je uvedena vzdálenost střelby.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/distraction.py" />
      <source>SNIPER</source>
      <translation>ODSTŘELOVAČ</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/distraction.py" />
      <source>Show where the unit on UNIT may end when distracted: in sight of the sniper on SNIPER.</source>
      <translation>Řekne, kde může skončit odlákaná jednotka z pole JEDNOTKA: na dohled odstřelovači na poli ODSTŘELOVAČ.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/draw.py" />
      <source>Colour the fields by a number of `mapkit report`: exposure, starts, ways, hearing, room.</source>
      <translation>Obarví pole podle čísla z `mapkit report`: exposure, starts, ways, hearing, room.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/draw.py" />
      <source>Colours and materials of the picture; board by default.</source>
      <translation>Barvy a materiály obrázku; výchozí je board.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/draw.py" />
      <source>Divide the board over sheets of paper at its true size, in one PDF.</source>
      <translation>Rozdělit plán ve skutečné velikosti na listy papíru, v jednom PDF.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/draw.py" />
      <source>Dots per inch of a png, jpg or webp.</source>
      <translation>Bodů na palec pro png, jpg nebo webp.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/draw.py" />
      <source>Draw the board as a picture, or the small map that the sniper keeps.</source>
      <translation>Nakreslí herní plán jako obrázek, nebo malou tajnou mapu odstřelovače.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/draw.py" />
      <source>Draw what is printed on the fields.</source>
      <translation>Kreslit, co je na polích vytištěno.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/draw.py" />
      <source>Explain the symbols.</source>
      <translation>Vysvětlit značky v legendě.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/draw.py" />
      <source>Fit the picture on a sheet of paper; a5 by default for the secret map.</source>
      <translation>Vejít se s obrázkem na list papíru; u tajné mapy obvykle a5.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/draw.py" />
      <source>Format, if the file's ending does not give it.</source>
      <translation>Formát, když ho neurčuje přípona souboru.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/draw.py" />
      <source>MEASURE</source>
      <translation>MÍRA</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/draw.py" />
      <source>Mark what `mapkit check` finds.</source>
      <translation>Vyznačit, co najde `mapkit check`.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/draw.py" />
      <source>The sniper's small map: light, for print.</source>
      <translation>Malá tajná mapa odstřelovače: světlá, k tisku.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/draw.py" />
      <source>What to write on the fields.</source>
      <translation>Co napsat na pole.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/draw.py" />
      <source>Where to write; the ending gives the format. The map's id with .png by default.</source>
      <translation>Kam zapsat; formát určí přípona. Výchozí je id mapy s .png.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/draw.py" />
      <source>Write nothing on the fields.</source>
      <translation>Na pole nic nepsat.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/draw.py" />
      <source>a heat map stands alone: leave out --secret, --problems and --sheets</source>
      <translation>mapa měr stojí sama: vynechte --secret, --problems a --sheets</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/draw.py" />
      <source>standard output has no ending that gives the format: add --format svg</source>
      <translation>standardní výstup nemá příponu, která by určila formát: přidejte --format svg</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/draw.py" />
      <source>the secret map has one look: leave out --look or --secret</source>
      <translation>tajná mapa má jediný vzhled: vynechte --look, nebo --secret</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/draw.py" />
      <source>the secret map shows no problems: leave out --problems or --secret</source>
      <translation>tajná mapa neukazuje problémy: vynechte --problems, nebo --secret</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/edit.py" />
      <source>Add mapkit to the desktop's menu of programs, and open no window.</source>
      <translation>Zařadit mapkit do nabídky programů a neotvírat okno.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/edit.py" />
      <source>Open the editor: draw a board and see its sightlines.</source>
      <translation>Otevře editor: kreslete herní plán a dívejte se, kdo koho vidí.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/edit.py" />
      <source>Without MAP it opens the map of the last session, or the start page. A map that ships with mapkit opens as a copy.</source>
      <translation>Bez MAPY otevře mapu posledního sezení, nebo úvodní stránku. Mapa dodaná s mapkitem se otevře jako kopie.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/export.py" />
      <source>One of `mapkit formats`; if left out, the ending of FILE decides.</source>
      <translation>Jeden z `mapkit formats`; když chybí, rozhodne přípona SOUBORU.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/export.py" />
      <source>Where to write; - is standard output. Named after MAP by default. For a format of several files a folder, or a name that ends in .zip.</source>
      <translation>Kam zapsat; - je standardní výstup. Obvykle podle jména MAPY. U formátu o více souborech složka, nebo jméno končící na .zip.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/export.py" />
      <source>Write a map in another format: for a play engine, or as a picture.</source>
      <translation>Zapíše mapu v jiném formátu: pro herní program, nebo jako obrázek.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/export.py" />
      <source>a picture of the board shows no tables: leave out --partial and --choice</source>
      <translation>obrázek herního plánu neukazuje tabulky: vynechte --partial a --choice</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/export.py" />
      <source>no format has the ending .{ending}</source>
      <translation>žádný formát nemá příponu .{ending}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/export.py" />
      <source>none (see the README)</source>
      <translation>žádný (viz README)</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/export.py" />
      <source>several formats have the ending .{ending}</source>
      <translation>příponu .{ending} má víc formátů</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/export.py" />
      <source>there is no format {name!r}; there are: {known}</source>
      <translation>formát {name!r} neexistuje; existují: {known}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/export.py" />
      <source>which format? --to FORMAT; there are: {known}</source>
      <translation>jaký formát? --to FORMÁT; existují: {known}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/export.py" />
      <source>{problem}: --to FORMAT; there are: {known}</source>
      <translation>{problem}: --to FORMÁT; existují: {known}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/formats.py" />
      <source>Exporters and picture back ends may come from other packages; one that does not load is named on standard error and is missing from the list.</source>
      <translation>Exportéry a moduly obrázků mohou být i z jiných balíčků; který se nenačte, je uveden na chybovém výstupu a v seznamu chybí.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/formats.py" />
      <source>List the formats that are read and written, with the options of `mapkit export`.</source>
      <translation>Vypíše formáty, které se čtou a zapisují, s volbami pro `mapkit export`.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/formats.py" />
      <source>leaves out: {what}</source>
      <translation>vynechává: {what}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/formats.py" />
      <source>picture: draw, export --to {name}, --picture</source>
      <translation>obrázek: draw, export --to {name}, --picture</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/formats.py" />
      <source>read and written by every command; `mapkit schema map`</source>
      <translation>čtou a zapisují ho všechny příkazy; `mapkit schema map`</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/formats.py" />
      <source>read by `mapkit import`</source>
      <translation>čte ho `mapkit import`</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/formats.py" />
      <source>read by `mapkit import`: {summary}</source>
      <translation>čte `mapkit import`: {summary}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/hear.py" />
      <source>A unit stands there: show whether it hears the move. Repeatable.</source>
      <translation>Stojí tam jednotka: říct, jestli pohyb slyší. Lze opakovat.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/hear.py" />
      <source>PATH</source>
      <translation>CESTA</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/hear.py" />
      <source>PATH is the field it leaves, the fields it crosses and the field it reaches, one argument each or joined by &gt; or -&gt; in one. The exit code is 1 where the rules forbid the move.</source>
      <translation>CESTA je pole, z něhož vychází, pole, přes která jde, a pole, kam dojde: každé jako jeden argument, nebo v jednom spojená pomocí &gt; či -&gt;. Návratový kód je 1, když pravidla pohyb zakazují.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/hear.py" />
      <source>Show who hears a figure move along PATH, and whether the rules allow the move.</source>
      <translation>Řekne, kdo slyší figurku jít po CESTĚ a zda pravidla takový pohyb dovolují.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/hear.py" />
      <source>The figure comes from off the board onto the first field.</source>
      <translation>Figurka vstupuje na první pole zvenku.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/hear.py" />
      <source>Who moves.</source>
      <translation>Kdo jde.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/import_map.py" />
      <source> (measured; --join sets it)</source>
      <translation> (změřeno; nastavuje --join)</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/import_map.py" />
      <source>By how much borders may be simplified, and the map's tolerance.</source>
      <translation>O kolik se smějí hranice zjednodušit; zároveň tolerance mapy.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/import_map.py" />
      <source>FILE is in one of the formats that `mapkit formats` lists as read; a folder counts as one file, and - stands for standard input. What the map does not have is listed on standard error.</source>
      <translation>SOUBOR je v jednom z formátů, které `mapkit formats` uvádí jako čtené; složka platí za jeden soubor a - znamená standardní vstup. Co mapa nemá, se vypíše na standardní chybový výstup.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/import_map.py" />
      <location filename="mapkit/cli/commands/draw.py" />
      <source>FLOAT RANGE</source>
      <translation>ČÍSLO</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/import_map.py" />
      <location filename="mapkit/cli/commands/export.py" />
      <source>FORMAT</source>
      <translation>FORMÁT</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/import_map.py" />
      <source>How many mm a unit of the drawing is.</source>
      <translation>Kolik mm je jednotka kresby.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/import_map.py" />
      <source>One of `mapkit formats`; if left out, what FILE holds decides.</source>
      <translation>Jeden z `mapkit formats`; když chybí, rozhodne obsah SOUBORU.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/import_map.py" />
      <location filename="mapkit/cli/commands/export.py" />
      <source>Set an option of the format, as `mapkit formats` lists them. Repeatable.</source>
      <translation>Nastavit volbu formátu, jak je vypíše `mapkit formats`. Lze opakovat.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/import_map.py" />
      <source>Turn a file of another program into a map file.</source>
      <translation>Udělat ze souboru jiného programu soubor mapy.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/import_map.py" />
      <source>Up to which distance borders of neighbours become one; measured in the drawing if left out.</source>
      <translation>Do jaké vzdálenosti se hranice sousedů spojí v jednu; bez udání se změří v kresbě.</translation>
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
      <translation>HODNOTA</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/import_map.py" />
      <source>Width and height of the drawing on the board, in mm.</source>
      <translation>Šířka a výška kresby na plánu, v mm.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/import_map.py" />
      <location filename="mapkit/cli/commands/build.py" />
      <source>Write to a file instead of standard output.</source>
      <translation>Zapsat do souboru místo na standardní výstup.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/import_map.py" />
      <source>borders up to {join} mm apart became one{measured}: {area} mm² closed, none moved by more than {moved} mm</source>
      <translation>hranice vzdálené do {join} mm se spojily{measured}: uzavřeno {area} mm², žádná se neposunula o víc než {moved} mm</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/commands/import_map.py" />
      <source>holes made for {n} field(s) within others</source>
      <translation>
        <numerusform>otvory pro {n} pole uvnitř jiných</numerusform>
        <numerusform>otvory pro {n} pole uvnitř jiných</numerusform>
        <numerusform>otvory pro {n} polí uvnitř jiných</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/commands/import_map.py" />
      <source>left out: {n} more thing(s)</source>
      <translation>
        <numerusform>vynecháno: {n} další věc</numerusform>
        <numerusform>vynecháno: {n} další věci</numerusform>
        <numerusform>vynecháno: {n} dalších věcí</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/import_map.py" />
      <source>left out: {what}</source>
      <translation>vynecháno: {what}</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/commands/import_map.py" />
      <source>look at: {n} more place(s)</source>
      <translation>
        <numerusform>podívejte se na: ještě {n} místo</numerusform>
        <numerusform>podívejte se na: ještě {n} místa</numerusform>
        <numerusform>podívejte se na: ještě {n} míst</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/import_map.py" />
      <source>look at: {what}</source>
      <translation>podívejte se na: {what}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/import_map.py" />
      <location filename="mapkit/mapfile/source.py" />
      <source>the input is too large for a map (more than {most} MB)</source>
      <translation>vstup je na mapu příliš velký (více než {most} MB)</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/improve.py" />
      <location filename="mapkit/cli/commands/report.py" />
      <location filename="mapkit/cli/commands/simulate.py" />
      <source>ADDRESS</source>
      <translation>ADRESA</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/improve.py" />
      <source>DIR</source>
      <translation>SLOŽKA</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/improve.py" />
      <source>GOAL</source>
      <translation>CÍL</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/improve.py" />
      <source>Go on with the search of that folder.</source>
      <translation>Pokračovat v hledání z této složky.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/improve.py" />
      <source>How many are tried at most.</source>
      <translation>Kolik se jich nejvýš vyzkouší.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/improve.py" />
      <source>How many drafts are written at most.</source>
      <translation>Kolik návrhů se nejvýš zapíše.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/improve.py" />
      <location filename="mapkit/cli/commands/simulate.py" />
      <source>How many processes; one for each core by default.</source>
      <translation>Kolik procesů; jinak jeden na každé jádro.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/improve.py" />
      <source>Search for drafts of a map that are nearer to a goal.</source>
      <translation>Hledá návrhy mapy, které jsou blíž cíli.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/improve.py" />
      <source>Search on the workers of a Dask scheduler, such as tcp://host:8786.</source>
      <translation>Hledat na pracovních procesech plánovače Dask, například tcp://host:8786.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/improve.py" />
      <source>The best drafts are written as maps, each with its report. Nothing is overwritten. What is finished is kept; --resume goes on there. Ctrl-C ends the search and writes what was found. The exit code is 1 where no draft reaches the goal.</source>
      <translation>Nejlepší návrhy se zapíšou jako mapy, každý se svou zprávou. Nic se nepřepisuje. Co je hotové, zůstane; --resume tam pokračuje. Ctrl-C hledání ukončí a zapíše, co se našlo. Návratový kód je 1, když cíle nedosáhne žádný návrh.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/improve.py" />
      <source>The folder for the drafts.</source>
      <translation>Složka pro návrhy.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/improve.py" />
      <source>The same seed gives the same drafts.</source>
      <translation>Stejné semínko dá stejné návrhy.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/improve.py" />
      <source>Vertices, doors, walls and markers move within bounds. A goal is no-disputes (no verdict is disputed), equal-exposure=N (the objectives are seen from about as many fields, N apart at most), turns=6-9 (the sniper takes 6 to 9 turns to each objective), or a sum of these.</source>
      <translation>Vrcholy, dveře, zdi a značky se posouvají v daných mezích. Cílem je no-disputes (žádný verdikt není sporný), equal-exposure=N (na úkoly je vidět z přibližně stejného počtu polí, rozdíl je nejvýš N), turns=6-9 (odstřelovač potřebuje ke každému úkolu 6 až 9 tahů), nebo součet těchto cílů.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/improve.py" />
      <source>What may move and how far; vertices by 4 tolerances without it.</source>
      <translation>Co se smí posouvat a jak daleko; bez něj vrcholy o 4 tolerance.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/improve.py" />
      <source>no-disputes, equal-exposure=N, turns=LOW-HIGH; several joined by +, weights before *.</source>
      <translation>no-disputes, equal-exposure=N, turns=OD-DO; více spojených znakem +, váhy před *.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/improve.py" />
      <source>variants</source>
      <translation>varianty</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/improve.py" />
      <source>what is finished is kept; --resume goes on there</source>
      <translation>co je hotové, zůstane; --resume tam pokračuje</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/improve.py" />
      <source>{path} cannot be used: {reason}</source>
      <translation>{path} nelze použít: {reason}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/improve.py" />
      <source>{path} is not empty; name another folder, or go on with --resume</source>
      <translation>složka {path} není prázdná; zvolte jinou, nebo pokračujte s --resume</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <source>--{name} {why}</source>
      <translation>--{name} {why}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <source>A ruleset that ships; of grids skirmish_wars.</source>
      <translation>Dodávaná pravidla; u mřížek skirmish_wars.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <source>COLUMNS</source>
      <translation>SLOUPCE</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <source>Copy a map that comes with mapkit.</source>
      <translation>Zkopírovat mapu dodanou s mapkitem.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <source>Copy the ruleset that comes with mapkit, with its comments.</source>
      <translation>Zkopírovat pravidla dodaná s mapkitem, i s komentáři.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <source>Divide the fields among the sectors.</source>
      <translation>Rozdělit pole do oblastí.</translation>
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
      <translation>SOUBOR</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <source>FILE may be - for standard output. Its first line names a schema, with which text editors complete the file: `mapkit schema map &gt; map.schema.json` writes it beside the map, and `mapkit schema ruleset &gt; ruleset.schema.json` beside a ruleset.</source>
      <translation>SOUBOR může být - pro standardní výstup. Jeho první řádek uvádí schéma, podle něhož textové editory doplňují: `mapkit schema map &gt; map.schema.json` je zapíše vedle mapy a `mapkit schema ruleset &gt; ruleset.schema.json` vedle pravidel.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <source>Fields per row.</source>
      <translation>Polí v řadě.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <source>From side to opposite side of a cell.</source>
      <translation>Od strany k protější straně políčka.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <location filename="mapkit/cli/commands/trace.py" />
      <location filename="mapkit/cli/commands/template.py" />
      <source>HEIGHT</source>
      <translation>VÝŠKA</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <source>Hexagons with a side at the top, not a corner.</source>
      <translation>Šestiúhelníky se stranou nahoře, ne s rohem.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <source>Hexagons.</source>
      <translation>Šestiúhelníky.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <location filename="mapkit/cli/commands/simulate.py" />
      <source>INTEGER</source>
      <translation>CELÉ ČÍSLO</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <location filename="mapkit/cli/commands/trace.py" />
      <source>Its id; the file's name by default.</source>
      <translation>Její id; výchozí je název souboru.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <location filename="mapkit/cli/commands/trace.py" />
      <source>Its name.</source>
      <translation>Její název.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <source>List the maps that come with mapkit.</source>
      <translation>Vypsat mapy dodané s mapkitem.</translation>
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
      <translation>NÁZEV</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <source>No fields at all.</source>
      <translation>Bez polí.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <source>Number of rows.</source>
      <translation>Počet řad.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <source>Of all cells of a grid.</source>
      <translation>Všech políček mřížky.</translation>
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
      <translation>Přepsat výstupní soubor, pokud existuje.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <source>ROWS</source>
      <translation>ŘÁDKY</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <source>Square cells, for a board or a card.</source>
      <translation>Čtvercová políčka, pro desku nebo kartu.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <source>Start a map file: rows of equal fields, a grid, an empty board, or a copy of an example.</source>
      <translation>Založí soubor mapy: řady stejných polí, mřížku, prázdnou desku nebo kopii příkladu.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <location filename="mapkit/cli/commands/trace.py" />
      <location filename="mapkit/cli/commands/draw.py" />
      <location filename="mapkit/cli/commands/reach.py" />
      <location filename="mapkit/cli/commands/hear.py" />
      <location filename="mapkit/cli/commands/solo.py" />
      <source>TEXT</source>
      <translation>TEXT</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <location filename="mapkit/cli/commands/trace.py" />
      <location filename="mapkit/cli/commands/template.py" />
      <source>WIDTH</source>
      <translation>ŠÍŘKA</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <location filename="mapkit/cli/commands/trace.py" />
      <source>Width and height in mm.</source>
      <translation>Šířka a výška v mm.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <source>With --ruleset, start a ruleset of your own; a map names it with ruleset: ./my-rules.yaml.</source>
      <translation>S --ruleset založí vlastní pravidla; mapa je uvádí řádkem ruleset: ./my-rules.yaml.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <source>does not go with a grid</source>
      <translation>se k mřížce nehodí</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <source>give --grid or --hexes, not both</source>
      <translation>uveďte --grid nebo --hexes, ne obojí</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <source>is for hexagons: needs --hexes</source>
      <translation>je pro šestiúhelníky: potřebuje --hexes</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <source>is for maps: leave it out with --ruleset</source>
      <translation>je pro mapy: s --ruleset to vynechte</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <source>needs --grid or --hexes</source>
      <translation>potřebuje --grid nebo --hexes</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/new.py" />
      <source>{text!r} is not a number of cells: write 6x6, columns first</source>
      <translation>{text!r} není počet políček: napište 6x6, nejdřív sloupce</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/odds.py" />
      <source>'{value}' is no bag; write {example}</source>
      <translation>„{value}“ není pytlík; napište {example}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/odds.py" />
      <source>A ruleset that ships, or the path of one.</source>
      <translation>Dodávaná pravidla, nebo cesta k vlastním.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/odds.py" />
      <source>Only draws of so many tokens.</source>
      <translation>Jen tahy tolika žetonů.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/odds.py" />
      <source>Only shots over this distance.</source>
      <translation>Jen výstřely na tuto vzdálenost.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/odds.py" />
      <source>TOKENS</source>
      <translation>ŽETONY</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/odds.py" />
      <source>Tell how often a shot hits, misses by recoil, and reveals the shooter.</source>
      <translation>Řekne, jak často výstřel zasáhne, mine kvůli zpětnému rázu a prozradí střelce.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/odds.py" />
      <source>The chances are counted exactly, for each number of tokens that is drawn. Without --bag, the bag is that of the start of the game.</source>
      <translation>Pravděpodobnosti se počítají přesně, pro každý počet tažených žetonů. Bez --bag je to pytlík ze začátku hry.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/odds.py" />
      <source>What is in it, as TYPE=NUMBER,...</source>
      <translation>Co v něm je, jako DRUH=POČET,...</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/odds.py" />
      <source>no such shot can be made: a shot draws at least as many tokens as its distance, and no more than the bag holds</source>
      <translation>takový výstřel není možný: táhne se nejméně tolik žetonů, kolik je vzdálenost, a nejvýše tolik, kolik jich je v pytlíku</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/odds.py" />
      <source>the ruleset {name} has no bag of tokens</source>
      <translation>pravidla {name} nemají pytlík žetonů</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/odds.py" />
      <source>{name} cannot be read: {why}</source>
      <translation>{name} nelze přečíst: {why}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/range_of.py" />
      <source>STEPS</source>
      <translation>KROKY</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/range_of.py" />
      <source>Show the fields that are STEPS away from FIELD, such as 1 or 2-3, on a grid.</source>
      <translation>Ukáže pole, která jsou na mřížce od FIELD vzdálena STEPS kroků, například 1 nebo 2-3.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/range_of.py" />
      <source>Steps go over the sides of fields, never over a corner, whatever the fields are.</source>
      <translation>Kroky vedou přes strany polí, nikdy přes roh, ať jsou pole jakákoli.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/range_of.py" />
      <source>{text!r} is not a range: write 1, or 2-3</source>
      <translation>{text!r} není dostřel: napište 1 nebo 2-3</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/reach.py" />
      <source>A defender stands there: the sniper cannot enter; defenders can pass but not stop. In other games any unit. Repeatable.</source>
      <translation>Stojí tam obránce: odstřelovač nesmí vstoupit, obránci projdou, ale nezastaví. V jiných hrách jakákoli jednotka. Lze opakovat.</translation>
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
      <translation>O kolik polí se smí pohnout nebo kolik bodů utratit, není-li to obvyklý počet.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/reach.py" />
      <source>Nobody enters it. Repeatable.</source>
      <translation>Nikdo tam nevstoupí. Lze opakovat.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/reach.py" />
      <source>Show where a figure that stands on FIELD can get to in one turn.</source>
      <translation>Řekne, kam se v jednom tahu dostane figurka z pole POLE.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/reach.py" />
      <source>The figure is off the board: FIELD is its first step.</source>
      <translation>Figurka je mimo herní plán: POLE je její první krok.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/reach.py" />
      <source>Who moves; if not given, the ruleset's first, as the sniper.</source>
      <translation>Kdo jde; bez udání první z pravidel, například odstřelovač.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/report.py" />
      <source>--all takes one folder</source>
      <translation>--all přijímá jednu složku</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/report.py" />
      <source>--workers and --scheduler go with --all</source>
      <translation>--workers a --scheduler patří k --all</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/report.py" />
      <source>Ask how many answers are disputed, which takes the longest; by default on maps of up to 300 fields.</source>
      <translation>Ptát se, kolik odpovědí je sporných, což trvá nejdéle; bez volby jen u map do 300 polí.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/report.py" />
      <source>Fields, sectors and objectives are compared by the number of fields that see them. It tells how many turns it takes from each entry to each objective, which fields are the only way to others, and what lies open on the shortest ways.</source>
      <translation>Pole, oblasti a úkoly porovná podle toho, z kolika polí je na ně vidět. Řekne, kolik tahů trvá cesta z každého pole vstupu ke každému úkolu, která pole jsou jedinou cestou na jiná a jak odkryté jsou nejkratší cesty.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/report.py" />
      <source>MAP is a folder: measure all maps in it and in its folders. With -o FOLDER, write a report of each as JSON and a table; a rerun does only what changed.</source>
      <translation>MAPA je složka: změří všechny mapy v ní a v jejích složkách. S -o SLOŽKA zapíše zprávu o každé jako JSON a tabulku; další běh udělá jen to, co se změnilo.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/report.py" />
      <source>Measure a whole board: how open fields lie, how fast one gets about, who hears what.</source>
      <translation>Změří celý plán: jak odkrytá jsou pole, jak rychle se po něm chodí, kdo co slyší.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/report.py" />
      <source>NEWER</source>
      <translation>NOVĚJŠÍ</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/report.py" />
      <source>With --all: how many processes; one for each core by default.</source>
      <translation>S --all: kolik procesů; jinak jeden na každé jádro.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/report.py" />
      <source>With --all: measure on the workers of a Dask scheduler, such as tcp://host:8786.</source>
      <translation>S --all: měřit na pracovních procesech plánovače Dask, například tcp://host:8786.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/report.py" />
      <source>With NEWER, a second version of the map, it tells what rose, what fell, and what is new or gone.</source>
      <translation>Spolu s mapou NOVĚJŠÍ, další verzí mapy, řekne, co vzrostlo, co kleslo a co přibylo nebo zmizelo.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/report.py" />
      <location filename="mapkit/cli/commands/simulate.py" />
      <source>Write pages with pictures: .html for a browser, .pdf for a printer.</source>
      <translation>Zapíše stránky s obrázky: .html pro prohlížeč, .pdf pro tiskárnu.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/report.py" />
      <location filename="mapkit/cli/many_reports.py" />
      <source>measures</source>
      <translation>míry</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/report.py" />
      <source>{path} is a folder: --all reports each map in it</source>
      <translation>{path} je složka: --all dělá zprávu o každé mapě v ní</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/schema.py" />
      <source>Editors complete a map file whose first line is "# yaml-language-server: $schema=map.schema.json".</source>
      <translation>Editory doplňují soubor mapy, jehož první řádek je "# yaml-language-server: $schema=map.schema.json".</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/schema.py" />
      <source>Print the JSON Schema (2020-12) of a file format, or of the answers with --json.</source>
      <translation>Vypíše JSON Schema (2020-12) formátu souboru, nebo odpovědí s --json.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/search.py" />
      <source>By the solo rules it is the field and all adjacent ones: mapkit solo search.</source>
      <translation>Podle sólových pravidel je to pole a všechna sousedící: mapkit solo search.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/search.py" />
      <source>Show which fields a unit on UNIT may search: its own and up to two that match it.</source>
      <translation>Řekne, která pole smí prohledat jednotka na poli JEDNOTKA: své a až dvě sousedící stejného typu.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/search.py" />
      <location filename="mapkit/cli/commands/distraction.py" />
      <location filename="mapkit/cli/commands/solo.py" />
      <source>UNIT</source>
      <translation>JEDNOTKA</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/shotgun.py" />
      <source>SHOOTER</source>
      <translation>STŘELEC</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/shotgun.py" />
      <source>Show which fields a shotgun fired on SHOOTER hits: its own and all that match it.</source>
      <translation>Řekne, která pole zasáhne brokovnice z pole STŘELEC: své a všechna sousedící stejného typu.</translation>
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
      <translation>Odpověď také nakreslit; formát určí přípona: png, svg, pdf, jpg, webp nebo jiný z `mapkit formats`.</translation>
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
      <translation>Barvy a materiály obrázku; výchozí je diagram.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/sight.py" />
      <source>Show whether field A sees field B, how far it is, by which rule, and how sure that is.</source>
      <translation>Řekne, zda pole A vidí pole B, jak je daleko, podle kterého pravidla a jak je to jisté.</translation>
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
      <translation>Co obrázek píše na pole.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/sight.py" />
      <source>Without B: field A against all others. A field is named by its id, its name, what is printed on it or a point in mm.</source>
      <translation>Bez B: pole A proti všem ostatním. Pole se uvádí svým id, názvem, tím, co je na něm vytištěno, nebo bodem v mm.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/sight.py" />
      <source>sight from {field}</source>
      <translation>výhled z {field}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/simulate.py" />
      <source>A comparison plays two sets of games. It tells which outcomes differ, and how many games it would take to show the other differences. Ctrl-C ends the games and tells what was played.</source>
      <translation>Srovnání odehraje dvě řady her. Řekne, které výsledky se liší a kolik her by bylo třeba k prokázání ostatních rozdílů. Ctrl-C ukončí hraní a řekne, co se odehrálo.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/simulate.py" />
      <source>How many games to play, on each side of a comparison.</source>
      <translation>Kolik her odehrát, na každé straně srovnání.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/simulate.py" />
      <source>It tells how often each side wins, with intervals, how long games are, where the sniper is and shoots, and what each objective costs. The players are simple, no people.</source>
      <translation>Řekne, jak často která strana vyhraje, s intervaly, jak dlouhé hry jsou, kde odstřelovač bývá a střílí a co který úkol stojí. Hráči jsou jednoduší, žádní lidé.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/simulate.py" />
      <source>Keep what is played in a file; the same command goes on from it.</source>
      <translation>Ukládat odehrané do souboru; týž příkaz z něj pokračuje.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/simulate.py" />
      <source>Play games of Sniper Elite between simple players, and count the results.</source>
      <translation>Odehraje hry Sniper Elite mezi jednoduchými hráči a spočítá výsledky.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/simulate.py" />
      <source>Play on the workers of a Dask scheduler, such as tcp://host:8786.</source>
      <translation>Hrát na pracovních procesech plánovače Dask, například tcp://host:8786.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/simulate.py" />
      <source>Play on this map too, and tell what differs.</source>
      <translation>Hrát i na této mapě a říci, co se liší.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/simulate.py" />
      <source>Play under this answer to an open question too. Repeatable.</source>
      <translation>Hrát i s touto odpovědí na otevřenou otázku. Lze opakovat.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/simulate.py" />
      <source>Play with these players too.</source>
      <translation>Hrát i s těmito hráči.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/simulate.py" />
      <source>The same seed gives the same games.</source>
      <translation>Totéž semínko dá tytéž hry.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/simulate.py" />
      <source>Who plays, with weights; by default the sensible players that ship with mapkit.</source>
      <translation>Kdo hraje, s vahami; jinak rozumní hráči dodávaní s mapkitem.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/simulate.py" />
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>games</source>
      <translation>hry</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/simulate.py" />
      <source>{path} is no file of players</source>
      <translation>{path} není soubor hráčů</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/solo.py" />
      <source>'{value}' is not SQUAD=FIELD, for example red=12</source>
      <translation>„{value}“ není ODDÍL=POLE, například red=12</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/solo.py" />
      <source>A defender of the squad stands there. Repeatable.</source>
      <translation>Stojí tam obránce toho oddílu. Lze opakovat.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/solo.py" />
      <source>An open field without a defender is its own access field, whatever the kind.</source>
      <translation>Venkovní pole bez obránce je svým vlastním přístupovým polem, ať je typ jakýkoli.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/solo.py" />
      <source>Answer what the solo cards ask of the board.</source>
      <translation>Odpovídá na to, na co se herního plánu ptají sólové karty.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/solo.py" />
      <source>CARD</source>
      <translation>KARTA</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/solo.py" />
      <source>Distances count fields; with --choice walking_distance=cost hard terrain costs more. If several are equal, all are listed: the solo rules take the one worst for the sniper, then draw lots.</source>
      <translation>Vzdálenosti počítají pole; s --choice walking_distance=cost se započte náročný terén. Je-li stejných víc, vypíšou se všechna: sólová pravidla berou to nejhorší pro odstřelovače, pak losují.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/solo.py" />
      <source>Fields it may move, if not as many as usual.</source>
      <translation>O kolik polí smí jít, když ne jako obvykle.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/solo.py" />
      <source>How near; 3 with the Sniper challenge.</source>
      <translation>Jak blízko; 3 s výzvou Sniper.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/solo.py" />
      <source>On the field, else on a matching one, else on the nearest, where no defender stands.</source>
      <translation>Na to pole, jinak na sousedící stejného typu, jinak na nejbližší, kde nestojí obránce.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/solo.py" />
      <source>SECTOR</source>
      <translation>OBLAST</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/solo.py" />
      <source>Show the unguarded access fields nearest to TARGET.</source>
      <translation>Řekne nehlídaná přístupová pole nejblíže k poli CÍL.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/solo.py" />
      <source>Show where a defender on UNIT finds him by searching.</source>
      <translation>Řekne, kde ho obránce na poli JEDNOTKA najde pátráním.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/solo.py" />
      <source>Show where a defender on UNIT finds the sniper by recon.</source>
      <translation>Řekne, kde obránce na poli JEDNOTKA najde odstřelovače průzkumem.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/solo.py" />
      <source>Show where a defender summoned to TARGET is put.</source>
      <translation>Řekne, kam se postaví obránce přivolaný na CÍL.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/solo.py" />
      <source>Show where a fallen defender of SQUAD comes back.</source>
      <translation>Řekne, kam se vrací padlý obránce oddílu ODDÍL.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/solo.py" />
      <source>Show where a move towards TARGET may end.</source>
      <translation>Řekne, kde může skončit pohyb k CÍLI.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/solo.py" />
      <source>Show which defenders are farthest from TARGET.</source>
      <translation>Řekne, kteří obránci jsou od CÍLE nejdál.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/solo.py" />
      <source>Show which defenders are nearest to TARGET.</source>
      <translation>Řekne, kteří obránci jsou CÍLI nejblíž.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/solo.py" />
      <source>Show whom the marks of a regroup card call.</source>
      <translation>Řekne, koho svolávají značky karty přeskupení.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/solo.py" />
      <source>TARGET</source>
      <translation>CÍL</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/solo.py" />
      <source>TARGET is a field or a sector.</source>
      <translation>CÍL je pole nebo oblast.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/solo.py" />
      <source>TARGET is a field or a sector. The defender on UNIT goes as far as it may along a shortest path; each field is listed with the distance that is left.</source>
      <translation>CÍL je pole nebo oblast. Obránce z pole JEDNOTKA jde po nejkratší cestě tak daleko, jak smí; u každého pole je uvedeno, kolik zbývá.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/solo.py" />
      <source>That is on its own field and on all adjacent ones.</source>
      <translation>To je na svém poli a na všech sousedících.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/solo.py" />
      <source>The fields are near and in sight.</source>
      <translation>Ta pole jsou blízko a na dohled.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/solo.py" />
      <source>The kind that the card names; On Guard: open.</source>
      <translation>Typ pole uvedený na kartě (u karty On Guard: open).</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/solo.py" />
      <source>The marks lie in SECTOR, where the sniper was last known, and its own squad stays. In a neutral sector a mark calls the one unit of its colour that is nearest. Called units are put there, not moved.</source>
      <translation>Značky leží v OBLASTI, poslední známé oblasti odstřelovače, a její oddíl zůstává. V neutrální oblasti svolá značka nejbližší jednotku své barvy. Svolané jednotky se tam rovnou postaví.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/solo.py" />
      <source>Where the summoned unit stands. If that is in the target's sector, it is not put farther away.</source>
      <translation>Kde přivolaná jednotka stojí: je-li v oblasti cíle, neskončí od něj dál.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/suggest.py" />
      <source>--take and -o belong together: which one, and where to</source>
      <translation>--take a -o patří k sobě: který návrh a kam</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/suggest.py" />
      <source>Carry out suggestion N.</source>
      <translation>Provést návrh N.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/suggest.py" />
      <source>For two fields A and B whose answer is disputed: the smallest moves of vertices that settle it either way. For --objective: places for an obstacle or a bend of a wall, ranked by how many fields fewer see it. Each is tried on the board, and what else it changes is told.</source>
      <translation>Pro dvě pole A a B, jejichž odpověď je sporná: nejmenší posuny vrcholů, které spor rozhodnou tak nebo tak. Pro --objective: místa pro překážku nebo ohyb zdi, seřazená podle toho, o kolik polí méně úkol uvidí. Každý návrh se na plánu vyzkouší a řekne se, co dalšího změní.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/suggest.py" />
      <source>Hide this objective, or another field.</source>
      <translation>Skrýt tento úkol nebo jiné pole.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/suggest.py" />
      <source>NUMBER</source>
      <translation>ČÍSLO</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/suggest.py" />
      <source>No change is larger; 4 tolerances by default, 10 mm for the bend of a wall.</source>
      <translation>Žádná změna není větší; není-li uvedeno, 4 tolerance, u ohybu zdi 10 mm.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/suggest.py" />
      <source>Suggest how to settle a dispute, or how to hide an objective.</source>
      <translation>Navrhne, jak rozhodnout spor nebo jak skrýt úkol.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/suggest.py" />
      <source>The picture shows suggestion N, or the first, as if it were carried out. The exit code is 1 where there is no suggestion within the limit.</source>
      <translation>Obrázek ukazuje návrh N, nebo první, jako by byl proveden. Návratový kód je 1, když v dané mezi žádný návrh není.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/suggest.py" />
      <source>Write the map after --take.</source>
      <translation>Zapsat mapu po --take.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/suggest.py" />
      <source>name two fields whose answer is disputed, or an objective with --objective</source>
      <translation>uveďte dvě pole, jejichž odpověď je sporná, nebo úkol pomocí --objective</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/suggest.py" />
      <source>suggestions</source>
      <translation>návrhy</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/suggest.py" />
      <source>the answer goes to standard output: name a file for -o</source>
      <translation>odpověď jde na standardní výstup: k -o uveďte soubor</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/suggest.py" />
      <source>there is no suggestion {number}; there are {n}</source>
      <translation>návrh {number} není; návrhů je celkem {n}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/template.py" />
      <source>'{value}' is no NAME=VALUE, such as {example}</source>
      <translation>„{value}“ není JMÉNO=HODNOTA, například {example}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/template.py" />
      <source>'{value}' is no box; give left,top,width,height in mm: {example}</source>
      <translation>„{value}“ není rámeček; uveďte vlevo,nahoře,šířka,výška v mm: {example}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/template.py" />
      <source>Cut a template out of the picture below a map.</source>
      <translation>Vystřihne vzor z obrázku pod mapou.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/template.py" />
      <source>DEGREES</source>
      <translation>STUPNĚ</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/template.py" />
      <source>How others may be turned; doors and the like turn with their border in any case.</source>
      <translation>Jak mohou být otočeny ostatní; dveře a podobné se v každém případě otáčejí s hranicí.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/template.py" />
      <source>How the box is turned about its middle, clockwise.</source>
      <translation>Jak je rámeček otočen kolem svého středu, po směru hodin.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/template.py" />
      <source>MAP is a map that lies on a picture, such as mapkit trace makes. With --templates FILE, mapkit trace then looks for other symbols like that one. Other owners of the same edition can use the file.</source>
      <translation>MAP je mapa, která leží na obrázku, jakou dělá mapkit trace. S volbou --templates FILE pak mapkit trace hledá další takové symboly. Soubor mohou použít i další majitelé stejného vydání.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/template.py" />
      <source>Of a marker, such as number=4; once for each it needs.</source>
      <translation>Údaj značky, například number=4; pro každý potřebný jednou.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/template.py" />
      <source>Round one example of the symbol and close to it, in mm from the board's top left.</source>
      <translation>Těsně kolem jednoho výskytu symbolu, v mm od levého horního rohu plánu.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/template.py" />
      <source>The file of templates; one that is there gets one more.</source>
      <translation>Soubor vzorů; do souboru, který už existuje, se vzor přidá.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/template.py" />
      <source>What it is: a portal, marker or trait of the ruleset, such as door.</source>
      <translation>Co to je: průchod, značka nebo terén z pravidel, například door.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/template.py" />
      <source>the map lies on no picture; make one with mapkit trace</source>
      <translation>mapa neleží na žádném obrázku; vytvořte ji příkazem mapkit trace</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/commands/template.py" />
      <source>{path} has {n} template(s)</source>
      <translation>
        <numerusform>{path} obsahuje {n} vzor</numerusform>
        <numerusform>{path} obsahuje {n} vzory</numerusform>
        <numerusform>{path} obsahuje {n} vzorů</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/template.py" />
      <source>{path} lies outside the map's folder; see --allow-outside</source>
      <translation>{path} leží mimo složku mapy; viz --allow-outside</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/trace.py" />
      <source>  between {first} and {second}, at {x},{y} mm: {doubt}</source>
      <translation>  mezi {first} a {second}, v místě {x},{y} mm: {doubt}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/trace.py" />
      <source>  {field} at {x},{y} mm, taken for {kind}: {doubt}</source>
      <translation>  {field} v místě {x},{y} mm, pokládáno za {kind}: {doubt}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/trace.py" />
      <source>  {field} at {x},{y} mm, taken for {sector}: {doubt}</source>
      <translation>  {field} v místě {x},{y} mm, pokládáno za {sector}: {doubt}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/trace.py" />
      <source>  {field}, at {x},{y} mm: {doubt}</source>
      <translation>  {field}, na {x},{y} mm: {doubt}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/trace.py" />
      <source>  {symbol} at {x},{y} mm: {doubt}</source>
      <translation>  {symbol} v místě {x},{y} mm: {doubt}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/trace.py" />
      <source>  {symbol} at {x},{y} mm: {why}</source>
      <translation>  {symbol} v místě {x},{y} mm: {why}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/trace.py" />
      <source>'{value}' are not four corners; give x,y four times, in pixels: {example}</source>
      <translation>„{value}“ nejsou čtyři rohy; zadejte čtyřikrát x,y v pixelech: {example}</translation>
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
      <translation>Odpovědět v JSON.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/trace.py" />
      <source>CSV</source>
      <translation>CSV</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/trace.py" />
      <source>One place in each field, as lines of x,y in mm: one field round each, and no other.</source>
      <translation>Jedno místo v každém poli, řádky x,y v mm: kolem každého jedno pole a žádné jiné.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/trace.py" />
      <source>PHOTO</source>
      <translation>FOTKA</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/trace.py" />
      <source>PHOTO is a JPEG, PNG, TIFF or WebP of one board, all of it, lying on something of another colour. The map has fields with kinds, sectors where coloured bands part them, and the symbols that look like a template: go over them in the editor, first over what is listed as doubtful.</source>
      <translation>PHOTO je JPEG, PNG, TIFF nebo WebP jednoho celého herního plánu, který leží na něčem jiné barvy. Mapa má pole s druhy, oblasti tam, kde je dělí barevné pruhy, a symboly podobné vzorům: projděte je v editoru, nejprve to, co je uvedeno jako pochybné.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/trace.py" />
      <source>Propose a map from a photo or scan of a board.</source>
      <translation>Navrhnout mapu podle fotky nebo skenu plánu.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/trace.py" />
      <source>The board's corners in the photo, in pixels, clockwise from its top left.</source>
      <translation>Rohy plánu na fotce v pixelech, po směru hodin od jeho levého horního.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/trace.py" />
      <source>The map file to write; the picture that it lies on gets its name with .jpg.</source>
      <translation>Soubor mapy, který se zapíše; obrázek pod ní dostane totéž jméno s .jpg.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/trace.py" />
      <source>What symbols look like, from mapkit template; those of mapkit's own drawing by default.</source>
      <translation>Jak vypadají symboly, z příkazu mapkit template; jinak symboly z vlastní kresby mapkitu.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/trace.py" />
      <source>a traced map lies on a picture beside it: name a file</source>
      <translation>mapa podle fotky leží na obrázku vedle ní: zadejte soubor</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/trace.py" />
      <source>next: look at what is doubtful, with mapkit edit {path}</source>
      <translation>dále: prohlédněte, co je nejisté, pomocí mapkit edit {path}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/trace.py" />
      <source>note: {text}</source>
      <translation>poznámka: {text}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/commands/trace.py" />
      <source>tracing {path}</source>
      <translation>obkresluje se {path}</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/commands/trace.py" />
      <source>{n} doubtful border(s), the most doubtful first:</source>
      <translation>
        <numerusform>{n} pochybná hranice:</numerusform>
        <numerusform>{n} pochybné hranice, nejpochybnější první:</numerusform>
        <numerusform>{n} pochybných hranic, nejpochybnější první:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/commands/trace.py" />
      <source>{n} doubtful symbol(s), the most doubtful first:</source>
      <translation>
        <numerusform>{n} pochybný symbol:</numerusform>
        <numerusform>{n} pochybné symboly, nejpochybnější první:</numerusform>
        <numerusform>{n} pochybných symbolů, nejpochybnější první:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/commands/trace.py" />
      <source>{n} field(s) may each be several, the most doubtful first:</source>
      <translation>
        <numerusform>{n} pole může být více polí, nejpochybnější první:</numerusform>
        <numerusform>{n} pole mohou být každé více polí, nejpochybnější první:</numerusform>
        <numerusform>{n} polí může být každé více polí, nejpochybnější první:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/commands/trace.py" />
      <source>{n} field(s) of doubtful kind, the most doubtful first:</source>
      <translation>
        <numerusform>{n} pole pochybného druhu:</numerusform>
        <numerusform>{n} pole pochybného druhu, nejpochybnější první:</numerusform>
        <numerusform>{n} polí pochybného druhu, nejpochybnější první:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/commands/trace.py" />
      <source>{n} field(s) of doubtful sector, the most doubtful first:</source>
      <translation>
        <numerusform>{n} pole pochybné oblasti:</numerusform>
        <numerusform>{n} pole pochybných oblastí, nejpochybnější první:</numerusform>
        <numerusform>{n} polí pochybných oblastí, nejpochybnější první:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/commands/trace.py" />
      <source>{n} field(s), residual {residual} mm, tolerance {tolerance} mm</source>
      <translation>
        <numerusform>{n} pole, odchylka {residual} mm, tolerance {tolerance} mm</numerusform>
        <numerusform>{n} pole, odchylka {residual} mm, tolerance {tolerance} mm</numerusform>
        <numerusform>{n} polí, odchylka {residual} mm, tolerance {tolerance} mm</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/commands/trace.py" />
      <source>{n} symbol(s) found</source>
      <translation>
        <numerusform>nalezen {n} symbol</numerusform>
        <numerusform>nalezeny {n} symboly</numerusform>
        <numerusform>nalezeno {n} symbolů</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/commands/trace.py" />
      <source>{n} symbol(s) not understood:</source>
      <translation>
        <numerusform>{n} nepochopený symbol:</numerusform>
        <numerusform>{n} nepochopené symboly:</numerusform>
        <numerusform>{n} nepochopených symbolů:</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/cli/diagnostics_text.py" />
      <source>... and {n} more</source>
      <translation>... a ještě {n}</translation>
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
      <translation>žádné problémy</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/diagnostics_text.py" />
      <location filename="mapkit/editor/sight/issues_panel.py" />
      <source>{n} error(s)</source>
      <translation>
        <numerusform>{n} chyba</numerusform>
        <numerusform>{n} chyby</numerusform>
        <numerusform>{n} chyb</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/diagnostics_text.py" />
      <source>{n} note(s)</source>
      <translation>
        <numerusform>{n} poznámka</numerusform>
        <numerusform>{n} poznámky</numerusform>
        <numerusform>{n} poznámek</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/diagnostics_text.py" />
      <location filename="mapkit/editor/sight/issues_panel.py" />
      <source>{n} warning(s)</source>
      <translation>
        <numerusform>{n} varování</numerusform>
        <numerusform>{n} varování</numerusform>
        <numerusform>{n} varování</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/cli/exporting.py" />
      <source>, walking distances</source>
      <translation>, vzdálenosti chůze</translation>
    </message>
    <message>
      <location filename="mapkit/cli/exporting.py" />
      <source>left out because of errors in the map: {fields} fields, {portals} portals, {markers} markers, the sight of {sight} pairs{walking} (listed under "missing")</source>
      <translation>kvůli chybám v mapě vynecháno – polí: {fields}, průchodů: {portals}, značek: {markers}, dvojic bez viditelnosti: {sight}{walking} (vypsáno pod "missing")</translation>
    </message>
    <message>
      <location filename="mapkit/cli/exporting.py" />
      <location filename="mapkit/cli/many_reports.py" />
      <location filename="mapkit/jobs/running.py" />
      <source>what was finished is kept: the same command goes on from there</source>
      <translation>co bylo hotovo, zůstalo: týž příkaz bude pokračovat odtud</translation>
    </message>
    <message>
      <location filename="mapkit/cli/exporting.py" />
      <source>writing {name}</source>
      <translation>zápis {name}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/files_to_check.py" />
      <source>no file matches {pattern}</source>
      <translation>vzoru {pattern} neodpovídá žádný soubor</translation>
    </message>
    <message>
      <location filename="mapkit/cli/files_to_check.py" />
      <source>{path} is a folder without maps and rulesets</source>
      <translation>{path} je složka bez map a pravidel</translation>
    </message>
    <message>
      <location filename="mapkit/cli/language.py" />
      <source>(Did you mean one of: {possibilities}?)</source>
      <translation>(Nemysleli jste některou z těchto: {possibilities}?)</translation>
    </message>
    <message>
      <location filename="mapkit/cli/language.py" />
      <source>Choose from:
	{choices}</source>
      <translation>Možnosti:
	{choices}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/language.py" />
      <source>Commands</source>
      <translation>Příkazy</translation>
    </message>
    <message>
      <location filename="mapkit/cli/language.py" />
      <source>Did you mean {possibility}?</source>
      <translation>Nemysleli jste {possibility}?</translation>
    </message>
    <message>
      <location filename="mapkit/cli/language.py" />
      <source>Error: {message}</source>
      <translation>Chyba: {message}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/language.py" />
      <source>Got unexpected extra argument ({args})</source>
      <translation>Argument navíc ({args})</translation>
    </message>
    <message>
      <location filename="mapkit/cli/language.py" />
      <source>Got unexpected extra arguments ({args})</source>
      <translation>Argumenty navíc ({args})</translation>
    </message>
    <message>
      <location filename="mapkit/cli/language.py" />
      <source>Invalid value for {param_hint}: {message}</source>
      <translation>Neplatná hodnota pro {param_hint}: {message}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/language.py" />
      <source>Invalid value: {message}</source>
      <translation>Neplatná hodnota: {message}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/language.py" />
      <source>Missing argument</source>
      <translation>Chybí argument</translation>
    </message>
    <message>
      <location filename="mapkit/cli/language.py" />
      <source>Missing command.</source>
      <translation>Chybí příkaz.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/language.py" />
      <source>Missing option</source>
      <translation>Chybí volba</translation>
    </message>
    <message>
      <location filename="mapkit/cli/language.py" />
      <source>No such command {name!r}.</source>
      <translation>Příkaz {name!r} neexistuje.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/language.py" />
      <source>No such option {name!r}.</source>
      <translation>Volba {name!r} neexistuje.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/language.py" />
      <source>Option {name!r} does not take a value.</source>
      <translation>Volba {name!r} nemá žádnou hodnotu.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/language.py" />
      <source>Option {name!r} requires an argument.</source>
      <translation>Volba {name!r} potřebuje hodnotu.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/language.py" />
      <source>Options</source>
      <translation>Volby</translation>
    </message>
    <message>
      <location filename="mapkit/cli/language.py" />
      <location filename="mapkit/cli/program.py" />
      <source>Show the version and exit.</source>
      <translation>Ukázat verzi a skončit.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/language.py" />
      <source>Show this message and exit.</source>
      <translation>Ukázat tuto nápovědu a skončit.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/language.py" />
      <source>Try '{command} {option}' for help.</source>
      <translation>Nápovědu ukáže '{command} {option}'.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/language.py" />
      <source>Usage:</source>
      <translation>Použití:</translation>
    </message>
    <message>
      <location filename="mapkit/cli/language.py" />
      <source>default: {default}</source>
      <translation>výchozí: {default}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/language.py" />
      <source>required</source>
      <translation>povinné</translation>
    </message>
    <message>
      <location filename="mapkit/cli/language.py" />
      <source>{name} {filename!r} is a directory.</source>
      <translation>{name:.0}{filename!r} je složka, ne soubor.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/language.py" />
      <source>{value!r} is not a valid {number_type}.</source>
      <translation>{value!r} není platné číslo.{number_type:.0}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/language.py" />
      <source>{value!r} is not one of {choices}.</source>
      <translation>{value!r} není žádná z možností {choices}.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/language.py" />
      <source>{value} is not in the range {range}.</source>
      <translation>{value} není v rozsahu {range}.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/lazy.py" />
      <source>Did you mean {names}?</source>
      <translation>Nemysleli jste {names}?</translation>
    </message>
    <message>
      <location filename="mapkit/cli/lazy.py" />
      <source>There is no command '{name}'.</source>
      <translation>Příkaz „{name}“ neexistuje.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/many_reports.py" />
      <source>--all asks for a folder, and {path} is none</source>
      <translation>--all potřebuje složku, a {path} jí není</translation>
    </message>
    <message>
      <location filename="mapkit/cli/many_reports.py" />
      <source>--all writes a folder of reports as JSON, not the file {path}</source>
      <translation>--all zapisuje složku zpráv jako JSON, ne soubor {path}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/many_reports.py" />
      <location filename="mapkit/drawing/field_sight.py" />
      <location filename="mapkit/drawing/pair.py" />
      <source>disputed</source>
      <translation>sporné</translation>
    </message>
    <message>
      <location filename="mapkit/cli/many_reports.py" />
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>fields</source>
      <translation>pole</translation>
    </message>
    <message>
      <location filename="mapkit/cli/many_reports.py" />
      <source>median</source>
      <translation>medián</translation>
    </message>
    <message>
      <location filename="mapkit/cli/many_reports.py" />
      <source>most</source>
      <translation>nejvíc</translation>
    </message>
    <message>
      <location filename="mapkit/cli/many_reports.py" />
      <source>seen from, at least</source>
      <translation>vidět nejméně z</translation>
    </message>
    <message>
      <location filename="mapkit/cli/many_reports.py" />
      <location filename="mapkit/illustrate/report/report_pages.py" />
      <source>warnings</source>
      <translation>varování</translation>
    </message>
    <message>
      <location filename="mapkit/cli/many_reports.py" />
      <source>worst field</source>
      <translation>nejhorší pole</translation>
    </message>
    <message>
      <location filename="mapkit/cli/many_reports.py" />
      <location filename="mapkit/export/outputs.py" />
      <location filename="mapkit/mapfile/atomic.py" />
      <source>{given} cannot be written: {reason}</source>
      <translation>{given} nelze zapsat: {reason}</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/many_reports.py" />
      <source>{n} map(s) could not be measured:</source>
      <translation>
        <numerusform>{n} mapu nebylo možné změřit:</numerusform>
        <numerusform>{n} mapy nebylo možné změřit:</numerusform>
        <numerusform>{n} map nebylo možné změřit:</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/cli/many_reports.py" />
      <source>{path} has other files in it; --force writes into it</source>
      <translation>v {path} jsou jiné soubory; --force zapíše i tak</translation>
    </message>
    <message>
      <location filename="mapkit/cli/many_reports.py" />
      <source>{path} is a folder without maps</source>
      <translation>{path} je složka bez map</translation>
    </message>
    <message>
      <location filename="mapkit/cli/many_reports.py" />
      <location filename="mapkit/cli/run.py" />
      <source>{problem}; see `mapkit check {path}`</source>
      <translation>{problem}; viz `mapkit check {path}`</translation>
    </message>
    <message>
      <location filename="mapkit/cli/options.py" />
      <source>'{value}' is not NAME=VALUE, for example {example}</source>
      <translation>„{value}“ není NÁZEV=HODNOTA, například {example}</translation>
    </message>
    <message>
      <location filename="mapkit/cli/options.py" />
      <source>'{value}' is not a size; give width and height in mm: 840x560</source>
      <translation>„{value}“ není velikost; uveďte šířku a výšku v mm: 840x560</translation>
    </message>
    <message>
      <location filename="mapkit/cli/output.py" />
      <location filename="mapkit/export/outputs.py" />
      <location filename="mapkit/mapfile/atomic.py" />
      <source>{path} exists already; --force replaces it</source>
      <translation>{path} už existuje; nahradí jej --force</translation>
    </message>
    <message>
      <location filename="mapkit/cli/output.py" />
      <source>{path} is read by this command, so it is not replaced; name another file</source>
      <translation>{path} tento příkaz čte, proto se nepřepíše; uveďte jiný soubor</translation>
    </message>
    <message>
      <location filename="mapkit/cli/printing.py" />
      <location filename="mapkit/cli/report_pages.py" />
      <source>pages</source>
      <translation>stránky</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/cli/printing.py" />
      <source>{n} page(s)</source>
      <translation>
        <numerusform>{n} stránka</numerusform>
        <numerusform>{n} stránky</numerusform>
        <numerusform>{n} stránek</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>A MAP is a map file, - for standard input, or the name of a map that comes with mapkit (mapkit new --list).</source>
      <translation>MAPA je soubor mapy, - pro standardní vstup, nebo jméno mapy dodané s mapkitem (mapkit new --list).</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>A field is named by its id, its name, what is printed on it ("objective 4", "red officer", "white entry") or a point in mm ("120,85"). Each command has its own --help with examples.</source>
      <translation>Pole se uvádí svým id, názvem, tím, co je na něm vytištěno ("úkol 4", "červený důstojník", "bílé pole vstupu"), nebo bodem v mm ("120,85"). Každý příkaz má vlastní --help s příklady.</translation>
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
      <translation>PŘÍKAZ</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>Does one field see another, and why?</source>
      <translation>Vidí jedno pole druhé, a proč?</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>Draw a board in a window.</source>
      <translation>Kreslit herní plán v okně.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>Draw maps of area-movement board games and settle who sees whom, and who hears whom.</source>
      <translation>Kreslí mapy deskových her s poli libovolného tvaru a rozhoduje, kdo koho vidí a kdo koho slyší.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>Draw the board as a picture.</source>
      <translation>Nakreslit herní plán jako obrázek.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>Find and repair what is wrong in a map.</source>
      <translation>Najít a opravit, co je v mapě špatně.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>How often does a shot hit?</source>
      <translation>Jak často výstřel zasáhne?</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>How to settle a dispute or hide an objective.</source>
      <translation>Jak rozhodnout spor nebo skrýt úkol.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>Lay a board of cards.</source>
      <translation>Složí desku z karet.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>List every close call.</source>
      <translation>Vypsat všechny sporné dvojice.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>List the file formats.</source>
      <translation>Vypsat formáty souborů.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>May it move so, and who hears it?</source>
      <translation>Smí se tak jít, a kdo to slyší?</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>Measure a whole board.</source>
      <translation>Změřit celý plán.</translation>
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
      <translation>VOLBY</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>Print a JSON Schema.</source>
      <translation>Vypsat JSON Schema.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>Print small maps of objectives and regroup marks.</source>
      <translation>Vytisknout malé mapy úkolů a značek přeskupení.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>Print what every field sees, as a booklet.</source>
      <translation>Vytisknout jako sešit, co je vidět z každého pole.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>Propose a map from a photo of a board.</source>
      <translation>Navrhnout mapu podle fotky plánu.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>Search for better drafts.</source>
      <translation>Hledat lepší návrhy.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>Set up completion with Tab.</source>
      <translation>Nastavit klávesu Tab.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>Show the traceback of internal errors.</source>
      <translation>U chyb programu ukázat výpis zásobníku.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>Show what a printed symbol looks like.</source>
      <translation>Ukáže, jak vypadá tištěný symbol.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>Start a map file.</source>
      <translation>Založit soubor mapy.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>Turn another program's file into a map.</source>
      <translation>Udělat mapu ze souboru jiného programu.</translation>
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
      <translation>Použít angličtinu, češtinu, nebo polštinu; výchozí je jazyk prostředí (LC_MESSAGES).</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>What changed between two maps?</source>
      <translation>Co se mezi dvěma mapami změnilo?</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>What do the solo cards ask of the board?</source>
      <translation>Na co se herního plánu ptají sólové karty?</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>Where can a figure get to?</source>
      <translation>Kam se figurka dostane?</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>Where may a distracted unit end?</source>
      <translation>Kde může skončit odlákaná jednotka?</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>Where may a unit be deployed?</source>
      <translation>Kam lze jednotku povolat?</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>Which fields are at a range?</source>
      <translation>Která pole jsou na dostřel?</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>Which fields does a shotgun hit?</source>
      <translation>Která pole zasáhne brokovnice?</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>Which fields may a unit search?</source>
      <translation>Která pole smí jednotka prohledat?</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>Who wins between simple players?</source>
      <translation>Kdo vyhrává mezi jednoduchými hráči?</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>Write all tables as JSON.</source>
      <translation>Zapsat všechny tabulky jako JSON.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/program.py" />
      <source>Write the map in another format.</source>
      <translation>Zapsat mapu v jiném formátu.</translation>
    </message>
    <message>
      <location filename="mapkit/cli/run.py" />
      <source>mapkit: interrupted</source>
      <translation>mapkit: přerušeno</translation>
    </message>
    <message>
      <location filename="mapkit/cli/run.py" />
      <source>standard output is closed, so the answer cannot be written</source>
      <translation>standardní výstup je zavřený, odpověď nelze zapsat</translation>
    </message>
    <message>
      <location filename="mapkit/cli/run.py" />
      <source>the map needs more memory than this machine has</source>
      <translation>mapa potřebuje víc paměti, než tento počítač má</translation>
    </message>
    <message>
      <location filename="mapkit/cli/run.py" />
      <source>unexpected {kind}: {problem}. This is a bug in mapkit: run the command again with --debug and report what it prints.</source>
      <translation>neočekávaná chyba {kind}: {problem}. To je chyba mapkitu: spusťte příkaz znovu s --debug a nahlaste, co vypíše.</translation>
    </message>
    <message>
      <location filename="mapkit/compiled/ground.py" />
      <source>'{value}' is not an answer to the choice {name}; give one of: {known}</source>
      <translation>„{value}“ není odpověď na volbu {name}; možnosti: {known}</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/compiled/ground.py" />
      <source>the map {id} has {n} error(s)</source>
      <translation>
        <numerusform>mapa {id} má {n} chybu</numerusform>
        <numerusform>mapa {id} má {n} chyby</numerusform>
        <numerusform>mapa {id} má {n} chyb</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/compiled/ground.py" />
      <source>the ruleset {ruleset} has no choice '{name}' (it has: {known})</source>
      <translation>pravidla {ruleset} nemají volbu „{name}“ (mají: {known})</translation>
    </message>
    <message>
      <location filename="mapkit/compiled/near.py" />
      <source>--within has to be 0 mm or more</source>
      <translation>--within musí být 0 mm nebo více</translation>
    </message>
    <message>
      <location filename="mapkit/compiled/near.py" />
      <source>the ruleset {ruleset} has no lines of sight, so there is no radius for them</source>
      <translation>pravidla {ruleset} neznají viditelnost, takže pro ni není žádný dosah</translation>
    </message>
    <message>
      <location filename="mapkit/compiled/near.py" />
      <source>walking distances in turns need tables of all pairs, which a build within a radius leaves out; give another answer to the choice walking_distance</source>
      <translation>vzdálenosti chůze v tazích potřebují tabulky všech dvojic, které sestavení v dosahu vynechává; dejte na volbu walking_distance jinou odpověď</translation>
    </message>
    <message>
      <location filename="mapkit/compose/composed.py" />
      <source>the board is too large: its coordinates pass 2^30</source>
      <translation>deska je příliš velká: její souřadnice přesahují 2^30</translation>
    </message>
    <message>
      <location filename="mapkit/compose/laying.py" />
      <source>a board has 1 to {most} cards on a side</source>
      <translation>deska má na každé straně 1 až {most} karet</translation>
    </message>
    <message>
      <location filename="mapkit/compose/laying.py" />
      <source>a field of kind {kind} has no attribute {name}</source>
      <translation>pole druhu {kind} nemá vlastnost {name}</translation>
    </message>
    <message>
      <location filename="mapkit/compose/laying.py" />
      <location filename="mapkit/mapfile/layouts.py" />
      <source>card {id} at {place} lies off the board of {across} by {down} cards</source>
      <translation>karta {id} na {place} leží mimo desku {across} krát {down} karet</translation>
    </message>
    <message>
      <location filename="mapkit/compose/laying.py" />
      <source>the board has no field {id}</source>
      <translation>deska nemá pole {id}</translation>
    </message>
    <message>
      <location filename="mapkit/compose/laying.py" />
      <source>the ruleset has no attribute {name}</source>
      <translation>pravidla nemají vlastnost {name}</translation>
    </message>
    <message>
      <location filename="mapkit/compose/laying.py" />
      <source>the ruleset has no kind {id}</source>
      <translation>pravidla nemají druh {id}</translation>
    </message>
    <message>
      <location filename="mapkit/compose/laying.py" />
      <source>{name} cannot be {value}</source>
      <translation>{name} nemůže být {value}</translation>
    </message>
    <message>
      <location filename="mapkit/compose/laying.py" />
      <source>{value} has two images</source>
      <translation>{value} má dva obrazy</translation>
    </message>
    <message>
      <location filename="mapkit/compose/symmetry.py" />
      <source>Field {field} has no image: {why}.</source>
      <translation>Pole {field} nemá obraz: {why}.</translation>
    </message>
    <message>
      <location filename="mapkit/compose/symmetry.py" />
      <source>Field {field} is not like its image {image}: {why}.</source>
      <translation>Pole {field} není jako jeho obraz {image}: {why}.</translation>
    </message>
    <message>
      <location filename="mapkit/compose/symmetry.py" />
      <source>figures step from them to other fields</source>
      <translation>figury z nich vstupují na jiná pole</translation>
    </message>
    <message>
      <location filename="mapkit/compose/symmetry.py" />
      <source>no field has the shape of its image</source>
      <translation>žádné pole nemá tvar jeho obrazu</translation>
    </message>
    <message>
      <location filename="mapkit/compose/symmetry.py" />
      <source>one is {kind}, the other {other}</source>
      <translation>jedno je {kind}, druhé {other}</translation>
    </message>
    <message>
      <location filename="mapkit/compose/symmetry.py" />
      <source>the layout does not say how large it is: add  size: [columns, rows]</source>
      <translation>rozložení neříká, jak je velké: přidejte  size: [sloupce, řádky]</translation>
    </message>
    <message>
      <location filename="mapkit/compose/symmetry.py" />
      <source>they differ in traits or level</source>
      <translation>liší se rysy nebo úrovní</translation>
    </message>
    <message>
      <location filename="mapkit/compose/symmetry.py" />
      <source>{attribute} is {a} on one and {b} on the other</source>
      <translation>{attribute} je na jednom {a} a na druhém {b}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/all_checks.py" />
      <location filename="mapkit/editor/sight/report_feature.py" />
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>The map has no fields.</source>
      <translation>Mapa nemá žádná pole.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/all_checks.py" />
      <source>The tolerance of {length} is longer than most edges of this map ({edge}).</source>
      <translation>Tolerance {length} je delší než většina hran této mapy ({edge}).</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/buildings.py" />
      <source>Building {building} ({name})</source>
      <translation>Budova {building} ({name})</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/buildings.py" />
      <source>Field {field} is in building {home} and in building {building}.</source>
      <translation>Pole {field} je v budově {home} i v budově {building}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/buildings.py" />
      <source>{number} buildings have the id {building}.</source>
      <translation>Id {building} mají {number} budovy.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/buildings.py" />
      <source>{title} has field {field}, which is {kind}.</source>
      <translation>{title} má pole {field}, které je {kind}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/buildings.py" />
      <source>{title} has no fields.</source>
      <translation>{title} nemá žádná pole.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/buildings.py" />
      <source>{title} names field {field}, which the map does not have{hint}</source>
      <translation>{title} uvádí pole {field}, které mapa nemá{hint}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/entangled.py" />
      <source>More boundaries pass through vertices than are listed; none can be repaired.</source>
      <translation>Vrcholy prochází více hranic, než je vypsáno; žádnou z nich nelze opravit.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/entangled.py" />
      <source>The boundary of field {field} meets itself in more than {n} places; the map was not checked for gaps and narrow places.</source>
      <translation>Hranice pole {field} se sama sebe dotýká nebo protíná na více než {n} místech; škvíry a úzká místa mapy se nekontrolovaly.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/entangled.py" />
      <source>There are more crossings and overlaps than are listed.</source>
      <translation>Křížení a překryvů je víc, než kolik je jich vypsáno.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/header.py" />
      <source>'{name}' is {value}, which is not a usable number of millimetres.</source>
      <translation>{name} je {value}, což není použitelný počet milimetrů.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/holes.py" />
      <source>Hole {k} of field {field} lies inside hole {other}.</source>
      <translation>Otvor {k} pole {field} leží uvnitř otvoru {other}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/holes.py" />
      <source>Hole {k} of field {field} lies outside it.</source>
      <translation>Otvor {k} pole {field} leží mimo ně.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/holes.py" />
      <source>Hole {k} of field {field} lies partly outside it.</source>
      <translation>Otvor {k} pole {field} leží zčásti mimo ně.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/marker_counts.py" />
      <source>Field {field} has {number} markers: {both}.</source>
      <translation>Pole {field} nese značek: {number} ({both}).</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/marker_counts.py" />
      <source>There are {number} of {count} {label} markers.</source>
      <translation>Značek „{label}“ je {number}, má jich být {count}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/marker_counts.py" />
      <source>There are {number} {label} markers, not {count}.</source>
      <translation>Značek „{label}“ je {number}, ne {count}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/marker_counts.py" />
      <source>There is {number} of {count} {label} markers.</source>
      <translation>Značka „{label}“ je jen {number}, má jich být {count}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/marker_counts.py" />
      <source>{grouping} {group} has too few {label} markers: {wrong}.</source>
      <translation>{grouping} {group} má málo značek „{label}“: {wrong}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/marker_counts.py" />
      <source>{grouping} {group} has too many {label} markers: {wrong}.</source>
      <translation>{grouping} {group} má příliš mnoho značek „{label}“: {wrong}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/marker_counts.py" />
      <source>{label} markers are missing: {names}.</source>
      <translation>Chybějí značky ({label}): {names}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/marker_counts.py" />
      <source>{marker} occurs {number} times, on {fields}.</source>
      <translation>{marker} je tu {number}×: {fields}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/marker_counts.py" />
      <source>{value} {n} of {number}</source>
      <translation>{value} {n} z {number}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/markers.py" />
      <source>The map has no markers yet; the ruleset asks for {names} markers.</source>
      <translation>Mapa zatím nemá žádné značky; podle pravidel na ni patří: {names}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/markers.py" />
      <source>The marker '{type}' on {where} is of an unknown type{hint}</source>
      <translation>Značka „{type}“ je neznámého druhu ({where}){hint}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/markers.py" />
      <source>The objectives are split {told}; the game has {guarded} in the guarded sectors and {free} in the neutral one.</source>
      <translation>Úkoly jsou rozděleny {told}; hra má {guarded} v hlídaných oblastech a {free} v neutrální.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/markers.py" />
      <source>{name} on {where} has no '{attribute}'.</source>
      <translation>{name}: chybí „{attribute}“ ({where}).</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/markers.py" />
      <source>{name} on {where} has the unknown attribute '{attribute}'{hint}</source>
      <translation>{name} má neznámou vlastnost „{attribute}“ ({where}){hint}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/markers.py" />
      <source>{name} on {where} has {attribute} '{value}'; allowed are {names}.</source>
      <translation>{name}: {attribute} „{value}“ není dovoleno, dovoleno je {names} ({where}).</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/markers.py" />
      <source>{name} on {where} has {names} '{value}', and they have to differ.</source>
      <translation>{name}: {names} mají stejnou hodnotu „{value}“ a musí se lišit ({where}).</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/markers.py" />
      <source>{name} points at {where}, which is not at the rim of the board.</source>
      <translation>{name} ukazuje na místo, které není na okraji plánu: {where}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/markers.py" />
      <source>{name} stands on field {field}, which the map does not have{hint}</source>
      <translation>{name} stojí na poli {field}, které mapa nemá{hint}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/markers.py" />
      <source>{name} stands on {where} in sector {sector}, not in sector {own}.</source>
      <translation>{name} stojí v oblasti {sector}, ne {own}: {where}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/markers.py" />
      <source>{name} stands on {where}, which nobody may enter.</source>
      <translation>{name} stojí tam, kam nikdo nesmí: {where}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/markers.py" />
      <source>{n} in no sector</source>
      <translation>{n} bez oblasti</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/markers.py" />
      <source>{n} in {sector}</source>
      <translation>{n}: {sector}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/meaning.py" />
      <source>0 (ground)</source>
      <translation>0 (dolní)</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/meaning.py" />
      <source>1 (upper)</source>
      <translation>1 (horní)</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/meaning.py" />
      <source>Field {field} has both {trait} and {other}.</source>
      <translation>Na poli {field} je zároveň {trait} i {other}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/meaning.py" />
      <source>Field {field} has the unknown trait '{trait}'{hint}</source>
      <translation>Pole {field} má neznámý terén „{trait}“{hint}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/meaning.py" />
      <source>Field {field} is in the unknown sector '{sector}'{hint}</source>
      <translation>Pole {field} je v neznámé oblasti „{sector}“{hint}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/meaning.py" />
      <source>Field {field} is named '{name}', which is the id of another field.</source>
      <translation>Pole {field} se jmenuje „{name}“, což je id jiného pole.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/meaning.py" />
      <source>Field {field} is of the unknown kind '{kind}'{hint}</source>
      <translation>Pole {field} má neznámý typ „{kind}“{hint}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/meaning.py" />
      <source>Field {field} is on level {level}.</source>
      <translation>Pole {field} je na úrovni {level}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/meaning.py" />
      <source>Field {field} is {kind} and cannot have {trait}, which stands on {kinds} only.</source>
      <translation>Pole {field} je {kind} a nemůže na něm být {trait}; to patří jen na: {kinds}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/meaning.py" />
      <source>Field {field} is {kind} and carries no {attribute}, which {kinds} do.</source>
      <translation>Pole {field} je {kind} a nenese vlastnost {attribute}; tu nese: {kinds}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/meaning.py" />
      <source>Field {field} is {kind} but on level {level}; such fields are on level {usual}.</source>
      <translation>Pole {field} je {kind}, ale na úrovni {level}; taková pole jsou na úrovni {usual}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/meaning.py" />
      <source>Fields {names} are all named '{name}'.</source>
      <translation>Pole {names} mají všechna název „{name}“.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/meaning.py" />
      <source>No field is in sector {sector}.</source>
      <translation>V oblasti {sector} není žádné pole.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/meaning.py" />
      <source>The choice '{choice}' has the unknown value '{value}'{hint}</source>
      <translation>Volba „{choice}“ má neznámou hodnotu „{value}“{hint}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/meaning.py" />
      <source>The id '{key}' of a field cannot be used.</source>
      <translation>Id pole „{key}“ nelze použít.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/meaning.py" />
      <source>The ruleset has no choice '{choice}'{hint}</source>
      <translation>Pravidla nemají volbu „{choice}“{hint}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/meaning.py" />
      <source>{fields} are in no sector.</source>
      <translation>{fields} nejsou v žádné oblasti.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/meaning.py" />
      <source>{field} is in no sector.</source>
      <translation>{field} není v žádné oblasti.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/outlines.py" />
      <location filename="mapkit/coverage/checks/rings.py" />
      <source>, hole {n},</source>
      <translation>, otvor {n},</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/outlines.py" />
      <source>Field {field} falls into {pieces} pieces that meet only {where}.</source>
      <translation>Pole {field} se rozpadá na části ({pieces}), které se stýkají jen {where}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/outlines.py" />
      <source>The boundary of field {field} crosses itself at {point} and in {n} more places.</source>
      <translation>Hranice pole {field} se kříží sama se sebou v {point} a na dalších místech ({n}).</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/outlines.py" />
      <location filename="mapkit/coverage/checks/rings.py" />
      <source>The boundary of field {field} crosses itself {where}.</source>
      <translation>Hranice pole {field} se kříží sama se sebou {where}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/outlines.py" />
      <source>The boundary of field {field} runs along itself between {vertices}.</source>
      <translation>Hranice pole {field} běží sama podél sebe mezi {vertices}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/outlines.py" />
      <source>The boundary of field {field} touches itself {where}.</source>
      <translation>Hranice pole {field} se dotýká sama sebe {where}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/outlines.py" />
      <source>The ring of field {field}{place} has a spike of no width at {vertices}.</source>
      <translation>Obrys pole {field}{place} má hrot bez šířky: {vertices}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/outlines.py" />
      <location filename="mapkit/coverage/checks/rings.py" />
      <source>at {place}</source>
      <translation>zde: {place}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/overlap_reports.py" />
      <source>A tunnel is {lower} on level 0 (ground) below {upper} on level 1 (upper).</source>
      <translation>Tunel je {lower} na úrovni 0 (dolní) pod {upper} na úrovni 1 (horní).</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/overlap_reports.py" />
      <source>Edges of the stacked {fields} cross without a vertex at {places}.</source>
      <translation>Hrany nad sebou ležících polí se bez vrcholu kříží v {places} ({fields}).</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/overlap_reports.py" />
      <source>This ruleset allows no stacks.</source>
      <translation>Tato pravidla nedovolují pole nad sebou.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/overlap_reports.py" />
      <source>at most {width} wide, {area}</source>
      <translation>široké nejvýš {width}, {area}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/overlap_reports.py" />
      <source>{fields} overlap.</source>
      <translation>{fields} se překrývají.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/overlap_reports.py" />
      <source>{names} have the same outline.</source>
      <translation>{names} mají stejný obrys.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/overlap_reports.py" />
      <source>{names} lie above each other ({size}) but are not a tunnel: below is {lower}, above {upper}. {tunnel}</source>
      <translation>{names} leží nad sebou ({size}), ale nejsou tunelem: dole je {lower}, nahoře {upper}. {tunnel}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/overlap_reports.py" />
      <source>{names} overlap at {place}: {size}.</source>
      <translation>{names} se překrývají v místě {place}: {size}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/overlap_reports.py" />
      <source>{names} overlap: {size}.</source>
      <translation>{names} se překrývají: {size}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/play.py" />
      <source>No figure can reach {fields} from an entry or a start.</source>
      <translation>Žádná figurka se ze vstupu ani ze startu nedostane sem: {fields}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/play.py" />
      <source>No figure can reach {fields} from an entry or a start; {markers} would stand there.</source>
      <translation>Žádná figurka se ze vstupu ani ze startu nedostane sem: {fields}; přitom by tam stálo: {markers}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/play.py" />
      <source>Sector {sector} is in {n} pieces; {fields} are apart from the largest.</source>
      <translation>Oblast {sector} má více částí ({n}); od největší je odděleno: {fields}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/play.py" />
      <source>Sector {sector} is in {n} pieces; {fields} is apart from the largest.</source>
      <translation>Oblast {sector} má více částí ({n}); od největší je odděleno: {fields}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/play.py" />
      <source>{title} is joined by steps with {fields}, which its list leaves out.</source>
      <translation>{title} je krokem spojena s tím, co v jejím seznamu chybí: {fields}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/play.py" />
      <source>{title} is made of {number} buildings that no step joins.</source>
      <translation>{title} se skládá z budov ({number}), které nespojuje žádný krok.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/portal_places.py" />
      <source>field {a} and field {b}</source>
      <translation>pole {a} a pole {b}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/portal_places.py" />
      <source>{place} by {length}</source>
      <translation>{place} o {length}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/portal_places.py" />
      <source>{portal} and {second} between {fields} stand in the same place.</source>
      <translation>{portal} a {second} stojí na stejném místě ({fields}).</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/portal_places.py" />
      <source>{title} between {both} has no length on their boundary.</source>
      <translation>{title} nemá na společné hranici žádnou délku ({both}).</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/portal_places.py" />
      <source>{title} between {both} has no length: both ends are at {point}.</source>
      <translation>{title} nemá délku ({both}): oba konce jsou v {point}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/portal_places.py" />
      <source>{title} has its ends on two separate pieces of the boundary of {both}.</source>
      <translation>{title} má konce na dvou oddělených částech hranice ({both}).</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/portal_places.py" />
      <source>{title} joins {both}, which are stacked.</source>
      <translation>{title} spojuje pole, která leží nad sebou: {both}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/portal_places.py" />
      <source>{title} joins {both}, which share no boundary.</source>
      <translation>{title} spojuje pole, která nemají společnou hranici: {both}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/portal_places.py" />
      <source>{title} misses the boundary of {both} at {ends}.</source>
      <translation>{title} se v {ends} míjí s hranicí ({both}).</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/portal_places.py" />
      <source>{title} misses the boundary of {both} at {ends}; next to it would be at: {at}.</source>
      <translation>{title} se v {ends} míjí s hranicí ({both}); nejblíže by bylo at: {at}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/portals.py" />
      <source>Portal {portal} has a coordinate that is not a whole number below 2^30.</source>
      <translation>Průchod {portal} má souřadnici, která není celé číslo menší než 2^30.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/portals.py" />
      <source>Portal {portal} is of the unknown type '{type}'{hint}</source>
      <translation>Průchod {portal} je neznámého druhu „{type}“{hint}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/portals.py" />
      <source>Portal {portal} names field {field}, which the map does not have{hint}</source>
      <translation>Průchod {portal} uvádí pole {field}, které mapa nemá{hint}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/portals.py" />
      <source>{kind} and another class</source>
      <translation>{kind} a jiný typ</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/portals.py" />
      <source>{kind} and {other}</source>
      <translation>{kind} a {other}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/portals.py" />
      <source>{number} portals have the id {portal_id}.</source>
      <translation>Id {portal_id} má průchodů: {number}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/portals.py" />
      <source>{title} joins field {field} with itself.</source>
      <translation>{title} spojuje pole {field} se sebou samým.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/portals.py" />
      <source>{title} leads into {fields}, which nobody may enter.</source>
      <translation>{title} vede tam, kam nikdo nesmí: {fields}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/portals.py" />
      <source>{title} stands between field {a} ({class_a}) and field {b} ({class_b}), where nobody can step without a portal that joins them.</source>
      <translation>{title} stojí mezi polem {a} ({class_a}) a polem {b} ({class_b}), kudy bez spojujícího průchodu nikdo neprojde.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/portals.py" />
      <source>{title} stands between field {a} ({class_a}) and field {b} ({class_b}); it needs {allowed}.</source>
      <translation>{title} stojí mezi polem {a} ({class_a}) a polem {b} ({class_b}); potřebuje {allowed}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/rings.py" />
      <source>, hole {n}</source>
      <translation>, otvor {n},</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/rings.py" />
      <source>Field {field} has no ring.</source>
      <translation>Pole {field} nemá obrys.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/rings.py" />
      <source>Field {field} names vertex {vertex}, which the map does not have{hint}</source>
      <translation>Pole {field} uvádí vrchol {vertex}, který mapa nemá{hint}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/rings.py" />
      <source>The ring of field {field}{place} encloses no area.</source>
      <translation>Obrys pole {field}{place} neobklopuje žádnou plochu.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/rings.py" />
      <source>The ring of field {field}{place} has fewer than three different points.</source>
      <translation>Obrys pole {field}{place} má méně než tři různé body.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/rings.py" />
      <source>The ring of field {field}{place} repeats {vertices}.</source>
      <translation>Obrys pole {field}{place} opakuje: {vertices}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/rings.py" />
      <source>Vertex {vertex} has a coordinate that is not a whole number below 2^30: {value}.</source>
      <translation>Vrchol {vertex} má souřadnici, která není celé číslo menší než 2^30: {value}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/slits.py" />
      <source>Vertex {vertex} misses the edge from {a} to {b} ({fields}) by {how_far}.</source>
      <translation>Vrchol {vertex} míjí hranu z {a} do {b} ({fields}) o {how_far}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/slits.py" />
      <source>Vertices {a} and {b} are only {how_far} apart.</source>
      <translation>Vrcholy {a} a {b} jsou od sebe jen {how_far}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/slivers.py" />
      <source> between {fields}</source>
      <translation> ({fields})</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/slivers.py" />
      <source>; nearest to each other are its vertices {a} and {b}</source>
      <translation>; nejblíž k sobě má vrcholy {a} a {b}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/slivers.py" />
      <source>A hole of {area}{where} is at most {width} wide, less than the tolerance of {tolerance}{nearest}.</source>
      <translation>Díra {area}{where} je široká nejvýš {width}, méně než tolerance {tolerance}{nearest}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/slivers.py" />
      <source>A hole of {area}{where} is narrower than the tolerance of {tolerance}.</source>
      <translation>Díra {area}{where} je užší než tolerance {tolerance}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/slivers.py" />
      <source>Field {field} has too many corners close together to be checked for its width.</source>
      <translation>Pole {field} má příliš mnoho rohů blízko u sebe, než aby se dala ověřit jeho šířka.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/slivers.py" />
      <source>Field {field} is at most {width} wide, less than the tolerance of {tolerance}.</source>
      <translation>Pole {field} je široké nejvýš {width}, méně než tolerance {tolerance}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/slivers.py" />
      <source>The void at {point} is only {width} wide.</source>
      <translation>Prázdné místo v {point} je široké jen {width}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/vertices.py" />
      <source>Field {field} reaches {length} beyond the board's {edge}.</source>
      <translation>Pole {field} přesahuje {edge} plánu o {length}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/vertices.py" />
      <source>No field uses vertex {vertex}.</source>
      <translation>Vrchol {vertex} nepoužívá žádné pole.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/vertices.py" />
      <source>The boundary of field {field} passes through {vertices} without naming it.</source>
      <translation>Hranice pole {field} prochází místem, které neuvádí: {vertices}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/vertices.py" />
      <source>The boundary of field {field} passes through {vertices} without naming them.</source>
      <translation>Hranice pole {field} prochází místy, která neuvádí: {vertices}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/vertices.py" />
      <source>Vertices {names} lie on the same point, {point}.</source>
      <translation>Vrcholy {names} leží na stejném místě, {point}.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/vertices.py" />
      <source>bottom edge</source>
      <translation>dolní okraj</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/vertices.py" />
      <source>left edge</source>
      <translation>levý okraj</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/vertices.py" />
      <source>right edge</source>
      <translation>pravý okraj</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/vertices.py" />
      <source>top edge</source>
      <translation>horní okraj</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/vertices.py" />
      <source>{vertex} is redundant: it lies on a straight edge.</source>
      <translation>{vertex} je nadbytečný: leží na rovné hraně.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/vertices.py" />
      <source>{vertices} are redundant: they lie on straight edges.</source>
      <translation>{vertices} jsou nadbytečné: leží na rovných hranách.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/wording.py" />
      <source>({x}, {y}) mm</source>
      <translation>({x}; {y}) mm</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/wording.py" />
      <source>; did you mean '{name}'?</source>
      <translation>; mysleli jste „{name}“?</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/wording.py" />
      <source>; known are {names}</source>
      <translation>; známé: {names}</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/coverage/checks/wording.py" />
      <source>field(s) {fields}</source>
      <translation>
        <numerusform>pole {fields}</numerusform>
        <numerusform>pole {fields}</numerusform>
        <numerusform>pole {fields}</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/wording.py" />
      <source>vertex {vertex}</source>
      <translation>vrchol {vertex}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/wording.py" />
      <source>vertices {vertices}</source>
      <translation>vrcholy {vertices}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/wording.py" />
      <source>{portal} {id}</source>
      <translation>{portal} {id}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/checks/wording.py" />
      <source>{words} and {n} more</source>
      <translation>{words} a další ({n})</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/mesh_builder.py" />
      <source>edges of fields cross elsewhere than at vertices; run 'mapkit check'</source>
      <translation>hrany polí se kříží i jinde než ve vrcholech; spusťte 'mapkit check'</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/mesh_builder.py" />
      <source>fields {names} overlap; run 'mapkit check'</source>
      <translation>pole {names} se překrývají; spusťte 'mapkit check'</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/mesh_builder.py" />
      <source>the edges of the fields do not fit together; run 'mapkit check'</source>
      <translation>hrany polí na sebe nenavazují; spusťte 'mapkit check'</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/piles.py" />
      <source>most of the {count} shapes lie on each other; leave out layers that are no fields, or import one layer at a time</source>
      <translation>většina z {count} tvarů leží na sobě; vynechejte vrstvy, které nejsou poli, nebo importujte po jedné vrstvě</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/repair.py" />
      <source>Not all repairs were tried: there are too many problems. Correct some by hand, then repair again.</source>
      <translation>Nebyly vyzkoušeny všechny opravy: problémů je příliš mnoho. Některé opravte ručně a pak spusťte opravy znovu.</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/repair.py" />
      <source>deleted {vertices}, which no field uses</source>
      <translation>smazáno, co žádné pole nepoužívá: {vertices}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/repair.py" />
      <source>dropped the repeated {vertices} of field {field}</source>
      <translation>u pole {field} vypuštěno opakování: {vertices}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/repair.py" />
      <source>dropped the spike of field {field} at {vertices}</source>
      <translation>u pole {field} odstraněn hrot: {vertices}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/repair.py" />
      <source>dropped {portal} {id}, the same as {first}</source>
      <translation>vypuštěno: {portal} {id}, totéž co {first}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/repair.py" />
      <source>dropped {vertices}, redundant on straight edges</source>
      <translation>vypuštěno, nadbytečné na rovných hranách: {vertices}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/repair.py" />
      <source>made one vertex, {vertex}, of {vertices}, which lie on the same point</source>
      <translation>z vrcholů {vertices}, které leží v jednom bodě, je jeden: {vertex}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/repair.py" />
      <source>moved {portal} {id} onto the boundary of {fields}</source>
      <translation>posunuto na hranici ({fields}): {portal} {id}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/repair.py" />
      <source>put {vertices} into the boundary of field {field}, which passes through</source>
      <translation>do hranice pole {field}, která jimi prochází, vloženo: {vertices}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/slits.py" />
      <source>borders that are so close together are too long in all to be joined: give a larger distance, or leave out layers that are no fields</source>
      <translation>hranice, které jsou tak blízko u sebe, jsou celkem příliš dlouhé na to, aby se spojily: zadejte větší vzdálenost nebo vynechte vrstvy, které nejsou poli</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/snap_moves.py" />
      <source>moved the edge from {a} to {b} of {fields} to pass through vertex {vertex}, {length} away</source>
      <translation>hrana z {a} do {b} ({fields}) vedena vrcholem {vertex}, který od ní byl {length}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/snap_moves.py" />
      <source>moved vertex {vertex} by {length} onto the edge from {a} to {b}</source>
      <translation>vrchol {vertex} posunut o {length} na hranu z {a} do {b}</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/snap_moves.py" />
      <source>put vertex {vertex} where edges of the stacked {fields} cross</source>
      <translation>vrchol {vertex} vložen tam, kde se kříží hrany nad sebou ležících polí ({fields})</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/snap_moves.py" />
      <source>used vertex {vertex} in place of {others} in {fields}</source>
      <translation>vrchol {vertex} nahradil {others} ({fields})</translation>
    </message>
    <message>
      <location filename="mapkit/coverage/snap_moves.py" />
      <source>{vertex} ({length} away)</source>
      <translation>{vertex} (vzdálený {length})</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/skirmish_wars.yaml" />
      <source>base</source>
      <translation>základna</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/skirmish_wars.yaml" />
      <source>city</source>
      <translation>město</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/skirmish_wars.yaml" />
      <source>factory</source>
      <translation>továrna</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/skirmish_wars.yaml" />
      <source>foot soldier</source>
      <translation>pěšák</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/skirmish_wars.yaml" />
      <source>forest</source>
      <translation>les</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/skirmish_wars.yaml" />
      <source>grass</source>
      <translation>tráva</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/skirmish_wars.yaml" />
      <source>hills</source>
      <translation>kopce</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/skirmish_wars.yaml" />
      <source>mountains</source>
      <translation>hory</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/skirmish_wars.yaml" />
      <source>road</source>
      <translation>cesta</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/skirmish_wars.yaml" />
      <source>tracked unit</source>
      <translation>pásová jednotka</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/skirmish_wars.yaml" />
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>water</source>
      <translation>voda</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/skirmish_wars.yaml" />
      <source>wheeled unit</source>
      <translation>kolová jednotka</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>A room and a walkway need an open field between them to see each other. Is a field of water enough?</source>
      <translation>Místnost a vyvýšená plošina se vidí jen přes venkovní pole. Stačí vodní pole?</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>A straight line must reach the target over open fields only; buildings, walkways and obstacles in between block it.</source>
      <translation>Přímka musí k cíli vést jen přes venkovní pole; budovy, vyvýšené plošiny a překážky mezi nimi ji přeruší.</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>A target on the same field is always in sight, at distance 1.</source>
      <translation>Cíl na stejném poli je vždy vidět, na vzdálenost 1.</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>A tunnel and the walkway above it never see each other.</source>
      <translation>Tunel a vyvýšená plošina nad ním se nikdy nevidí.</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>Between a built-up and an elevated field the line has to cross at least one open field and nothing else, or pass through the ladder on the edge that the two share.</source>
      <translation>Mezi vnitřním a vyvýšeným polem musí přímka vést přes alespoň jedno venkovní pole a přes nic jiného, nebo procházet žebříkem na hraně, kterou mají obě společnou.</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>Black sector</source>
      <translation>Černá oblast</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>Do places that belong to no field block sight?</source>
      <translation>Zakrývají výhled místa, která nepatří k žádnému poli?</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>Does a line count that touches a blocking corner or runs along a blocking edge? By default it does not, since nobody at a table can tell a line of no width.</source>
      <translation>Počítá se přímka, která se dotýká zakrývajícího rohu nebo vede podél zakrývající hrany? Běžně ne, protože přímku bez šířky u stolu nikdo nerozezná.</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>Does a second field of hard terrain in one turn lower the allowance again?</source>
      <translation>Snižuje druhé pole náročného terénu v jednom tahu znovu počet kroků?</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>Does everybody in a building see everybody else in it, round corners too, or only along straight lines?</source>
      <translation>Vidí v budově každý každého, i za rohem, nebo jen přímo?</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>Everybody in a building sees everybody else in the same building.</source>
      <translation>V téže budově vidí každý každého.</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>From one built-up field to another the line may also run through built-up fields only; the walls between them have windows.</source>
      <translation>Z jednoho vnitřního pole do druhého smí přímka vést i jen přes vnitřní pole; stěny mezi nimi mají okna.</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>From one elevated field to another only obstacles block the line.</source>
      <translation>Z jednoho vyvýšeného pole do druhého přerušují přímku jen překážky.</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>Is the distance between two fields counted in fields, in what they cost, hard terrain 1 more, or in turns of whoever walks?</source>
      <translation>Počítá se vzdálenost dvou polí v polích, v tom, co stojí (těžký terén o 1 víc), nebo v tazích toho, kdo jde?</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>Red sector</source>
      <translation>Červená oblast</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>White sector</source>
      <translation>Bílá oblast</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>Yellow sector</source>
      <translation>Žlutá oblast</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>accuracy</source>
      <translation>přesnost</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>black</source>
      <translation>černý</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <location filename="exporters/mapkit_exporters" />
      <source>blocks</source>
      <translation>zakrývá</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>built-up</source>
      <translation>vnitřní</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>card</source>
      <translation>karta</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>cost</source>
      <translation>cena</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>cost of hard terrain</source>
      <translation>cena náročného terénu</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>defender</source>
      <translation>obránce</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>door</source>
      <translation>dveře</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>each_entering</source>
      <translation>při každém vstupu</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>elevated</source>
      <translation>vyvýšené</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>gaps and the outside of the board</source>
      <translation>mezery a okolí herního plánu</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>hard terrain</source>
      <translation>náročný terén</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>ladder</source>
      <translation>žebřík</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>lines that only graze</source>
      <translation>přímky, které se jen dotýkají</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>lines_only</source>
      <translation>jen přímky</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <location filename="exporters/mapkit_exporters" />
      <source>no</source>
      <translation>ne</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>noise</source>
      <translation>hluk</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>number</source>
      <translation>číslo</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>objective</source>
      <translation>úkol</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>obstacle</source>
      <translation>překážka</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>officer</source>
      <translation>důstojník</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>once_a_turn</source>
      <translation>jednou za tah</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>open</source>
      <translation>venkovní</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>passes</source>
      <translation>propouští</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>recoil</source>
      <translation>zpětný ráz</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>red</source>
      <translation>červený</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>regroup mark</source>
      <translation>přeskupení</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>role</source>
      <translation>role</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>sees_all</source>
      <translation>vidí vše</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>sight inside a building</source>
      <translation>viditelnost uvnitř budovy</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>silencer</source>
      <translation>tlumič</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>sniper</source>
      <translation>odstřelovač</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>sniper entry</source>
      <translation>pole vstupu</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>soldier</source>
      <translation>vojín</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>squad</source>
      <translation>oddíl</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>start</source>
      <translation>start</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>walking distance</source>
      <translation>vzdálenost chůze</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>wall</source>
      <translation>zeď</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>water as the open field between a room and a walkway</source>
      <translation>voda jako venkovní pole mezi místností a plošinou</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>white</source>
      <translation>bílý</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>yellow</source>
      <translation>žlutý</translation>
    </message>
    <message>
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <location filename="exporters/mapkit_exporters" />
      <source>yes</source>
      <translation>ano</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/diagnostic.py" />
      <source>error</source>
      <translation>chyba</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/diagnostic.py" />
      <source>note</source>
      <translation>poznámka</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/diagnostic.py" />
      <source>warning</source>
      <translation>varování</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Add a door or a ladder, or mark them as fields that nobody enters.</source>
      <translation>Doplňte dveře nebo žebřík, nebo je označte jako pole, kam nikdo nesmí.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Add the markers of the ruleset before the map is played.</source>
      <translation>Než se bude hrát, doplňte značky podle pravidel.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Add the missing ones.</source>
      <translation>Doplňte chybějící.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Add the vertex under 'vertices' or correct its name.</source>
      <translation>Doplňte vrchol, nebo opravte jeho název.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>All its points lie on one line: move at least one off it.</source>
      <translation>Všechny body leží na jedné přímce: aspoň jeden z ní posuňte.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Allowed, but commands will then ask for the id.</source>
      <translation>Dovoleno, ale příkazy se pak zeptají na id.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Allowed, but rare; check the sectors of the fields.</source>
      <translation>Dovoleno, ale vzácné; ověřte oblasti polí.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Change one of the two, or delete the marker: the game never uses it.</source>
      <translation>Jedno z obou změňte, nebo značku smažte: hra ji nikdy nepoužije.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Check that it is intended: no figure enters a void.</source>
      <translation>Ověřte, že je to záměr: do prázdného místa žádná figurka nevstoupí.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Choose a field on the outer edge of the board.</source>
      <translation>Vyberte pole na vnějším okraji plánu.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Close it by giving both sides the same vertices. An intended hole has room for a disc as wide as the tolerance.</source>
      <translation>Uzavřete ji tím, že obě strany dostanou stejné vrcholy; do zamýšlené díry se vejde kotouč široký jako tolerance.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Correct the field's id under 'between'.</source>
      <translation>Opravte id pole.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Correct the field's id.</source>
      <translation>Opravte id pole.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Delete it, or put it into the rings it was meant for.</source>
      <translation>Odstraňte ho, nebo ho vložte do obrysů, kam patří.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Delete one of the two.</source>
      <translation>Odstraňte jedno z nich.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Delete one of the two; a ring is not closed by repeating its first point.</source>
      <translation>Odstraňte jeden z nich; obrys se neuzavírá opakováním prvního bodu.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Delete or renumber one of the two.</source>
      <translation>Odstraňte nebo přečíslujte jednu z nich.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Delete the extra ones.</source>
      <translation>Odstraňte přebytečné.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Delete the portal, or correct the field.</source>
      <translation>Odstraňte průchod, nebo opravte pole.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Delete the tip: the boundary runs out and back along the same line.</source>
      <translation>Odstraňte špičku: hranice běží tam a zpět po téže čáře.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Draw at least one field under 'fields'.</source>
      <translation>Nakreslete aspoň jedno pole.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Draw each piece as a field of its own.</source>
      <translation>Nakreslete každou část jako samostatné pole.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Draw the ring with three points or more, or delete the hole or field.</source>
      <translation>Nakreslete obrys se třemi nebo více body, nebo otvor či pole odstraňte.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Fix what is listed, then check again.</source>
      <translation>Opravte, co je vypsáno, a pak mapu zkontrolujte znovu.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>For the rules, a building is a set of rooms joined by steps; its name is only for people.</source>
      <translation>Pro pravidla je budova soubor místností spojených kroky; její název je jen pro lidi.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Give 'at' two different points of the shared boundary.</source>
      <translation>Uveďte dva různé body společné hranice.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Give a positive number of millimetres.</source>
      <translation>Uveďte kladný počet milimetrů.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Give each its own id.</source>
      <translation>Dejte každému vlastní id.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Give it fields; the squad of a sector needs them to start in.</source>
      <translation>Dejte jí pole; oddíl oblasti je potřebuje ke startu.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Give the field an outer ring.</source>
      <translation>Dejte poli vnější obrys.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Give the marker the attributes that the ruleset names for its type.</source>
      <translation>Dejte značce vlastnosti, které pravidla uvádějí pro její druh.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Give them a sector; fields that belong to nobody are in a neutral one.</source>
      <translation>Dejte jim oblast; pole, která nikomu nepatří, patří do neutrální.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Harmless: it changes no table.</source>
      <translation>Neškodné: žádnou tabulku to nemění.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Harmless; delete it unless you mean to move it.</source>
      <translation>Neškodné; odstraňte ho, pokud ho nechcete posunout.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Keep the hole away from the outer ring and the other holes, or draw the field without it.</source>
      <translation>Nechte otvor stranou vnějšího obrysu i ostatních otvorů, nebo nakreslete pole bez něj.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Leave 'level' out, or change the kind.</source>
      <translation>Ponechte úroveň podle typu, nebo změňte typ.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Make the two fields alike; mapkit compose --symmetric completes half a layout.</source>
      <translation>Udělejte obě pole stejná; mapkit compose --symmetric doplní polovinu rozložení.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Move it to a field of its sector, or correct the field's sector.</source>
      <translation>Přesuňte ji na pole její oblasti, nebo opravte oblast pole.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Move it to a field that figures can enter.</source>
      <translation>Přesuňte ji na pole, kam figurky smějí.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Move its vertices onto the board, or correct 'size_mm'.</source>
      <translation>Posuňte vrcholy na plán, nebo opravte velikost plánu.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Move one of the two, unless it is intended.</source>
      <translation>Přesuňte jednu z nich, pokud to není záměr.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Move the boundary that one of them shares with the other.</source>
      <translation>Posuňte hranici, kterou mají společnou.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Move the ends of 'at' onto the shared boundary.</source>
      <translation>Posuňte oba konce na společnou hranici.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Move the hole inside the outer ring, or delete it.</source>
      <translation>Posuňte otvor dovnitř vnějšího obrysu, nebo ho odstraňte.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Name its fields, or delete it.</source>
      <translation>Uveďte její pole, nebo ji odstraňte.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Name the two fields on both sides of it.</source>
      <translation>Uveďte dvě pole po obou stranách.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Name two fields that share a boundary, not only a corner.</source>
      <translation>Uveďte dvě pole se společnou hranicí, ne jen rohem.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Nothing has to be done: the vertices are added on loading. If both fields name them, the border stays shared when a vertex is moved.</source>
      <translation>Není třeba nic dělat: vrcholy se doplní při načtení. Když je uvedou obě pole, zůstane hranice při posunu vrcholu společná.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Only a ground field of the ruleset's tunnel class may lie below an upper field of its walkway class.</source>
      <translation>Pod horním polem třídy plošina smí ležet jen dolní pole třídy tunel.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Put a vertex at the crossing into one of the two rings.</source>
      <translation>Vložte do jednoho z obrysů vrchol v místě křížení.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Put both ends on the same unbroken piece; use two portals for two pieces.</source>
      <translation>Dejte oba konce na tutéž nepřerušenou část; pro dvě části použijte dva průchody.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Put the points of the ring in the order in which they go round the field.</source>
      <translation>Seřaďte body obrysu tak, jak jdou kolem pole.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Put the vertex into the edge's ring, or move it away.</source>
      <translation>Vložte vrchol do obrysu s touto hranou, nebo ho odsuňte.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Remove one of the two.</source>
      <translation>Odeberte jeden z nich.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Remove the attribute, or change the field's kind.</source>
      <translation>Odeberte vlastnost, nebo změňte druh pole.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Remove the trait or change the field's kind.</source>
      <translation>Odeberte terén, nebo změňte typ pole.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Rename it, so that commands know which one is meant.</source>
      <translation>Přejmenujte ho, aby příkazy věděly, které se myslí.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Stacked fields are never adjacent; put the portal at the tunnel's mouth.</source>
      <translation>Pole nad sebou nikdy nesousedí; dejte průchod k ústí tunelu.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>State how far a drawn point can really be off. mapkit looked for near misses only within the typical length of an edge.</source>
      <translation>Uveďte, o kolik může být nakreslený bod opravdu mimo. Těsná minutí hledal mapkit jen v mezích běžné délky hrany.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Take it out of one of them.</source>
      <translation>Vyjměte ho z jedné z nich.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Take it out of the building, or correct its kind.</source>
      <translation>Vyjměte ho z budovy, nebo opravte jeho typ.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>The game depends on this split; move objectives between sectors.</source>
      <translation>Hra s rozdělením počítá; přesuňte úkoly mezi oblastmi.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>This is allowed; check that it is intended.</source>
      <translation>To je dovoleno; ověřte, že je to záměr.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Use 1 to 40 characters without blanks and without '|'.</source>
      <translation>Použijte 1 až 40 znaků bez mezer a bez „|“.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Use a choice of the ruleset with one of its values.</source>
      <translation>Použijte volbu z pravidel s jednou z jejích hodnot.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Use a kind of the ruleset, or add one under 'kinds'.</source>
      <translation>Použijte typ z pravidel, nebo ho k mapě přidejte.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Use a sector of the map, or add one under 'sectors'.</source>
      <translation>Použijte oblast mapy, nebo ji přidejte.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Use a trait of the ruleset, or add one under 'traits'.</source>
      <translation>Použijte terén z pravidel, nebo ho k mapě přidejte.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Use a type of the ruleset.</source>
      <translation>Použijte druh z pravidel.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Use another portal type, or correct the kind of one of the fields.</source>
      <translation>Použijte jiný druh průchodu, nebo opravte typ jednoho z polí.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Use level 0 (ground) or 1 (upper).</source>
      <translation>Použijte úroveň 0 (dolní) nebo 1 (horní).</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Use one of the values that the ruleset allows.</source>
      <translation>Použijte jednu z hodnot, které pravidla dovolují.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Use one of them everywhere, so that neighbours move together.</source>
      <translation>Používejte všude jeden z nich, aby se sousedé pohybovali spolu.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Use one vertex for both, or move them apart.</source>
      <translation>Použijte pro oba jeden vrchol, nebo je oddalte.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Use whole numbers of map units below 2^30 (1073741824) in size.</source>
      <translation>Použijte celá čísla mapových jednotek menší než 2^30 (1073741824).</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>Widen the field, or state a smaller tolerance if it is drawn that exactly.</source>
      <translation>Rozšiřte pole, nebo uveďte menší toleranci, je-li nakresleno tak přesně.</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>delete the vertex</source>
      <translation>odstranit vrchol</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>drop a portal that repeats another exactly</source>
      <translation>vypustit průchod, který přesně opakuje jiný</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>drop the repeated point</source>
      <translation>vypustit opakovaný bod</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>drop the tip of the spike</source>
      <translation>vypustit špičku hrotu</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>drop the vertex from the rings</source>
      <translation>vypustit vrchol z obrysů</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>keep the first, use it everywhere</source>
      <translation>ponechat první a použít ho všude</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>make one vertex of the two</source>
      <translation>udělat z obou jeden vrchol</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>move the portal onto the boundary beside it</source>
      <translation>přesunout průchod na hranici vedle něj</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>put a vertex there</source>
      <translation>vložit tam vrchol</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>put the vertices into the ring</source>
      <translation>vložit vrcholy do obrysu</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>snap boundaries that overlap by less than the tolerance</source>
      <translation>přichytit hranice, které se překrývají o méně než toleranci</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>snap the two together</source>
      <translation>přichytit oba k sobě</translation>
    </message>
    <message>
      <location filename="mapkit/diagnostics/rules.py" />
      <source>snap the vertices round it together</source>
      <translation>přichytit vrcholy kolem ní k sobě</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/clicks.py" />
      <source>one click a field: give 1 to {most} places</source>
      <translation>jedno kliknutí na pole: zadejte 1 až {most} míst</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/clicks.py" />
      <source>the area has no inside on the board</source>
      <translation>oblast nemá na desce žádný vnitřek</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/clicks.py" />
      <source>the click is not in the field</source>
      <translation>kliknutí není v poli</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/clicks.py" />
      <source>the place {x},{y} mm is not on the board of {width} x {height} mm</source>
      <translation>místo {x},{y} mm není na desce {width} x {height} mm</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/corners.py" />
      <source>a board has four corners: give x,y four times</source>
      <translation>plán má čtyři rohy: zadejte čtyřikrát x,y</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/corners.py" />
      <source>a corner lies outside the picture, which has {width} x {height} pixels</source>
      <translation>roh leží mimo obrázek, který má {width} x {height} pixelů</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/corners.py" />
      <source>the corners do not go round the board: give them clockwise, from the top left</source>
      <translation>rohy nejdou kolem plánu: zadejte je po směru hodin od levého horního</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/corners.py" />
      <source>the corners show the board mirrored: give them clockwise, from the top left</source>
      <translation>s těmito rohy je plán zrcadlově: zadejte je po směru hodin od levého horního</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/corners.py" />
      <source>the photo shows two boards, or two things as large as one; cut one of them off, or give the corners of the board</source>
      <translation>na fotce jsou dva plány nebo dvě stejně velké věci; jednu z nich ořízněte, nebo zadejte rohy plánu</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/corners.py" />
      <location filename="mapkit/digitize/rectify.py" />
      <source>three of the corners lie on a line, or two in one place</source>
      <translation>tři z rohů leží na přímce, nebo dva v jednom místě</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/laid.py" />
      <source>The picture does not lie on the board so that it shows anything.</source>
      <translation>Obrázek neleží na plánu tak, aby na něm bylo něco vidět.</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/libraries.py" />
      <source>tracing a photo needs OpenCV and Pillow: pip install '{package}[trace]', or ./mapkit.sh trace in a checkout</source>
      <translation>mapa podle fotky potřebuje OpenCV a Pillow: pip install '{package}[trace]', v kopii repozitáře ./mapkit.sh trace</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/photo.py" />
      <source>the picture {path} is damaged or cut off</source>
      <translation>obrázek {path} je poškozený nebo neúplný</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/photo.py" />
      <source>{path} has too many pixels; at most {most} megapixels are read</source>
      <translation>{path} má příliš mnoho pixelů; čte se nejvýše {most} megapixelů</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/photo.py" />
      <source>{path} has {width} x {height} pixels, too few to find lines in; take a photo with at least 3 pixels for each mm of the board</source>
      <translation>{path} má {width} x {height} pixelů, příliš málo na hledání čar; vyfoťte plán s aspoň 3 pixely na každý mm</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/photo.py" />
      <source>{path} has {width} x {height} pixels; at most {most} megapixels are read</source>
      <translation>{path} má {width} x {height} pixelů; čte se nejvýše {most} megapixelů</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/photo.py" />
      <source>{path} holds several pictures; save the one of the board alone</source>
      <translation>{path} obsahuje více obrázků; uložte jen ten s plánem</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/photo.py" />
      <source>{path} is empty</source>
      <translation>{path} je prázdný</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/photo.py" />
      <source>{path} is no JPEG, PNG, TIFF or WebP picture</source>
      <translation>{path} není obrázek JPEG, PNG, TIFF ani WebP</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/placing.py" />
      <source>no border is near it</source>
      <translation>není u něj žádná hranice</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/placing.py" />
      <source>no field is below it</source>
      <translation>není pod ním žádné pole</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/quality.py" />
      <source>blurred</source>
      <translation>rozmazaná</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/quality.py" />
      <source>overexposed</source>
      <translation>přeexponovaná</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/quality.py" />
      <source>the photo has only {scale} pixels a mm where they are fewest; thin lines want at least {least}</source>
      <translation>fotka má v nejhorším místě jen {scale} pixelu na mm; tenké čáry chtějí aspoň {least}</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/quality.py" />
      <source>the photo is {what} in {count} of 16 parts, first round {x},{y} mm</source>
      <translation>fotka je {what} v {count} ze 16 částí, nejprve kolem {x},{y} mm</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/quality.py" />
      <source>{count} of the board's four sides stand out from the table, so how the lens and the board bend is not known well</source>
      <translation>od stolu se odlišuje jen tolik ze čtyř stran plánu: {count}; jak zkresluje objektiv a jak se plán prohýbá, proto není dobře známo</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/seed_file.py" />
      <source>{path} has no places</source>
      <translation>{path} neobsahuje žádná místa</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/seed_file.py" />
      <source>{path}:{line}: a line has x and y of a place, in mm: 120.5,80</source>
      <translation>{path}:{line}: na řádku je x a y jednoho místa v mm: 120.5,80</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/templates.py" />
      <source>'{name}' has no attributes</source>
      <translation>„{name}“ nemá žádné údaje</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/templates.py" />
      <source>'{name}' needs the attributes {names}</source>
      <translation>„{name}“ potřebuje údaje {names}</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/templates.py" />
      <source>it has more than {most} parts</source>
      <translation>má více než {most} částí</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/templates.py" />
      <source>it has no part '{name}'</source>
      <translation>nemá část „{name}“</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/templates.py" />
      <source>it is no zip, or damaged</source>
      <translation>není to zip, nebo je poškozený</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/templates.py" />
      <source>its list cannot be read</source>
      <translation>jeho seznam nelze přečíst</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/templates.py" />
      <source>its part '{name}' is too large</source>
      <translation>jeho část „{name}“ je příliš velká</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/templates.py" />
      <source>template {n} is not as it should be</source>
      <translation>vzor {n} není takový, jaký má být</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/templates.py" />
      <source>the box at {x},{y} mm lies off the board, which is {width} x {height} mm</source>
      <translation>rámeček v místě {x},{y} mm leží mimo herní plán, který měří {width} x {height} mm</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/templates.py" />
      <source>the box is {width} x {height} mm; a side has {least} to {most} mm</source>
      <translation>rámeček měří {width} x {height} mm; strana má mít {least} až {most} mm</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/templates.py" />
      <source>the ruleset has no portal, marker or trait '{name}'; it has {names}</source>
      <translation>pravidla nemají průchod, značku ani terén „{name}“; mají {names}</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/templates.py" />
      <source>version 1 is read, this is '{version}'</source>
      <translation>čte se verze 1, tato je „{version}“</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/templates.py" />
      <source>{attribute} of '{name}' is one of {names}, not '{value}'</source>
      <translation>{attribute} pro „{name}“ je jedna z hodnot {names}, ne „{value}“</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/templates.py" />
      <source>{path} is no file of templates: {why}</source>
      <translation>{path} není soubor vzorů: {why}</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/trace.py" />
      <source>from a photo, residual {residual} mm; fields and kinds are proposals, not reviewed</source>
      <translation>podle fotky, odchylka {residual} mm; pole a druhy jsou návrhy, neprohlédnuté</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/trace.py" />
      <source>no whole board stands out in the photo; lay it on something of another colour and show all of it, or give its corners with --corners</source>
      <translation>na fotce není vidět celý plán, který by se odlišoval; položte ho na něco jiné barvy a vyfoťte celý, nebo zadejte jeho rohy volbou --corners</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/trace.py" />
      <source>the board in the photo is {seen} times as wide as it is high, the size that was given {given} times; is {width} x {height} mm right?</source>
      <translation>plán na fotce je {seen}krát širší než vyšší, podle zadané velikosti {given}krát; je {width} x {height} mm správně?</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/trace.py" />
      <source>the corner at the top left of the photo is number {number} of the board's, so the map is turned; if it should not be, give --corners, that one first</source>
      <translation>roh vlevo nahoře na fotce je {number}. rohem desky, mapa je tedy otočená; nemá-li být, zadejte --corners a začněte tímto rohem</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/trace.py" />
      <source>the place {x},{y} mm got no field of its own: another place lies in the same one</source>
      <translation>místo {x},{y} mm nedostalo vlastní pole: v tomtéž leží jiné místo</translation>
    </message>
    <message>
      <location filename="mapkit/digitize/trace.py" />
      <source>with {width} x {height} mm the photo has {scale} pixels a mm; is that size in mm?</source>
      <translation>při {width} x {height} mm má fotka {scale} pixelů na mm; je ten rozměr opravdu v mm?</translation>
    </message>
    <message>
      <location filename="mapkit/drafts/changes.py" />
      <source>field {field} gets the trait {trait}</source>
      <translation>pole {field} dostane vlastnost {trait}</translation>
    </message>
    <message>
      <location filename="mapkit/drafts/changes.py" />
      <source>the edge from {a} to {b} is bent to {place}</source>
      <translation>hrana od {a} k {b} se ohne do {place}</translation>
    </message>
    <message>
      <location filename="mapkit/drafts/changes.py" />
      <source>vertex {vertex} moves {length} mm, to {place}</source>
      <translation>vrchol {vertex} se posune o {length} mm do {place}</translation>
    </message>
    <message>
      <location filename="mapkit/drafts/changes.py" />
      <source>{marker} moves from {before} to {after}</source>
      <translation>{marker} se přesune z {before} na {after}</translation>
    </message>
    <message>
      <location filename="mapkit/drafts/changes.py" />
      <source>{portal} moves {length} mm, to {place}</source>
      <translation>{portal} se posune o {length} mm do {place}</translation>
    </message>
    <message>
      <location filename="mapkit/drafts/effects.py" />
      <source>nothing else changes</source>
      <translation>nic jiného se nezmění</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/drafts/effects.py" />
      <source>{n} new dispute(s)</source>
      <translation>
        <numerusform>{n} nový spor</numerusform>
        <numerusform>{n} nové spory</numerusform>
        <numerusform>{n} nových sporů</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/drafts/effects.py" />
      <source>{n} other distance(s)</source>
      <translation>
        <numerusform>{n} další vzdálenost</numerusform>
        <numerusform>{n} další vzdálenosti</numerusform>
        <numerusform>{n} dalších vzdáleností</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/drafts/effects.py" />
      <source>{n} other verdict(s)</source>
      <translation>
        <numerusform>{n} další verdikt</numerusform>
        <numerusform>{n} další verdikty</numerusform>
        <numerusform>{n} dalších verdiktů</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/drafts/effects.py" />
      <source>{n} settled dispute(s)</source>
      <translation>
        <numerusform>{n} rozhodnutý spor</numerusform>
        <numerusform>{n} rozhodnuté spory</numerusform>
        <numerusform>{n} rozhodnutých sporů</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/drafts/goals.py" />
      <source>'{text}' is no part of a goal; write {names}, joined by + and with a weight before * where one counts more</source>
      <translation>„{text}“ není část cíle; pište {names}, spojené znakem + a s vahou před *, má-li něco počítat víc</translation>
    </message>
    <message>
      <location filename="mapkit/drafts/goals.py" />
      <source>a weight of 0 asks for nothing; leave out {name}</source>
      <translation>váha 0 nic nepožaduje; {name} vynechte</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/drafts/goals.py" />
      <source>no way leads to {n} objective(s)</source>
      <translation>
        <numerusform>k {n} úkolu nevede žádná cesta</numerusform>
        <numerusform>ke {n} úkolům nevede žádná cesta</numerusform>
        <numerusform>k {n} úkolům nevede žádná cesta</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/drafts/goals.py" />
      <source>nobody reaches an objective in 0 turns</source>
      <translation>nikdo nedojde k úkolu za 0 tahů</translation>
    </message>
    <message>
      <location filename="mapkit/drafts/goals.py" />
      <source>objectives are seen from {least} to {most} fields</source>
      <translation>úkoly je vidět z {least} až {most} polí</translation>
    </message>
    <message>
      <location filename="mapkit/drafts/goals.py" />
      <source>objectives are {least} to {most} turns away</source>
      <translation>k úkolům je to {least} až {most} tahů</translation>
    </message>
    <message>
      <location filename="mapkit/drafts/goals.py" />
      <source>the goal asks for {name} twice</source>
      <translation>cíl požaduje {name} dvakrát</translation>
    </message>
    <message>
      <location filename="mapkit/drafts/goals.py" />
      <source>the goal contradicts itself: {name} is asked for twice</source>
      <translation>cíl si odporuje: {name} je v něm dvakrát</translation>
    </message>
    <message>
      <location filename="mapkit/drafts/goals.py" />
      <source>there is no goal '{name}'; did you mean {near}?</source>
      <translation>cíl „{name}“ neexistuje; nemysleli jste {near}?</translation>
    </message>
    <message>
      <location filename="mapkit/drafts/goals.py" />
      <source>there is no goal '{name}'; known ones: {known}</source>
      <translation>cíl „{name}“ neexistuje; známé cíle: {known}</translation>
    </message>
    <message>
      <location filename="mapkit/drafts/goals.py" />
      <source>{figure} ({off} off the goal)</source>
      <translation>{figure} ({off} od cíle)</translation>
    </message>
    <message>
      <location filename="mapkit/drafts/goals.py" />
      <source>{low} to {high} turns contradict each other</source>
      <translation>{low} až {high} tahů si odporuje</translation>
    </message>
    <message>
      <location filename="mapkit/drafts/goals.py" />
      <source>{name} has to be written like {example}</source>
      <translation>{name} se píše takto: {example}</translation>
    </message>
    <message>
      <location filename="mapkit/drafts/goals.py" />
      <source>{name} needs entries on the map and a sniper in the ruleset</source>
      <translation>{name} potřebuje pole vstupu na mapě a odstřelovače v pravidlech</translation>
    </message>
    <message>
      <location filename="mapkit/drafts/goals.py" />
      <source>{name} needs lines of sight, and the ruleset has none</source>
      <translation>{name} potřebuje viditelnost a ta v těchto pravidlech není</translation>
    </message>
    <message>
      <location filename="mapkit/drafts/goals.py" />
      <source>{name} needs objectives on the map, at least {n}</source>
      <translation>{name} potřebuje na mapě úkoly, aspoň {n}</translation>
    </message>
    <message>
      <location filename="mapkit/drafts/goals.py" />
      <source>{name} takes no value</source>
      <translation>{name} nemá žádnou hodnotu</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/drafts/goals.py" />
      <source>{n} disputed verdict(s)</source>
      <translation>
        <numerusform>{n} sporný verdikt</numerusform>
        <numerusform>{n} sporné verdikty</numerusform>
        <numerusform>{n} sporných verdiktů</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/drafts/improving.py" />
      <source>the bounds let nothing move, so there is no other draft</source>
      <translation>meze nedovolují nic posunout, takže jiný návrh není</translation>
    </message>
    <message>
      <location filename="mapkit/drafts/settling.py" />
      <source>nothing is disputed between {a} and {b}</source>
      <translation>mezi poli {a} a {b} není nic sporného</translation>
    </message>
    <message>
      <location filename="mapkit/drafts/settling.py" />
      <source>{a} and {b} are the same field</source>
      <translation>{a} a {b} je totéž pole</translation>
    </message>
    <message>
      <location filename="mapkit/drafts/suggestions.py" />
      <source>({length} mm in all)</source>
      <translation>(celkem {length} mm)</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/drafts/suggestions.py" />
      <source>it is seen from {left}, {n} field(s) fewer</source>
      <translation>
        <numerusform>je vidět z {left}, o {n} pole méně</numerusform>
        <numerusform>je vidět z {left}, o {n} pole méně</numerusform>
        <numerusform>je vidět z {left}, o {n} polí méně</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/drafts/suggestions.py" />
      <source>they do not see each other</source>
      <translation>nevidí na sebe</translation>
    </message>
    <message>
      <location filename="mapkit/drafts/suggestions.py" />
      <source>they see each other, at distance {distance}</source>
      <translation>vidí na sebe na vzdálenost {distance}</translation>
    </message>
    <message>
      <location filename="mapkit/drafts/suggestions.py" />
      <source>{good}: {changed} ({effects}).</source>
      <translation>{good}: {changed} ({effects}).</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/board.py" />
      <source>Field {field} runs below</source>
      <translation>Pod ním vede pole {field}</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/board.py" />
      <source>{portal} {id} between {a} and {b}</source>
      <translation>{portal} {id} mezi {a} a {b}</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/booklet.py" />
      <source>Close calls</source>
      <translation>Těsné případy</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/booklet.py" />
      <source>How to read it</source>
      <translation>Jak v něm číst</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/booklet.py" />
      <source>Index</source>
      <translation>Rejstřík</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/booklet.py" />
      <location filename="mapkit/editor/panels/kind_palette.py" />
      <location filename="mapkit/editor/panels/property_rows.py" />
      <location filename="mapkit/illustrate/report/places.py" />
      <location filename="mapkit/review/sentences.py" />
      <source>No sector</source>
      <translation>Bez oblasti</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/booklet.py" />
      <source>Sight booklet</source>
      <translation>Sešit viditelnosti</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/booklet.py" />
      <source>the booklet of this map would have {count} pages or more, and {most} is the most; take larger paper</source>
      <translation>sešit této mapy by měl {count} stran nebo víc, a nejvíc je {most}; vezměte větší papír</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/booklet_front.py" />
      <source>A coloured field with a number is seen; the number is the shot distance. Near fields are light, far ones dark. White fields are not seen.</source>
      <translation>Barevné pole s číslem je vidět; číslo je vzdálenost střelby. Blízká pole jsou světlá, vzdálená tmavá. Bílá pole vidět nejsou.</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/booklet_front.py" />
      <source>A dash: not known, because of an error in the map.</source>
      <translation>Pomlčka: není známo kvůli chybě v mapě.</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/booklet_front.py" />
      <source>A number in brackets belongs to the field below, dashed where it is covered.</source>
      <translation>Číslo v závorkách patří poli pod jiným; kde je zakryté, je čárkované.</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/booklet_front.py" />
      <source>A question mark: the drawing cannot settle this answer. The last pages say what it turns on.</source>
      <translation>Otazník: tuto odpověď kresba nerozhodne. Na čem závisí, říkají poslední stránky.</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/booklet_front.py" />
      <source>A target on the same field is at distance 1.</source>
      <translation>Cíl na stejném poli je ve vzdálenosti 1.</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/booklet_front.py" />
      <source>An example: field {field}</source>
      <translation>Příklad: pole {field}</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/booklet_front.py" />
      <source>Below each picture all fields that are seen are listed, with their distances.</source>
      <translation>Pod každým obrázkem jsou vypsána všechna viděná pole s vzdálenostmi.</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/booklet_front.py" />
      <source>Each picture is the whole board as one field sees it. That field is black.</source>
      <translation>Každý obrázek je celý plán, jak je vidět z jednoho pole. To pole je černé.</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/booklet_front.py" />
      <source>Printed at its full size no distance and no list is smaller than {n} points.</source>
      <translation>Při tisku v plné velikosti není žádná vzdálenost ani seznam menší než {n} bodů.</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/booklet_front.py" />
      <source>The first and the last field of a page stand at its top; the index has the rest.</source>
      <translation>První a poslední pole stránky stojí nahoře; zbytek je v rejstříku.</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/booklet_layout.py" />
      <source>not known:</source>
      <translation>není známo:</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/booklet_layout.py" />
      <source>not seen, but disputed:</source>
      <translation>není vidět, ale sporné:</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/booklet_layout.py" />
      <source>sees no other field</source>
      <translation>nevidí žádné jiné pole</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/drawing/booklet_layout.py" />
      <source>sees {n} field(s):</source>
      <translation>
        <numerusform>vidí {n} pole:</numerusform>
        <numerusform>vidí {n} pole:</numerusform>
        <numerusform>vidí {n} polí:</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/drawing/booklet_layout.py" />
      <source>what one field of this map sees does not fit on a page; take larger paper</source>
      <translation>co vidí jedno pole této mapy, se nevejde na stránku; vezměte větší papír</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/booklet_lists.py" />
      <source>Answers that the drawing cannot settle</source>
      <translation>Odpovědi, které kresba nerozhodne</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/booklet_lists.py" />
      <source>Fields, and the page of each</source>
      <translation>Pole a jejich stránky</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/booklet_lists.py" />
      <source>Names</source>
      <translation>Názvy</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/booklet_lists.py" />
      <source>What is printed on the board</source>
      <translation>Co je na plánu vytištěno</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/booklet_lists.py" />
      <source>{words}: field {field}</source>
      <translation>{words}: pole {field}</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/card_sheets.py" />
      <source>a card of {width} by {height} mm does not fit on the paper: print the board with mapkit draw --sheets</source>
      <translation>karta {width} × {height} mm se nevejde na papír: vytiskněte desku pomocí mapkit draw --sheets</translation>
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
      <translation>{name}: prvky</translation>
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
      <translation>Pomůcka k této mapě, ne karta tištěné hry.</translation>
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
      <translation>mapa nemá úkoly ani značky přeskupení, takže nejsou žádné karty</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/disputes.py" />
      <source>Line of the other answer</source>
      <translation>Přímka druhé odpovědi</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/disputes.py" />
      <location filename="mapkit/drawing/tracings.py" />
      <source>Lines</source>
      <translation>Přímky</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/disputes.py" />
      <source>No such line: from field to field</source>
      <translation>Taková přímka není: od pole k poli</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/disputes.py" />
      <source>What each place decides: two fields, and the distances in question</source>
      <translation>O čem které místo rozhoduje: dvě pole a sporné vzdálenosti</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/disputes.py" />
      <source>What is disputed</source>
      <translation>Co je sporné</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/entry_arrows.py" />
      <source>{label} of {sector} at field {field}</source>
      <translation>{label}: {sector}, pole {field}</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/field_sight.py" />
      <source>Disputed: not seen</source>
      <translation>Sporné: není vidět</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/field_sight.py" />
      <source>Disputed: seen</source>
      <translation>Sporné: je vidět</translation>
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
      <translation>Dotykem: počítá se</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/field_sight.py" />
      <source>Grazing: not counted</source>
      <translation>Dotykem: nepočítá se</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/field_sight.py" />
      <source>Not seen</source>
      <translation>Není vidět</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/field_sight.py" />
      <location filename="mapkit/illustrate/report/exposure.py" />
      <location filename="mapkit/illustrate/report/odds.py" />
      <source>Shot distance</source>
      <translation>Vzdálenost střelby</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/field_sight.py" />
      <location filename="mapkit/editor/sight/pair_table.py" />
      <location filename="mapkit/illustrate/games_compared.py" />
      <source>Verdict</source>
      <translation>Verdikt</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/field_sight.py" />
      <location filename="mapkit/drawing/thumbnails.py" />
      <source>What {field} sees</source>
      <translation>Co vidí pole {field}</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/field_sight.py" />
      <source>clear</source>
      <translation>je vidět</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/field_sight.py" />
      <source>distance {distance}</source>
      <translation>vzdálenost {distance}</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/field_sight.py" />
      <location filename="mapkit/drawing/pair.py" />
      <location filename="mapkit/editor/sight/pair_filters.py" />
      <source>grazing</source>
      <translation>dotykem</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/heat.py" />
      <source>no number</source>
      <translation>žádné číslo</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/inset.py" />
      <source>{across} mm of the board, {times} times as large</source>
      <translation>{across} mm plánu, zvětšeno {times}krát</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/inset.py" />
      <source>{letter}: round {x}, {y} mm</source>
      <translation>{letter}: okolí bodu {x}; {y} mm</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/legend.py" />
      <source>Between fields</source>
      <translation>Mezi poli</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/legend.py" />
      <source>On fields</source>
      <translation>Na polích</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/legend.py" />
      <location filename="mapkit/editor/canvas/layers_panel.py" />
      <location filename="mapkit/editor/panels/map_properties.py" />
      <source>Sectors</source>
      <translation>Oblasti</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/legend.py" />
      <source>Tunnel below, its number in brackets</source>
      <translation>Tunel vespod, jeho číslo je v závorce</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/legend.py" />
      <source>costs {n} to enter</source>
      <translation>vstup stojí {n}</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/legend.py" />
      <source>{mover} never</source>
      <translation>{mover} nikdy</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/legend.py" />
      <source>{mover} not known</source>
      <translation>{mover} není známo</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/legend.py" />
      <source>{mover} {n}</source>
      <translation>{mover} {n}</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/legend.py" />
      <source>{n} more to enter</source>
      <translation>vstup stojí o {n} víc</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/looks.py" />
      <source>there is no look {name}; there are: {names}</source>
      <translation>vzhled {name} není; jsou: {names}</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/movement.py" />
      <source>A silent move</source>
      <translation>Tichý pohyb</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/movement.py" />
      <source>A silent move from {a} to {b}</source>
      <translation>Tichý pohyb z {a} do {b}</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/movement.py" />
      <source>Closed to this move</source>
      <translation>Tomuto pohybu nepřístupné</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/movement.py" />
      <source>Hears it</source>
      <translation>Slyší ho</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/movement.py" />
      <source>Reach from {field}</source>
      <translation>Dosah z pole {field}</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/movement.py" />
      <source>Start, field {field}</source>
      <translation>Začátek, pole {field}</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/movement.py" />
      <source>The move</source>
      <translation>Pohyb</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/movement.py" />
      <location filename="mapkit/drawing/pair_legend.py" />
      <location filename="mapkit/drawing/places.py" />
      <source>This answer</source>
      <translation>Tato odpověď</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/movement.py" />
      <source>Who hears the move</source>
      <translation>Kdo slyší pohyb</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/movement.py" />
      <source>Who hears the move from {a} to {b}</source>
      <translation>Kdo slyší pohyb z {a} do {b}</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/movement.py" />
      <source>Would hear a noisy move</source>
      <translation>Slyšelo by hlučný pohyb</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/drawing/movement.py" />
      <source>{n} point(s)</source>
      <translation>
        <numerusform>{n} bod</numerusform>
        <numerusform>{n} body</numerusform>
        <numerusform>{n} bodů</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/drawing/movement.py" />
      <source>{n} step(s)</source>
      <translation>
        <numerusform>{n} krok</numerusform>
        <numerusform>{n} kroky</numerusform>
        <numerusform>{n} kroků</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/drawing/movement.py" />
      <source>{words} point(s)</source>
      <translation>
        <numerusform>{words} bod</numerusform>
        <numerusform>{words} body</numerusform>
        <numerusform>{words} bodů</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/drawing/movement.py" />
      <source>{words} step(s)</source>
      <translation>
        <numerusform>{words} krok</numerusform>
        <numerusform>{words} kroky</numerusform>
        <numerusform>{words} kroků</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/drawing/page.py" />
      <location filename="mapkit/editor/panels/map_properties.py" />
      <source>Example</source>
      <translation>Příklad</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/page.py" />
      <source>Made from the rules; no claim about the printed board.</source>
      <translation>Vytvořeno podle pravidel; o tištěném plánu nic netvrdí.</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/page.py" />
      <location filename="mapkit/editor/panels/map_properties.py" />
      <source>Own design</source>
      <translation>Vlastní návrh</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/page.py" />
      <location filename="mapkit/editor/panels/map_properties.py" />
      <source>Reconstruction</source>
      <translation>Rekonstrukce</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/page.py" />
      <source>Source: {source}</source>
      <translation>Zdroj: {source}</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/page.py" />
      <source>Traced</source>
      <translation>Obkresleno</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/page.py" />
      <source>drawn {scale} : 1</source>
      <translation>kresleno {scale} : 1</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/page.py" />
      <source>{length} mm on the board</source>
      <translation>{length} mm na plánu</translation>
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
      <translation>{a} nevidí {b}</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/pair.py" />
      <location filename="mapkit/editor/sight/sight_panel.py" />
      <source>{a} does not see {b}: grazing only</source>
      <translation>{a} nevidí {b}: jen dotykem</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/pair.py" />
      <location filename="mapkit/editor/sight/sight_panel.py" />
      <source>{a} sees {b}, distance {distance}</source>
      <translation>{a} vidí {b}, vzdálenost {distance}</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/pair_legend.py" />
      <source>Beam, less than {beam} mm wide</source>
      <translation>Paprsek užší než {beam} mm</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/pair_legend.py" />
      <source>Beam, {beam} mm wide</source>
      <translation>Paprsek široký {beam} mm</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/drawing/pair_legend.py" />
      <source>Blocker(s): {fields}</source>
      <translation>
        <numerusform>Zakrývá pole {fields}</numerusform>
        <numerusform>Zakrývají pole {fields}</numerusform>
        <numerusform>Zakrývají pole {fields}</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/drawing/pair_legend.py" />
      <source>Blocks by {rule}: {fields}</source>
      <translation>Blokuje podle {rule}: {fields}</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/pair_legend.py" />
      <source>Cut by the nearest miss: {fields}</source>
      <translation>Zasaženo nejtěsnějším minutím: {fields}</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/pair_legend.py" />
      <source>Field {a}, the target</source>
      <translation>Pole {a}, cíl</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/pair_legend.py" />
      <source>Field {a}, the viewer's field</source>
      <translation>Pole {a}, odkud se hledí</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/pair_legend.py" />
      <source>Fields counted for the shot</source>
      <translation>Pole počítaná pro střelbu</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/pair_legend.py" />
      <source>Line of sight</source>
      <translation>Přímá viditelnost</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/pair_legend.py" />
      <source>Line of the other answer, distance {distance}</source>
      <translation>Přímka druhé odpovědi, vzdálenost {distance}</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/pair_legend.py" />
      <source>Line that only grazes</source>
      <translation>Přímka, která se jen dotýká</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/pair_legend.py" />
      <source>Near miss; red where it is cut off</source>
      <translation>Těsné minutí; červeně, kde je přerušeno</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/pair_legend.py" />
      <source>Straight across: no line of sight</source>
      <translation>Přímo napříč: žádná viditelnost</translation>
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
      <translation>Stojí tam obránce</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/places.py" />
      <source>Asked about</source>
      <translation>Na co se ptáme</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/places.py" />
      <source>The answer</source>
      <translation>Odpověď</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/places.py" />
      <source>the answer</source>
      <translation>odpověď</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/print_sheet.py" />
      <source>page {number} of {count}</source>
      <translation>strana {number} z {count}</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/scale.py" />
      <source>{first} to {last}</source>
      <translation>{first} až {last}</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/secret.py" />
      <source>First objective</source>
      <translation>První úkol</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/secret.py" />
      <source>Second objective</source>
      <translation>Druhý úkol</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/secret.py" />
      <location filename="mapkit/editor/dialogs/picture_form.py" />
      <location filename="mapkit/editor/dialogs/print_dialog.py" />
      <source>The sniper's secret map</source>
      <translation>Tajná mapa odstřelovače</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/sheets.py" />
      <source>at its true size this picture of {width} by {height} mm takes {count} sheets, more than {most}; take larger paper, or --paper for one sheet</source>
      <translation>ve skutečné velikosti zabere tento obrázek {width} × {height} mm {count} listů, více než {most}; vezměte větší papír, nebo --paper pro jeden list</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/sheets.py" />
      <source>the map has errors</source>
      <translation>mapa má chyby</translation>
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
      <translation>Náročný terén</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/symbols.py" />
      <source>Nobody may enter</source>
      <translation>Nikdo sem nesmí vstoupit</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/tracings.py" />
      <source>Borders of the first map</source>
      <translation>Hranice první mapy</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/tracings.py" />
      <source>Borders of the second map</source>
      <translation>Hranice druhé mapy</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/tracings.py" />
      <source>Two tracings</source>
      <translation>Dvě obkreslení</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/tracings.py" />
      <source>Without a match in the first map</source>
      <translation>Bez protějšku v první mapě</translation>
    </message>
    <message>
      <location filename="mapkit/drawing/tracings.py" />
      <source>Without a match in the second map</source>
      <translation>Bez protějšku v druhé mapě</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/appearance.py" />
      <source>&amp;Colours</source>
      <translation>Barv&amp;y</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/appearance.py" />
      <source>&amp;Dark</source>
      <translation>&amp;Tmavé</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/appearance.py" />
      <source>&amp;Light</source>
      <translation>&amp;Světlé</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/appearance.py" />
      <source>As the &amp;system</source>
      <translation>Podle s&amp;ystému</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/appearance.py" />
      <source>As the s&amp;ystem</source>
      <translation>Podle s&amp;ystému</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/appearance.py" />
      <source>Dark colours</source>
      <translation>Tmavé barvy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/appearance.py" />
      <source>Langu&amp;age</source>
      <translation>&amp;Jazyk</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/appearance.py" />
      <source>Language of the program</source>
      <translation>Jazyk programu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/appearance.py" />
      <source>Light colours</source>
      <translation>Světlé barvy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/appearance.py" />
      <source>Light or dark, as the system is set</source>
      <translation>Světlé nebo tmavé podle systému</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/desktop_entry.py" />
      <source>{folder} cannot be made: {reason}</source>
      <translation>{folder} nelze vytvořit: {reason}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/dock_layout.py" />
      <source>Put all doc&amp;ks back</source>
      <translation>Vrátit p&amp;anely na místo</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/dock_layout.py" />
      <source>Put the docks back where they were at first</source>
      <translation>Uspořádat panely jako na začátku</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/panes.py" />
      <source>Move the keyboard focus to the next pane</source>
      <translation>Přejít s klávesnicí do další části okna</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/panes.py" />
      <source>Move the keyboard focus to the previous pane</source>
      <translation>Přejít s klávesnicí do předchozí části okna</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/panes.py" />
      <source>Ne&amp;xt pane</source>
      <translation>Da&amp;lší část okna</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/panes.py" />
      <source>Pre&amp;vious pane</source>
      <translation>Předc&amp;hozí část okna</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/system_libraries.py" />
      <source>the editor needs PyQt6, which is not installed: pip install 'mapkit-boards[editor]', or ./mapkit.sh edit in a checkout</source>
      <translation>editor potřebuje PyQt6, které není nainstalováno: pip install 'mapkit-boards[editor]', nebo v kopii repozitáře ./mapkit.sh edit</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/system_libraries.py" />
      <source>the editor needs libraries that this system lacks: {libraries}. On Debian and Ubuntu: sudo apt-get install {packages}</source>
      <translation>editor potřebuje knihovny, které tomuto systému chybí: {libraries}. V Debianu a Ubuntu: sudo apt-get install {packages}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/system_libraries.py" />
      <source>the editor opens a window, but there is no screen here: neither DISPLAY nor WAYLAND_DISPLAY is set</source>
      <translation>editor otevírá okno, ale tady žádná obrazovka není: DISPLAY ani WAYLAND_DISPLAY nejsou nastaveny</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/undo_actions.py" />
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>&amp;Redo</source>
      <translation>Z&amp;novu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/undo_actions.py" />
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>&amp;Undo</source>
      <translation>&amp;Zpět</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/undo_actions.py" />
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Redo the step that was undone last</source>
      <translation>Znovu provést vrácený krok</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/undo_actions.py" />
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>There is nothing to redo.</source>
      <translation>Není co provést znovu.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/undo_actions.py" />
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>There is nothing to undo.</source>
      <translation>Není co vzít zpět.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/undo_actions.py" />
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Undo the last step</source>
      <translation>Vzít zpět poslední krok</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/undo_actions.py" />
      <source>last point</source>
      <translation>poslední bod</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/whats_this.py" />
      <location filename="mapkit/editor/canvas/map_view.py" />
      <source>Board</source>
      <translation>Herní plán</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/whats_this.py" />
      <source>Every field of the map in words, for the keyboard and for screen readers. Type to find one; what is selected here is selected on the board, and the arrow keys on the board begin there.</source>
      <translation>Každé pole mapy slovy, pro klávesnici i čtečky obrazovky. Psaním pole najdete; co je vybráno zde, je vybráno i na herním plánu a šipky na něm tam začínají.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/whats_this.py" />
      <source>Every pair of fields with its verdict and shot distance, as a list to sort and filter, and as a matrix. A click shows the pair on the board.</source>
      <translation>Každá dvojice polí s výsledkem a vzdáleností střelby, jako seznam k řazení a filtrování i jako matice. Klepnutí ukáže dvojici na herním plánu.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/whats_this.py" />
      <source>Every step since the map was opened. A click goes back to a step, or forward to a later one; nothing is lost until another step is made.</source>
      <translation>Všechny kroky od otevření mapy. Klepnutí vrátí k některému kroku, nebo dopředu k pozdějšímu; nic se neztratí, dokud neuděláte jiný krok.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/whats_this.py" />
      <source>From a photo of a printed board to a map, step by step. It can be left at any step; View, Underlay, Trace the underlay goes on with a map where it was left.</source>
      <translation>Od fotky tištěného plánu k mapě, krok za krokem. Přestat lze v každém kroku; Zobrazení, Podklad, Obkreslit podklad pokračuje s mapou tam, kde se přestalo.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/whats_this.py" />
      <source>Moves of vertices that settle a dispute, or obstacles and bends of walls that hide a field. A click shows one on the board; Apply carries it out as one step.</source>
      <translation>Posuny vrcholů, které rozhodnou spor, nebo překážky a ohyby zdí, které skryjí pole. Kliknutím se návrh ukáže na plánu; Použít ho provede jako jeden krok.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/whats_this.py" />
      <source>On the left, what a click does now. On the right, the field under the mouse, the place in mm from the board's top left corner, the zoom, and a box to type places in.</source>
      <translation>Vlevo co teď udělá klepnutí; vpravo pole pod myší, místo v mm od levého horního rohu herního plánu, zvětšení a políčko pro místa zadaná čísly.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/whats_this.py" />
      <source>Panels are around the board. Drag a panel by its title to another side, onto another panel or out of the window; the View menu shows and hides panels.</source>
      <translation>Kolem herního plánu jsou panely. Za titulek je lze přetáhnout na jinou stranu, na jiný panel nebo ven z okna; nabídka Zobrazení je ukazuje a skrývá.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/whats_this.py" />
      <source>Settings of the whole map: its name and size, where it comes from, its answers to the open questions of the rules, its sectors and named buildings.</source>
      <translation>Co platí pro celou mapu: její název a velikost, odkud pochází, jak odpovídá na otevřené otázky pravidel, její oblasti a pojmenované budovy.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/whats_this.py" />
      <source>Status bar</source>
      <translation>Stavový řádek</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/whats_this.py" />
      <source>The answers of the tools Sight, Reach and Hearing in words, with the rule behind each, and what the colours and signs on the board mean.</source>
      <translation>Odpovědi nástrojů Viditelnost, Dosah a Hluk slovy, s pravidlem, o které se opírají, a význam barev a značek na herním plánu.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/whats_this.py" />
      <source>The map as it is printed, in mm. The active tool decides what clicks do. The wheel zooms; drag with the middle button or hold the space bar to pan. Without a mouse, the arrow keys move a cross that works like a mouse: Space clicks, Ctrl+arrow goes to the next field, Ctrl+Shift+arrow to the next corner, G holds and lets go. The right button or the menu key shows what can be done here.</source>
      <translation>Mapa, jak se tiskne, v mm. Co udělá klepnutí, říká nástroj v ruce; kolečko mění zvětšení, prostřední tlačítko nebo podržený mezerník posouvá. Bez myši: šipky přivedou kříž, který dělá totéž co myš. Mezerník klepne, Ctrl+šipka jde na další pole, Ctrl+Shift+šipka na další roh, G uchopí a pustí. Pravé tlačítko nebo klávesa nabídky ukáže, co lze s místem udělat.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/whats_this.py" />
      <source>The tools. One of them is active: the status bar says what a click on the board does. Each has a key, which its tool tip shows.</source>
      <translation>Nástroje. Jeden z nich je v ruce: stavový řádek říká, co s ním udělá klepnutí na herní plán. Každý má klávesu, kterou prozradí jeho nápověda.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/whats_this.py" />
      <source>The whole board measured: choose a number to colour the fields by, and read what the map is warned of. A click on a warning shows its place; Silence keeps it quiet, with a reason; Count disputes says how exactly the board has to be made; Save report writes all of it to a file.</source>
      <translation>Změřený celý herní plán: vyberte číslo, podle kterého se pole obarví, a přečtěte si varování k mapě. Kliknutí na varování ukáže jeho místo, Umlčet je s důvodem skryje, Spočítat spory řekne, jak přesně je třeba plán vyrobit, Uložit zprávu vše zapíše do souboru.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/whats_this.py" />
      <source>What is shown on the board: an eye and the opacity for each layer, and the level that is edited. The other level is then dimmed and cannot be clicked.</source>
      <translation>Co je na herním plánu vidět: oko a krytí každé vrstvy a úroveň, na které se pracuje. Druhá úroveň je pak jen stín a nelze na ni klepnout.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/whats_this.py" />
      <source>What is wrong with the map, and sightlines that are close calls. A click shows the place; the button Repair this repairs what needs no decision.</source>
      <translation>Co je s mapou špatně a které přímky viditelnosti jsou těsné. Klepnutí ukáže místo; tlačítko Opravit tento spraví, co nepotřebuje rozhodnutí.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/whats_this.py" />
      <source>What may be wrong in a map that was traced from a photo. What most wrong verdicts may come from is first. Look at each item on the board, where the photo blinks above the drawing, and accept or correct it.</source>
      <translation>Co může být špatně v mapě obkreslené z fotografie. První je to, z čeho může být nejvíc chybných verdiktů. Každou položku si prohlédněte na plánu, kde se fotografie střídá s kresbou, a přijměte ji nebo opravte.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/whats_this.py" />
      <source>What the next field, the bucket, the next door and the next marker will be. Click a kind, a sector or a terrain to choose it for the bucket (B); newly drawn fields (D) also get the kind and the sector.</source>
      <translation>Jaké bude příští pole, barvení, příští dveře a příští značka. Klepnutím na druh, oblast nebo terén je zvolíte pro barvení (B); druh a oblast dostanou i nově kreslená pole (D).</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/whats_this.py" />
      <source>What the selected things have in common. A change in a box changes all of them, as one step of the history. "Several" is shown where they differ.</source>
      <translation>Co mají vybrané věci společného. Změna v políčku platí pro všechny a je jedním krokem historie. „Různé“ stojí tam, kde se liší.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/window.py" />
      <location filename="mapkit/editor/layouts/layout_window.py" />
      <source>&amp;Edit</source>
      <translation>Ú&amp;pravy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/window.py" />
      <location filename="mapkit/editor/dialogs/export_dialog.py" />
      <location filename="mapkit/editor/layouts/layout_window.py" />
      <source>&amp;File</source>
      <translation>&amp;Soubor</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/window.py" />
      <location filename="mapkit/editor/layouts/layout_window.py" />
      <source>&amp;Help</source>
      <translation>&amp;Nápověda</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/window.py" />
      <location filename="mapkit/editor/sight/feature.py" />
      <source>&amp;Sight</source>
      <translation>&amp;Viditelnost</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/window.py" />
      <source>&amp;Tools</source>
      <translation>Nás&amp;troje</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/window.py" />
      <location filename="mapkit/editor/layouts/layout_window.py" />
      <source>&amp;View</source>
      <translation>&amp;Zobrazení</translation>
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
      <translation>Hlavní</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/window.py" />
      <location filename="mapkit/editor/layouts/layout_window.py" />
      <source>Show or hide this panel</source>
      <translation>Zobrazit nebo skrýt tento panel</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/window.py" />
      <source>This is no map, no picture, and nothing that can be imported.</source>
      <translation>To není mapa, obrázek ani nic, co lze importovat.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/window.py" />
      <source>Tools</source>
      <translation>Nástroje</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/working_note.py" />
      <location filename="mapkit/editor/state/map_model.py" />
      <location filename="mapkit/editor/state/requirements.py" />
      <source>Another step is still in progress. Press Escape to stop it.</source>
      <translation>Právě se počítá jiný krok. Klávesa Escape ho zastaví.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/working_note.py" />
      <location filename="mapkit/editor/sight/issues_panel.py" />
      <location filename="mapkit/editor/sight/report_panel.py" />
      <location filename="mapkit/editor/sight/suggestions_panel.py" />
      <location filename="mapkit/editor/trace/walk.py" />
      <source>Stop</source>
      <translation>Zastavit</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/working_note.py" />
      <source>Stop this step; the map stays as it is</source>
      <translation>Zastavit tento krok; mapa zůstane, jak je</translation>
    </message>
    <message>
      <location filename="mapkit/editor/app/working_note.py" />
      <source>Working: {step} …</source>
      <translation>Pracuji: {step} …</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/feature.py" />
      <location filename="mapkit/editor/canvas/layers_panel.py" />
      <source>Layers</source>
      <translation>Vrstvy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/field_words.py" />
      <source>{field} · above {fields}</source>
      <translation>{field} · nad {fields}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/field_words.py" />
      <source>{field} · below {fields}, hence ({id})</source>
      <translation>{field} · pod {fields}, proto ({id})</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/field_words.py" />
      <source>{id} “{name}”</source>
      <translation>{id} „{name}“</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/guides.py" />
      <source>Add a guide</source>
      <translation>Přidání vodítka</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/guides.py" />
      <source>Delete a guide</source>
      <translation>Smazání vodítka</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/guides.py" />
      <source>Delete all guides</source>
      <translation>Smazání všech vodítek</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/guides.py" />
      <source>Move a guide</source>
      <translation>Posun vodítka</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/layers_panel.py" />
      <source>&amp;Level</source>
      <translation>Ú&amp;roveň</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/layers_panel.py" />
      <source>All levels</source>
      <translation>Všechny úrovně</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/layers_panel.py" />
      <source>Borders</source>
      <translation>Hranice</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/layers_panel.py" />
      <location filename="mapkit/editor/panels/properties.py" />
      <source>Doors, ladders, walls</source>
      <translation>Dveře, žebříky, zdi</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/layers_panel.py" />
      <source>Edit one level only: the other is dimmed and cannot be clicked.</source>
      <translation>Pracovat jen na jedné úrovni: druhá je v pozadí a nelze na ni klepnout.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/layers_panel.py" />
      <location filename="mapkit/editor/dialogs/new_map.py" />
      <location filename="mapkit/editor/panels/feature.py" />
      <location filename="mapkit/editor/panels/properties.py" />
      <location filename="mapkit/editor/trace/walk.py" />
      <location filename="mapkit/illustrate/report/exposure.py" />
      <source>Fields</source>
      <translation>Pole</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/layers_panel.py" />
      <source>Grid</source>
      <translation>Mřížka</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/layers_panel.py" />
      <source>Guides</source>
      <translation>Vodítka</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/layers_panel.py" />
      <source>Hide this layer</source>
      <translation>Skrýt tuto vrstvu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/layers_panel.py" />
      <location filename="mapkit/editor/layouts/layout_window.py" />
      <location filename="mapkit/editor/layouts/problem_list.py" />
      <location filename="mapkit/editor/sight/feature.py" />
      <location filename="mapkit/editor/sight/issues_panel.py" />
      <source>Issues</source>
      <translation>Problémy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/layers_panel.py" />
      <source>Labels</source>
      <translation>Popisky</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/layers_panel.py" />
      <location filename="mapkit/editor/panels/properties.py" />
      <source>Markers</source>
      <translation>Značky</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/layers_panel.py" />
      <location filename="mapkit/editor/sight/feature.py" />
      <source>Moves</source>
      <translation>Pohyb</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/layers_panel.py" />
      <source>Only the ground</source>
      <translation>Jen dolní úroveň</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/layers_panel.py" />
      <source>Only the upper level</source>
      <translation>Jen horní úroveň</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/layers_panel.py" />
      <source>Opacity of {layer}</source>
      <translation>Krytí vrstvy {layer}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/layers_panel.py" />
      <source>Show this layer</source>
      <translation>Zobrazit tuto vrstvu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/layers_panel.py" />
      <source>Show {layer}</source>
      <translation>Zobrazit: {layer}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/layers_panel.py" />
      <location filename="mapkit/editor/sight/sight_tool.py" />
      <source>Sight</source>
      <translation>Viditelnost</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/layers_panel.py" />
      <source>Solo marks</source>
      <translation>Značky sólových karet</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/layers_panel.py" />
      <location filename="mapkit/editor/canvas/underlay_box.py" />
      <source>Underlay</source>
      <translation>Podklad</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/rulers.py" />
      <source>Drag a guide out of the ruler; drag it back to delete it.</source>
      <translation>Vodítko vytáhnete z pravítka; zatažením zpět je odstraníte.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/rulers.py" />
      <source>Rulers in mm</source>
      <translation>Pravítka v mm</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/status_bar.py" />
      <source>Drawing the board</source>
      <translation>Kreslí se plán</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/status_bar.py" />
      <source>Where the mouse is on the board, from its top left corner; with a tool that draws, where a click goes</source>
      <translation>Kde je myš na herním plánu, od levého horního rohu; s nástrojem, který kreslí, kam padne klepnutí</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/status_bar.py" />
      <source>Zoom</source>
      <translation>Přiblížení</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/status_bar.py" />
      <source>Zoom; 100 % is true size</source>
      <translation>Přiblížení; 100 % je skutečná velikost</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/status_bar.py" />
      <source>{percent} %</source>
      <translation>{percent} %</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/toolbox.py" />
      <source>Space clicks, {key} holds.</source>
      <translation>Mezerník klepne, {key} uchopí.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay.py" />
      <source>The picture {name} is missing.</source>
      <translation>Obrázek {name} chybí.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay.py" />
      <source>The picture {name} lies outside the map's folder, so it was not opened.</source>
      <translation>Obrázek {name} leží mimo složku mapy, proto nebyl otevřen.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay.py" />
      <source>{name} cannot be read as a picture: {reason}</source>
      <translation>{name} nelze načíst jako obrázek: {reason}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay.py" />
      <source>{name} has {width} x {height} dots, more than mapkit can show.</source>
      <translation>{name} má {width} × {height} bodů, víc, než mapkit dokáže zobrazit.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay.py" />
      <source>{name} is not the picture that the map was traced from.</source>
      <translation>{name} je jiný obrázek než ten, podle kterého byla mapa nakreslena.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_actions.py" />
      <source>&amp;Load picture…</source>
      <translation>&amp;Načíst obrázek…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_actions.py" />
      <source>&amp;Rectify by four corners…</source>
      <translation>&amp;Vyrovnat podle čtyř rohů…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_actions.py" />
      <source>&amp;Stretch over the board</source>
      <translation>&amp;Roztáhnout přes plán</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_actions.py" />
      <source>&amp;Underlay</source>
      <translation>Pod&amp;klad</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_actions.py" />
      <location filename="mapkit/editor/dialogs/export_dialog.py" />
      <location filename="mapkit/editor/files/questions.py" />
      <location filename="mapkit/editor/import_map/feature.py" />
      <location filename="mapkit/editor/trace/picture_page.py" />
      <source>All files</source>
      <translation>Všechny soubory</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_actions.py" />
      <source>Click the corners of the board in the picture; the picture is then fitted to the board</source>
      <translation>Klepněte na rohy plánu v obrázku; obrázek se položí pod plán</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_actions.py" />
      <source>Find underlay</source>
      <translation>Vyhledání podkladu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_actions.py" />
      <source>Load a picture</source>
      <translation>Načíst obrázek</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_actions.py" />
      <source>Load underlay</source>
      <translation>Načtení podkladu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_actions.py" />
      <source>Loc&amp;k underlay</source>
      <translation>&amp;Zamknout podklad</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_actions.py" />
      <source>Lock the picture so that it cannot be moved</source>
      <translation>Zabránit posunutí obrázku</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_actions.py" />
      <source>Lock underlay</source>
      <translation>Zamčení podkladu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_actions.py" />
      <location filename="mapkit/editor/canvas/underlay_box.py" />
      <source>Opacity of the underlay</source>
      <translation>Krytí podkladu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_actions.py" />
      <location filename="mapkit/editor/trace/picture_page.py" />
      <source>Pictures</source>
      <translation>Obrázky</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_actions.py" />
      <source>Put a picture below the fields, to trace it</source>
      <translation>Položit pod pole obrázek, podle kterého se kreslí</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_actions.py" />
      <source>Put the picture's corners on the corners of the board</source>
      <translation>Položit rohy obrázku na rohy plánu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_actions.py" />
      <source>Re&amp;move underlay</source>
      <translation>&amp;Odebrat podklad</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_actions.py" />
      <source>Remove the picture from the map; the file stays</source>
      <translation>Odebrat obrázek; soubor zůstane</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_actions.py" />
      <source>Remove underlay</source>
      <translation>Odebrání podkladu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_actions.py" />
      <source>Stretch underlay</source>
      <translation>Roztažení podkladu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_actions.py" />
      <source>The picture lies below the fields, which are now translucent: see Layers.</source>
      <translation>Obrázek leží pod poli, která jsou teď průsvitná: viz Vrstvy.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_actions.py" />
      <location filename="mapkit/editor/canvas/underlay_tool.py" />
      <source>The underlay is locked: View, Underlay, Lock underlay.</source>
      <translation>Podklad je zamčený: Zobrazení, Podklad, Zamknout podklad.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_actions.py" />
      <source>Unlock underlay</source>
      <translation>Odemčení podkladu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_box.py" />
      <source>&amp;Find or replace…</source>
      <translation>&amp;Vyhledat nebo nahradit…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_box.py" />
      <source>Loc&amp;ked</source>
      <translation>Z&amp;amčeno</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_box.py" />
      <source>Opacity of the picture; it is saved with the map</source>
      <translation>Krytí obrázku; ukládá se s mapou</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_box.py" />
      <source>Strength</source>
      <translation>Síla</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_box.py" />
      <source>{name}, loading…</source>
      <translation>{name}, načítá se…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_feature.py" />
      <location filename="mapkit/editor/canvas/underlay_tool.py" />
      <location filename="mapkit/editor/trace/review_feature.py" />
      <location filename="mapkit/editor/trace/walk_feature.py" />
      <source>There is no underlay yet: View, Underlay, Load picture.</source>
      <translation>Zatím tu není podklad: Zobrazení, Podklad, Načíst obrázek.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_tool.py" />
      <source>Click the {corner} corner of the board in the picture.</source>
      <translation>Klepněte na {corner} roh plánu v obrázku.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_tool.py" />
      <source>Drag moves the picture, a corner bends it; Shift+corner scales, Ctrl+corner turns.</source>
      <translation>Tažení posouvá obrázek, za roh jej deformuje; Shift+roh mění velikost, Ctrl+roh otáčí.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_tool.py" />
      <source>Move underlay</source>
      <translation>Posunutí podkladu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_tool.py" />
      <source>Rectify underlay</source>
      <translation>Vyrovnání podkladu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_tool.py" />
      <source>These four points cannot be the corners of a board: click them in order around it.</source>
      <translation>Tyto čtyři body nejsou rohy plánu: musejí jít kolem dokola.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_tool.py" />
      <source>bottom left</source>
      <translation>levý dolní</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_tool.py" />
      <source>bottom right</source>
      <translation>pravý dolní</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_tool.py" />
      <source>top left</source>
      <translation>levý horní</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/underlay_tool.py" />
      <source>top right</source>
      <translation>pravý horní</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>&amp;All levels</source>
      <translation>&amp;Všechny úrovně</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>&amp;Fit board</source>
      <translation>&amp;Celý plán</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>&amp;Grid</source>
      <translation>&amp;Mřížka</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>&amp;Levels</source>
      <translation>Ú&amp;rovně</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>&amp;Rulers</source>
      <translation>&amp;Pravítka</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>&amp;True size</source>
      <translation>&amp;Skutečná velikost</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>Choose the distance between the lines of the grid</source>
      <translation>Zvolit vzdálenost čar mřížky</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>D&amp;elete all guides</source>
      <translation>O&amp;dstranit všechna vodítka</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>Delete the guides of this map</source>
      <translation>Odstranit vodítka této mapy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>Distance between the lines of the grid, in mm:</source>
      <translation>Vzdálenost čar mřížky v mm:</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>Draw the board with dark lines on light colours, as for print</source>
      <translation>Kreslit plán tmavě na světlém jako pro tisk</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>Edit the ground only, tunnels too; the upper level is dimmed</source>
      <translation>Upravovat jen dolní úroveň včetně tunelů; horní je v pozadí</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>Edit the upper level only; the ground is dimmed</source>
      <translation>Upravovat jen horní úroveň; dolní je v pozadí</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>Grid s&amp;pacing…</source>
      <translation>Rozteč mř&amp;ížky…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>Grid spacing</source>
      <translation>Rozteč mřížky</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>Let points snap to the grid, shown or not</source>
      <translation>Přichytávat body k mřížce, ať je zobrazena, nebo ne</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>Let points snap to vertices, edges, guides and the grid</source>
      <translation>Přichytávat body k vrcholům, hranám, vodítkům a mřížce</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>Light &amp;board</source>
      <translation>Sv&amp;ětlý plán</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>Lock guides</source>
      <translation>&amp;Zamknout vodítka</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>Lock the guides so that they cannot be moved; points still snap to them</source>
      <translation>Zabránit posunutí vodítek; body se k nim dál přichytávají</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>Only the &amp;ground</source>
      <translation>Jen &amp;dolní úroveň</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>Only the &amp;upper level</source>
      <translation>Jen &amp;horní úroveň</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>Press and hold at the cross of the arrow keys, like a mouse button</source>
      <translation>Uchopí, co je u kříže šipek, jako tlačítko myši</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>S&amp;nap</source>
      <translation>Přichytává&amp;ní</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>Show a grid</source>
      <translation>Zobrazit mřížku</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>Show and edit all levels</source>
      <translation>Zobrazit a upravovat všechny úrovně</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>Show rulers in mm; drag guides out of them</source>
      <translation>Zobrazit pravítka v mm; vytahují se z nich vodítka</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>Show the board at its true size: 100 %</source>
      <translation>Zobrazit plán ve skutečné velikosti: 100 %</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>Show the board larger; the wheel does it too</source>
      <translation>Zobrazit plán větší; také kolečkem</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>Show the board smaller; the wheel does it too</source>
      <translation>Zobrazit plán menší; také kolečkem</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <location filename="mapkit/editor/import_map/dialog.py" />
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Show the whole board</source>
      <translation>Zobrazit celý herní plán</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>Snap to gri&amp;d</source>
      <translation>Přichytávat k mřížc&amp;e</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>Take &amp;hold at the cross, or let go</source>
      <translation>U&amp;chopit u kříže, nebo pustit</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>There are no guides.</source>
      <translation>Nejsou tu žádná vodítka.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Zoom &amp;in</source>
      <translation>Při&amp;blížit</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Zoom &amp;out</source>
      <translation>&amp;Oddálit</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>Zoom to &amp;selection</source>
      <translation>Přiblížit na &amp;výběr</translation>
    </message>
    <message>
      <location filename="mapkit/editor/canvas/view_actions.py" />
      <source>Zoom to what is selected</source>
      <translation>Zobrazit výběr co největší</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/about.py" />
      <source>About mapkit</source>
      <translation>O programu mapkit</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/about.py" />
      <source>Free software under the GNU General Public License, version 3 or later.</source>
      <translation>Svobodný software pod licencí GNU General Public License, verze 3 nebo pozdější.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/about.py" />
      <source>Maps for area-movement board games, and who sees whom on them.</source>
      <translation>Mapy deskových her s pohybem po polích a kdo na nich koho vidí.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/command_palette.py" />
      <source>Command palette</source>
      <translation>Paleta příkazů</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/command_palette.py" />
      <location filename="mapkit/editor/panels/fields.py" />
      <source>Nothing is found.</source>
      <translation>Nic nenalezeno.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/command_palette.py" />
      <source>What do you want to do?</source>
      <translation>Co chcete udělat?</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/export_dialog.py" />
      <location filename="mapkit/editor/layouts/layout_dialogs.py" />
      <source>&amp;Browse…</source>
      <translation>P&amp;rocházet…</translation>
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
      <translation>&amp;Zavřít</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/export_dialog.py" />
      <source>&amp;Export</source>
      <translation>&amp;Exportovat</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/export_dialog.py" />
      <location filename="mapkit/editor/dialogs/print_dialog.py" />
      <location filename="mapkit/editor/import_map/dialog.py" />
      <source>&amp;Stop</source>
      <translation>&amp;Zastavit</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/export_dialog.py" />
      <source>Export</source>
      <translation>Export</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/export_dialog.py" />
      <source>Export to</source>
      <translation>Exportovat do</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/export_dialog.py" />
      <location filename="mapkit/editor/i18n/languages.py" />
      <source>Folder</source>
      <translation>Složka</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/export_dialog.py" />
      <source>Formats</source>
      <translation>Formáty</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/export_dialog.py" />
      <source>Nothing was written: {problem}</source>
      <translation>Nic nebylo zapsáno: {problem}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/export_dialog.py" />
      <source>Stopped; nothing was written.</source>
      <translation>Zastaveno; nic nebylo zapsáno.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/export_dialog.py" />
      <location filename="mapkit/editor/import_map/dialog.py" />
      <source>Working…</source>
      <translation>Pracuji…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/export_dialog.py" />
      <location filename="mapkit/editor/layouts/card_printing.py" />
      <source>Wrote {path}.</source>
      <translation>Zapsáno: {path}.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/export_dialog.py" />
      <source>Zip file</source>
      <translation>Soubor zip</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/export_dialog.py" />
      <source>Zip file or folder</source>
      <translation>Soubor zip, nebo složka</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/export_dialog.py" />
      <source>data</source>
      <translation>data</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/export_dialog.py" />
      <source>picture</source>
      <translation>obrázek</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/export_dialog.py" />
      <source>{name} is the map itself: choose another name.</source>
      <translation>{name} je samotná mapa: zvolte jiný název.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/export_jobs.py" />
      <source>It holds: {what}.</source>
      <translation>Obsahuje: {what}.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/export_jobs.py" />
      <source>It leaves out: {what}.</source>
      <translation>Vynechává: {what}.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/export_jobs.py" />
      <source>Of this map it leaves out: {what}.</source>
      <translation>Z této mapy vynechává: {what}.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/export_jobs.py" />
      <source>Several files: a folder, or a name that ends in .zip.</source>
      <translation>Více souborů: složka, nebo jméno končící na .zip.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/export_jobs.py" />
      <source>The board as a picture ({ending}).</source>
      <translation>Herní plán jako obrázek ({ending}).</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/export_jobs.py" />
      <source>adjacent fields and passable borders</source>
      <translation>sousedící pole a průchodné hranice</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/export_jobs.py" />
      <source>adjacent, matching and passable fields</source>
      <translation>pole sousedící, sousedící stejného typu a průchozí</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/export_jobs.py" />
      <source>lines of sight</source>
      <translation>linie viditelnosti</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/export_jobs.py" />
      <source>markers</source>
      <translation>značky</translation>
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
      <translation>kroky</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/dialogs/export_jobs.py" />
      <source>the outlines of {n} field(s)</source>
      <translation>
        <numerusform>obrys {n} pole</numerusform>
        <numerusform>obrysy {n} polí</numerusform>
        <numerusform>obrysy {n} polí</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/dialogs/export_jobs.py" />
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>{n} marker(s)</source>
      <translation>
        <numerusform>{n} značka</numerusform>
        <numerusform>{n} značky</numerusform>
        <numerusform>{n} značek</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/feature.py" />
      <source>&amp;Export…</source>
      <translation>&amp;Exportovat…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/feature.py" />
      <source>&amp;New…</source>
      <translation>&amp;Nová…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/feature.py" />
      <location filename="mapkit/editor/dialogs/print_dialog.py" />
      <source>&amp;Print…</source>
      <translation>&amp;Tisk…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/feature.py" />
      <source>C&amp;opy picture of the pair</source>
      <translation>Kopírovat obrázek &amp;dvojice</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/feature.py" />
      <source>Copy a picture of the board to the clipboard</source>
      <translation>Vložit obrázek plánu do schránky</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/feature.py" />
      <source>Copy a picture of the shown sightline to the clipboard</source>
      <translation>Vložit obrázek zobrazené přímé viditelnosti do schránky</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/feature.py" />
      <source>Copy as p&amp;icture</source>
      <translation>Kopírovat jako o&amp;brázek</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/feature.py" />
      <source>Print the board or the secret map, with a preview</source>
      <translation>Vytisknout herní plán nebo tajnou mapu s náhledem</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/feature.py" />
      <source>Recent files, the boards that come with mapkit, and examples</source>
      <translation>Nedávné soubory, dodané herní plány a příklady</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/feature.py" />
      <source>S&amp;tart page…</source>
      <translation>Úvodní st&amp;ránka…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/feature.py" />
      <source>Start a new map</source>
      <translation>Začít novou mapu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/feature.py" />
      <source>The picture of the board is in the clipboard.</source>
      <translation>Obrázek plánu je ve schránce.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/feature.py" />
      <source>The picture of the pair is in the clipboard.</source>
      <translation>Obrázek dvojice je ve schránce.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/feature.py" />
      <source>Write pictures, or tables for other programs</source>
      <translation>Zapsat obrázky nebo tabulky pro jiné programy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/help_actions.py" />
      <source>&amp;About mapkit</source>
      <translation>&amp;O programu mapkit</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/help_actions.py" />
      <source>&amp;Command palette…</source>
      <translation>&amp;Paleta příkazů…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/help_actions.py" />
      <source>&amp;Keyboard shortcuts…</source>
      <translation>&amp;Klávesové zkratky…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/help_actions.py" />
      <source>&amp;Tutorial</source>
      <translation>&amp;Výukový příklad</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/help_actions.py" />
      <source>&amp;What's this?</source>
      <translation>&amp;Co je to?</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/help_actions.py" />
      <source>Explain the next thing that you click</source>
      <translation>Vysvětlit, na co klepnete</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/help_actions.py" />
      <source>Find any action by its name</source>
      <translation>Najít kteroukoli akci podle názvu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/help_actions.py" />
      <source>Learn how to draw a board in ten minutes (in English)</source>
      <translation>Přečíst si vedle plánu, jak se za deset minut nakreslí herní plán (anglicky)</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/help_actions.py" />
      <source>Learn how to lay a board of cards in ten minutes (in English)</source>
      <translation>Přečíst si vedle plánu, jak se za deset minut složí herní plán z karet (anglicky)</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/help_actions.py" />
      <source>Show and change the keys of every action</source>
      <translation>Vyhledat a změnit klávesy všech akcí</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/help_actions.py" />
      <source>Tutorial: a board of ca&amp;rds</source>
      <translation>Výukový příklad: &amp;herní plán z karet</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/help_actions.py" />
      <source>Version and licence</source>
      <translation>Verze a licence</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/look_box.py" />
      <source>Board, dark</source>
      <translation>Herní plán, tmavý</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/look_box.py" />
      <source>Board, light</source>
      <translation>Herní plán, světlý</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/look_box.py" />
      <source>Diagram</source>
      <translation>Schéma</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/look_box.py" />
      <source>Outline, to lay on a board</source>
      <translation>Obrysy, k přiložení na plán</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/new_map.py" />
      <location filename="mapkit/editor/layouts/layout_dialogs.py" />
      <source>&amp;Create</source>
      <translation>&amp;Vytvořit</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/new_map.py" />
      <source>&amp;Empty board</source>
      <translation>&amp;Prázdný plán</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/new_map.py" />
      <source>&amp;Grid of cells</source>
      <translation>&amp;Mřížka buněk</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/new_map.py" />
      <location filename="mapkit/editor/layouts/layout_dialogs.py" />
      <source>&amp;Name</source>
      <translation>&amp;Název</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/new_map.py" />
      <source>&amp;Rows of equal fields</source>
      <translation>Ř&amp;ady stejných polí</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/new_map.py" />
      <source>&amp;Size</source>
      <translation>V&amp;elikost</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/new_map.py" />
      <source>Begin with</source>
      <translation>Začít s</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/new_map.py" />
      <source>Ce&amp;lls</source>
      <translation>&amp;Buňky</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/new_map.py" />
      <source>Cell si&amp;ze</source>
      <translation>Velikost b&amp;uňky</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/new_map.py" />
      <location filename="mapkit/editor/layouts/layout_dialogs.py" />
      <source>Columns</source>
      <translation>Sloupce</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/new_map.py" />
      <source>From side to opposite side of a cell</source>
      <translation>Od strany buňky k protější straně</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/new_map.py" />
      <location filename="mapkit/editor/import_map/size_box.py" />
      <location filename="mapkit/editor/panels/map_properties.py" />
      <location filename="mapkit/editor/trace/size_page.py" />
      <source>Height</source>
      <translation>Výška</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/new_map.py" />
      <source>Hexagons, a corner at the top</source>
      <translation>Šestiúhelníky, nahoře roh</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/new_map.py" />
      <source>Hexagons, a side at the top</source>
      <translation>Šestiúhelníky, nahoře strana</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/new_map.py" />
      <location filename="mapkit/editor/layouts/layout_dialogs.py" />
      <source>New board</source>
      <translation>Nový herní plán</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/new_map.py" />
      <source>New map</source>
      <translation>Nová mapa</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/new_map.py" />
      <source>R&amp;ules</source>
      <translation>Prav&amp;idla</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/new_map.py" />
      <location filename="mapkit/editor/layouts/layout_dialogs.py" />
      <source>Rows</source>
      <translation>Řádky</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/new_map.py" />
      <source>Squares</source>
      <translation>Čtverce</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/new_map.py" />
      <location filename="mapkit/editor/import_map/size_box.py" />
      <location filename="mapkit/editor/panels/kind_palette.py" />
      <location filename="mapkit/editor/panels/map_properties.py" />
      <location filename="mapkit/editor/panels/property_rows.py" />
      <location filename="mapkit/editor/trace/size_page.py" />
      <source>Width</source>
      <translation>Šířka</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/picture_form.py" />
      <location filename="mapkit/editor/dialogs/print_dialog.py" />
      <source>&amp;Look</source>
      <translation>Vzhle&amp;d</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/picture_form.py" />
      <location filename="mapkit/editor/dialogs/print_dialog.py" />
      <source>&amp;Numbers of the fields</source>
      <translation>Čís&amp;la polí</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/picture_form.py" />
      <source>&amp;Resolution</source>
      <translation>Rozl&amp;išení</translation>
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
      <translation>Karty úkolů a značek přeskupení</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/picture_form.py" />
      <location filename="mapkit/editor/dialogs/print_dialog.py" />
      <source>Explanation of the &amp;symbols</source>
      <translation>&amp;Vysvětlivky symbolů</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/picture_form.py" />
      <source>Its own size</source>
      <translation>Vlastní velikost</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/picture_form.py" />
      <source>On &amp;many sheets, at the true size of the board</source>
      <translation>Na &amp;mnoha listech, ve skutečné velikosti plánu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/picture_form.py" />
      <location filename="mapkit/editor/dialogs/print_dialog.py" />
      <source>P&amp;aper</source>
      <translation>&amp;Papír</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/picture_form.py" />
      <location filename="mapkit/editor/dialogs/print_dialog.py" />
      <source>The board</source>
      <translation>Herní plán</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/picture_form.py" />
      <source>The sight booklet</source>
      <translation>Sešit viditelnosti</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/picture_form.py" />
      <source>What is &amp;printed on the fields</source>
      <translation>Co je na polích vy&amp;tištěno</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/picture_form.py" />
      <source>Wit&amp;hout colours</source>
      <translation>&amp;Bez barev</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/print_dialog.py" />
      <source>&amp;Fit on one sheet</source>
      <translation>Na &amp;jeden list</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/print_dialog.py" />
      <source>&amp;To scale:</source>
      <translation>V &amp;měřítku:</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/print_dialog.py" />
      <source>At 100 % one mm of the board is one mm of paper</source>
      <translation>Při 100 % je jeden milimetr plánu jedním milimetrem na papíře</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/print_dialog.py" />
      <source>P&amp;ortrait</source>
      <translation>Na výš&amp;ku</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/print_dialog.py" />
      <location filename="mapkit/editor/import_map/preview.py" />
      <source>Preview</source>
      <translation>Náhled</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/print_dialog.py" />
      <source>Print</source>
      <translation>Tisk</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/print_dialog.py" />
      <source>Printing …</source>
      <translation>Tiskne se…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/print_dialog.py" />
      <source>Scale in percent</source>
      <translation>Měřítko v procentech</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/print_dialog.py" />
      <source>Show a whole sheet</source>
      <translation>Zobrazit celý list</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/print_dialog.py" />
      <source>Show the sheets larger</source>
      <translation>Zobrazit listy větší</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/print_dialog.py" />
      <source>Show the sheets smaller</source>
      <translation>Zobrazit listy menší</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/print_dialog.py" />
      <location filename="mapkit/editor/trace/walk.py" />
      <source>Size</source>
      <translation>Velikost</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/print_dialog.py" />
      <source>The pair of fields that is shown</source>
      <translation>Zobrazená dvojice polí</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/print_dialog.py" />
      <source>What is p&amp;rinted on the fields</source>
      <translation>Co je na pol&amp;ích vytištěno</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/dialogs/print_dialog.py" />
      <source>{n} sheet(s)</source>
      <translation>
        <numerusform>{n} list</numerusform>
        <numerusform>{n} listy</numerusform>
        <numerusform>{n} listů</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/shortcuts.py" />
      <source>&amp;Default</source>
      <translation>&amp;Výchozí</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/shortcuts.py" />
      <source>&amp;Keys</source>
      <translation>&amp;Klávesy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/shortcuts.py" />
      <source>&amp;Reassign them</source>
      <translation>&amp;Převzít</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/shortcuts.py" />
      <source>&amp;Reset all</source>
      <translation>&amp;Obnovit vše</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/shortcuts.py" />
      <source>Action</source>
      <translation>Akce</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/shortcuts.py" />
      <source>Keyboard shortcuts</source>
      <translation>Klávesové zkratky</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/shortcuts.py" />
      <source>Keys</source>
      <translation>Klávesy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/shortcuts.py" />
      <source>Keys in bold differ from the default keys.</source>
      <translation>Tučně jsou klávesy, které se liší od výchozích.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/shortcuts.py" />
      <source>Others</source>
      <translation>Ostatní</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/shortcuts.py" />
      <source>Search by name or key</source>
      <translation>Hledat podle názvu nebo klávesy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/shortcuts.py" />
      <source>“{first}” and “{second}” have the same keys.</source>
      <translation>„{first}“ a „{second}“ mají stejné klávesy.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/start_page.py" />
      <source>&amp;New map…</source>
      <translation>&amp;Nová mapa…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/start_page.py" />
      <source>&amp;Open a file…</source>
      <translation>&amp;Otevřít soubor…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/start_page.py" />
      <source>Boards that come with mapkit</source>
      <translation>Dodané herní plány</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/start_page.py" />
      <source>Draw a board, see its sightlines.</source>
      <translation>Nakreslete herní plán a uvidíte, kdo koho vidí.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/start_page.py" />
      <source>Maps to open</source>
      <translation>Mapy k otevření</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/start_page.py" />
      <location filename="mapkit/editor/layouts/feature.py" />
      <source>New &amp;layout…</source>
      <translation>Nové ro&amp;zložení…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/start_page.py" />
      <source>New map from a &amp;photo…</source>
      <translation>Nová mapa z &amp;fotky…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/start_page.py" />
      <source>New map from a photo</source>
      <translation>Nová mapa z fotky</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/start_page.py" />
      <source>Opens as a copy of your own</source>
      <translation>Otevře se jako vaše vlastní kopie</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/start_page.py" />
      <source>Recent files</source>
      <translation>Nedávné soubory</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/start_page.py" />
      <source>Start</source>
      <translation>Úvod</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/start_page.py" />
      <source>Version {v}</source>
      <translation>Verze {v}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/dialogs/tutorial.py" />
      <source>Tutorial</source>
      <translation>Výukový příklad</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/crash_reports.py" />
      <source>&amp;Continue</source>
      <translation>&amp;Pokračovat</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/crash_reports.py" />
      <source>&amp;Copy the details</source>
      <translation>&amp;Kopírovat podrobnosti</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/crash_reports.py" />
      <source>Something went wrong in mapkit.</source>
      <translation>V programu mapkit se něco pokazilo.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/crash_reports.py" />
      <source>Your work is still open and a recovery copy was written. You can continue, but it is best to save under another name. Please report the details.</source>
      <translation>Vaše práce je stále otevřená a záložní kopie je zapsána. Můžete pokračovat; je rozumné uložit ji pod jiným názvem. Nahlaste prosím podrobnosti.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/feature.py" />
      <source>&amp;Clear the list</source>
      <translation>Vy&amp;mazat seznam</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/feature.py" />
      <location filename="mapkit/editor/layouts/layout_window.py" />
      <source>&amp;Keep mine</source>
      <translation>&amp;Ponechat moji</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/feature.py" />
      <source>&amp;Merge both</source>
      <translation>&amp;Sloučit obě</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/feature.py" />
      <source>&amp;Open…</source>
      <translation>&amp;Otevřít…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/feature.py" />
      <source>&amp;Quit</source>
      <translation>U&amp;končit</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/feature.py" />
      <location filename="mapkit/editor/layouts/layout_window.py" />
      <source>&amp;Reload</source>
      <translation>&amp;Načíst znovu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/feature.py" />
      <location filename="mapkit/editor/files/questions.py" />
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>&amp;Save</source>
      <translation>&amp;Uložit</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/feature.py" />
      <source>Close the window</source>
      <translation>Zavřít okno</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/feature.py" />
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Go back to the file as it is on the disk</source>
      <translation>Vrátit se k souboru, jak je na disku</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/feature.py" />
      <source>No files yet</source>
      <translation>Zatím žádné soubory</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/feature.py" />
      <source>Nothing of {name} could be read as a map, so the board is empty.</source>
      <translation>Ze souboru {name} nešlo jako mapu přečíst nic, plán je proto prázdný.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/feature.py" />
      <source>Open &amp;recent</source>
      <translation>Otevřít ne&amp;dávné</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/feature.py" />
      <source>Open a map or a layout of cards</source>
      <translation>Otevřít mapu nebo rozložení karet</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/feature.py" />
      <source>Parts of {name} could not be read. They are not on the board.</source>
      <translation>Části souboru {name} nešlo přečíst. Na plánu nejsou.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/feature.py" />
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Re&amp;vert</source>
      <translation>&amp;Vrátit změny</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/feature.py" />
      <location filename="mapkit/editor/layouts/layout_window.py" />
      <source>Recovery copies cannot be written: {problem}. Save often.</source>
      <translation>Nelze vést záložní kopii: {problem}. Ukládejte často.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/feature.py" />
      <location filename="mapkit/editor/files/questions.py" />
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Save &amp;as…</source>
      <translation>Uložit &amp;jako…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/feature.py" />
      <source>Save the map under another name</source>
      <translation>Uložit mapu pod jiným názvem</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/feature.py" />
      <source>Save the map; comments in the file stay</source>
      <translation>Uložit mapu; komentáře v souboru zůstanou</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/feature.py" />
      <source>Show the &amp;issues</source>
      <translation>Ukázat &amp;problémy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/feature.py" />
      <location filename="mapkit/editor/layouts/layout_window.py" />
      <source>The file is gone; saving writes it again.</source>
      <translation>Soubor zmizel; uložením se zapíše znovu.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/feature.py" />
      <source>This map has no file yet.</source>
      <translation>Tato mapa zatím nemá soubor.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/feature.py" />
      <source>You also have unsaved changes.</source>
      <translation>Máte také neuložené změny.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/feature.py" />
      <source>{name} cannot be merged with your map, which stays as it is: {problem}</source>
      <translation>Soubor {name} nelze sloučit s vaší mapou, která zůstává beze změny: {problem}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/feature.py" />
      <source>{name} cannot be read as a map now. The board is as it was.</source>
      <translation>{name} teď nelze přečíst jako mapu. Plán zůstal, jak byl.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/feature.py" />
      <location filename="mapkit/editor/layouts/layout_window.py" />
      <source>{name} was changed by another program.</source>
      <translation>{name}: soubor změnil jiný program.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/file_text.py" />
      <source>Open in a text &amp;editor</source>
      <translation>Otevřít v textovém &amp;editoru</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/file_text.py" />
      <source>Text of the map file</source>
      <translation>Text souboru mapy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/file_text.py" />
      <source>When it is saved there, mapkit offers to read it again</source>
      <translation>Jakmile jej tam uložíte, nabídne mapkit, že ho znovu přečte</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/map_file.py" />
      <location filename="mapkit/editor/layouts/layout_files.py" />
      <source>{path} is write-protected</source>
      <translation>{path} je chráněn proti zápisu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/map_files.py" />
      <location filename="mapkit/editor/layouts/layout_files.py" />
      <source>It is open in another window, which belongs to process {process}.</source>
      <translation>Je otevřená v jiném okně, které patří procesu {process}.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/map_files.py" />
      <source>Merge with the file</source>
      <translation>Sloučení se souborem</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/map_files.py" />
      <source>Merged.</source>
      <translation>Sloučeno.</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/files/map_files.py" />
      <source>Merged; {n} thing(s) had been changed in both, and yours were kept.</source>
      <translation>
        <numerusform>Sloučeno; {n} věc, kterou změnili oba, zůstává vaše.</numerusform>
        <numerusform>Sloučeno; {n} věci, které změnili oba, zůstávají vaše.</numerusform>
        <numerusform>Sloučeno; {n} věcí, které změnili oba, zůstává vašich.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/map_files.py" />
      <location filename="mapkit/editor/layouts/layout_files.py" />
      <source>Save elsewhere</source>
      <translation>Uložení jinam</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/map_files.py" />
      <location filename="mapkit/editor/sight/feature.py" />
      <location filename="mapkit/editor/sight/report_feature.py" />
      <source>Saved {name}.</source>
      <translation>Uloženo: {name}.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/map_files.py" />
      <source>What was in it before is kept as {name}.</source>
      <translation>Co v něm bylo předtím, zůstává v souboru {name}.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/map_files.py" />
      <source>line {n}: {problem}</source>
      <translation>řádek {n}: {problem}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/map_files.py" />
      <source>parts of it cannot be read</source>
      <translation>části souboru nelze přečíst</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/map_files.py" />
      <source>the board would have errors that neither version has</source>
      <translation>plán by měl chyby, které nemá ani jedna z verzí</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/map_files.py" />
      <source>untitled</source>
      <translation>bez názvu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/map_files.py" />
      <location filename="mapkit/editor/files/questions.py" />
      <location filename="mapkit/editor/layouts/layout_files.py" />
      <source>{name} cannot be opened.</source>
      <translation>{name} nelze otevřít.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/map_files.py" />
      <location filename="mapkit/editor/files/questions.py" />
      <location filename="mapkit/editor/layouts/board_maker.py" />
      <location filename="mapkit/editor/layouts/layout_files.py" />
      <source>{name} was not saved.</source>
      <translation>{name} se neuložilo.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>&amp;Continue without them</source>
      <translation>&amp;Pokračovat bez nich</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>&amp;Discard</source>
      <translation>&amp;Zahodit</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>&amp;Leave them out</source>
      <translation>&amp;Vynechat je</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>&amp;Open them</source>
      <translation>&amp;Otevřít je</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>&amp;Replace</source>
      <translation>&amp;Nahradit</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>&amp;Revert</source>
      <translation>&amp;Vrátit změny</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>&amp;Save anyway</source>
      <translation>&amp;Přesto uložit</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>A copy can be opened and saved under another name.</source>
      <translation>Kopii lze otevřít a uložit pod jiným názvem.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>All changes since it was saved will be lost, and the history too.</source>
      <translation>Všechny změny od uložení budou ztraceny, stejně jako historie.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>Go back to {name} as it is on the disk?</source>
      <translation>Vrátit se k souboru {name}, jak je na disku?</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>It runs on {host}, or ran there until the connection was lost. Open the file itself only if it is no longer open there.</source>
      <translation>Běží na počítači {host}, nebo tam běžel, než byl přerušen. Samotný soubor otevřete, jen pokud už tam otevřený není.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>Maps</source>
      <translation>Mapy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>Maps and layouts</source>
      <translation>Mapy a rozložení</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>Nothing is lost: your work is open as before.</source>
      <translation>Nic se neztratilo: vaše práce je otevřená jako předtím.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>Open a &amp;copy</source>
      <translation>Otevřít &amp;kopii</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>Open a map or a layout</source>
      <translation>Otevřít mapu nebo rozložení</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>Open it &amp;anyway</source>
      <translation>&amp;Přesto otevřít</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>Open them only if you trust whoever made {name}.</source>
      <translation>Otevřete je jen tehdy, když věříte tomu, kdo vytvořil {name}.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>Otherwise they are lost.</source>
      <translation>Jinak budou ztraceny.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>Parts of {name} could not be read.</source>
      <translation>Části souboru {name} nešlo přečíst.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>Replace {name}?</source>
      <translation>Nahradit {name}?</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>Save the changes to {name}?</source>
      <translation>Uložit změny v {name}?</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>Save the map as</source>
      <translation>Uložit mapu jako</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>Saving replaces what the other program wrote.</source>
      <translation>Uložením se nahradí to, co zapsal jiný program.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>That window belongs to process {process}.</source>
      <translation>Okno patří procesu {process}.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>The file is there already; what it holds would be lost.</source>
      <translation>Soubor už existuje; jeho obsah by se ztratil.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>They are not on the board, and saving takes some of them out of the file. If you save anyway, the file as it is now is kept beside it.</source>
      <translation>Na plánu nejsou a uložením by některé z nich ze souboru zmizely. Pokud přesto uložíte, zůstane soubor v nynější podobě vedle něj.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>They would also be missing in pictures, in tables and on paper. See Issues for the list.</source>
      <translation>Chyběly by i na obrázcích, v tabulkách a na papíře. Vypisují je problémy.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>line {line}: </source>
      <translation>řádek {line}: </translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>{name} is open in another window.</source>
      <translation>{name} je otevřeno v jiném okně.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>{name} wants to open files outside its folder.</source>
      <translation>{name} chce otevřít soubory mimo svou složku.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/questions.py" />
      <source>{name} was changed by another program since it was opened.</source>
      <translation>{name}: soubor od otevření změnil jiný program.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/restoring.py" />
      <source>&amp;Delete it</source>
      <translation>&amp;Smazat</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/restoring.py" />
      <source>&amp;Not now</source>
      <translation>&amp;Teď ne</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/restoring.py" />
      <source>&amp;Restore</source>
      <translation>&amp;Obnovit</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/restoring.py" />
      <source>Restore unsaved work</source>
      <translation>Obnovit neuloženou práci</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/restoring.py" />
      <source>Some unsaved work cannot be restored: mapkit does not understand its files.</source>
      <translation>Část neuložené práce nelze obnovit: mapkit jejím souborům nerozumí.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/restoring.py" />
      <source>They are kept:</source>
      <translation>Soubory zůstaly zde:</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/restoring.py" />
      <source>mapkit ended unexpectedly, but your work was kept. What do you want to restore? Restored work is not written to its file until you save it.</source>
      <translation>Program mapkit neočekávaně skončil, ale vaše práce se zachovala. Co chcete zpět? Obnovená práce se do souboru zapíše, až ji uložíte.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/files/restoring.py" />
      <source>never saved</source>
      <translation>nikdy neuloženo</translation>
    </message>
    <message>
      <location filename="mapkit/editor/i18n/languages.py" />
      <source>%1 File</source>
      <translation>Soubor %1</translation>
    </message>
    <message>
      <location filename="mapkit/editor/i18n/languages.py" />
      <source>&amp;Look in:</source>
      <translation>&amp;Hledat v:</translation>
    </message>
    <message>
      <location filename="mapkit/editor/i18n/languages.py" />
      <source>Closes the dock widget</source>
      <translation>Zavře panel</translation>
    </message>
    <message>
      <location filename="mapkit/editor/i18n/languages.py" />
      <source>Files of &amp;type:</source>
      <translation>Soubory &amp;typu:</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/dialog.py" />
      <source>&amp;Open</source>
      <translation>&amp;Otevřít</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/dialog.py" />
      <source>Import {name}</source>
      <translation>Import: {name}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/dialog.py" />
      <source>Nothing is written until you save the map.</source>
      <translation>Dokud mapu neuložíte, nic se nezapíše.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/dialog.py" />
      <source>Stopped. Nothing was opened.</source>
      <translation>Zastaveno. Nic se neotevřelo.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/dialog.py" />
      <source>The file does not say how large it is: give its width, its height or its unit.</source>
      <translation>Soubor neříká, jak je velký: zadejte jeho šířku, výšku nebo jednotku.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/dialog.py" />
      <source>This cannot be imported: {problem}</source>
      <translation>Toto nelze importovat: {problem}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/dialog.py" />
      <source>Try a&amp;gain</source>
      <translation>Zkusit z&amp;novu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/dialog.py" />
      <source>Zoom in</source>
      <translation>Přiblížit</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/dialog.py" />
      <source>Zoom out</source>
      <translation>Oddálit</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/dialog.py" />
      <source>{area} mm² closed, no border moved by more than {moved} mm</source>
      <translation>uzavřeno {area} mm², žádná hranice se neposunula o více než {moved} mm</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/import_map/dialog.py" />
      <source>{n} pair(s) of neighbours</source>
      <translation>
        <numerusform>{n} dvojice sousedů</numerusform>
        <numerusform>{n} dvojice sousedů</numerusform>
        <numerusform>{n} dvojic sousedů</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/feature.py" />
      <source>&amp;Import…</source>
      <translation>&amp;Importovat…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/feature.py" />
      <source>Files of other programs</source>
      <translation>Soubory jiných programů</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/feature.py" />
      <source>Import a file</source>
      <translation>Importovat soubor</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/feature.py" />
      <source>Make a map of what another program has drawn</source>
      <translation>Udělat mapu z toho, co nakreslil jiný program</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/findings.py" />
      <source>Nothing had to be repaired or left out.</source>
      <translation>Nebylo třeba nic opravit ani vynechat.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/findings.py" />
      <source>What was done, and what is doubtful</source>
      <translation>Co se udělalo a co je pochybné</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/import_map/findings.py" />
      <source>{n} corner(s) added where borders meet</source>
      <translation>
        <numerusform>{n} roh přidán tam, kde se hranice stýkají</numerusform>
        <numerusform>{n} rohy přidány tam, kde se hranice stýkají</numerusform>
        <numerusform>{n} rohů přidáno tam, kde se hranice stýkají</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/import_map/findings.py" />
      <source>{n} hole(s) made for fields within others</source>
      <translation>
        <numerusform>{n} otvor pro pole uvnitř jiných</numerusform>
        <numerusform>{n} otvory pro pole uvnitř jiných</numerusform>
        <numerusform>{n} otvorů pro pole uvnitř jiných</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/import_map/findings.py" />
      <source>{n} overlap(s), given to the smaller field</source>
      <translation>
        <numerusform>{n} překryv, připadl menšímu poli</numerusform>
        <numerusform>{n} překryvy, připadly menšímu poli</numerusform>
        <numerusform>{n} překryvů, připadlo menšímu poli</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/import_map/findings.py" />
      <source>{n} place(s) that no field covers</source>
      <translation>
        <numerusform>{n} místo, které nepokrývá žádné pole</numerusform>
        <numerusform>{n} místa, která nepokrývá žádné pole</numerusform>
        <numerusform>{n} míst, která nepokrývá žádné pole</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/import_map/findings.py" />
      <source>{n} slit(s) between neighbours closed</source>
      <translation>
        <numerusform>{n} škvíra mezi sousedy uzavřena</numerusform>
        <numerusform>{n} škvíry mezi sousedy uzavřeny</numerusform>
        <numerusform>{n} škvír mezi sousedy uzavřeno</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/import_map/findings.py" />
      <source>{n} thing(s) left out</source>
      <translation>
        <numerusform>{n} věc vynechána</numerusform>
        <numerusform>{n} věci vynechány</numerusform>
        <numerusform>{n} věcí vynecháno</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/job.py" />
      <source>the importer {name} has failed: {why}</source>
      <translation>importní modul {name} selhal: {why}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/join_box.py" />
      <source>As m&amp;easured</source>
      <translation>Podle &amp;měření</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/join_box.py" />
      <source>Distance to join</source>
      <translation>Vzdálenost ke spojení</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/join_box.py" />
      <source>How many neighbours each distance finds; click to choose one</source>
      <translation>Kolik sousedů najde která vzdálenost; kliknutím se vybere</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/join_box.py" />
      <source>Neighbours found by distance</source>
      <translation>Nalezení sousedé podle vzdálenosti</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/join_box.py" />
      <source>The borders of this file are shared already.</source>
      <translation>Hranice v tomto souboru už jsou společné.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/join_box.py" />
      <source>measured: {mm} mm</source>
      <translation>naměřeno: {mm} mm</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/import_map/join_box.py" />
      <source>{mm} mm finds about {n} pair(s) of neighbours</source>
      <translation>
        <numerusform>{mm} mm najde asi {n} dvojici sousedů</numerusform>
        <numerusform>{mm} mm najde asi {n} dvojice sousedů</numerusform>
        <numerusform>{mm} mm najde asi {n} dvojic sousedů</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/settings_form.py" />
      <source>&amp;Join up to</source>
      <translation>&amp;Spojovat do</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/settings_form.py" />
      <source>&amp;Tolerance</source>
      <translation>&amp;Tolerance</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/settings_form.py" />
      <source>By how much borders may be simplified, and the map's tolerance</source>
      <translation>O kolik se smí hranice zjednodušit; zároveň tolerance mapy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/settings_form.py" />
      <source>For&amp;mat</source>
      <translation>&amp;Formát</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/settings_form.py" />
      <source>Not read: {what}.</source>
      <translation>Nečte se: {what}.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/settings_form.py" />
      <source>Si&amp;ze</source>
      <translation>&amp;Velikost</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/size_box.py" />
      <source>One unit of the drawing</source>
      <translation>Jednotka výkresu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/import_map/size_box.py" />
      <source>one &amp;unit</source>
      <translation>&amp;jednotka</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/board_maker.py" />
      <source>Follow the layout</source>
      <translation>Následovat rozložení</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/board_maker.py" />
      <source>Save the board as</source>
      <translation>Uložit desku jako</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/board_maker.py" />
      <source>The board cannot be made.</source>
      <translation>Desku nelze složit.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/board_maker.py" />
      <source>The file is the layout itself, or a card of it.</source>
      <translation>Soubor je samo rozložení, nebo jeho karta.</translation>
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
      <translation>Karty jiné velikosti nebo s jinými pravidly zde nejsou.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/card_list.py" />
      <source>No card that fits was found.</source>
      <translation>Nenašla se žádná karta, která se hodí.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/card_printing.py" />
      <source>Print cards and pieces</source>
      <translation>Vytisknout karty a dílky</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/card_printing.py" />
      <source>{name} was not written.</source>
      <translation>{name} se nezapsalo.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/element_list.py" />
      <location filename="mapkit/editor/layouts/layout_window.py" />
      <source>Elements</source>
      <translation>Prvky</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/element_list.py" />
      <source>Place a card: its rules say what can be laid on fields.</source>
      <translation>Položte kartu: její pravidla říkají, co lze položit na pole.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/element_list.py" />
      <location filename="mapkit/editor/layouts/layout_dialogs.py" />
      <location filename="mapkit/editor/panels/kind_palette.py" />
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>What its kind says</source>
      <translation>Podle druhu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/feature.py" />
      <source>Start a board that is laid of cards</source>
      <translation>Začít desku složenou z karet</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>&amp;Mirror</source>
      <translation>Z&amp;rcadlit</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>&amp;Name and size…</source>
      <translation>&amp;Název a velikost…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>&amp;Open the card</source>
      <translation>O&amp;tevřít kartu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>&amp;Place the picked card</source>
      <translation>&amp;Položit vybranou kartu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>&amp;Print cards and pieces…</source>
      <translation>&amp;Vytisknout karty a dílky…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>&amp;Read the cards again</source>
      <translation>Načíst &amp;karty znovu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>&amp;Take away</source>
      <translation>&amp;Odebrat</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Close the window of the layout</source>
      <translation>Zavřít okno rozložení</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Complete by a &amp;mirror</source>
      <translation>Doplnit &amp;zrcadlením</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Complete by a half &amp;turn</source>
      <translation>Doplnit &amp;otočením o polovinu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Draw on this card in the window of maps; it is read again when it is saved</source>
      <translation>Kreslit na tuto kartu v okně map; po uložení se načte znovu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Fit to &amp;window</source>
      <translation>Přizpůsobit okn&amp;u</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Give a field of this card another kind, an owner or a name</source>
      <translation>Dát poli této karty jiný druh, vlastníka nebo jméno</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Give every card and element its image after a half turn, where that is free</source>
      <translation>Dát každé kartě a prvku obraz po otočení o polovinu, kde je volno</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Give every card and element its image on the other side, where that is free</source>
      <translation>Dát každé kartě a prvku obraz na druhé straně, kde je volno</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Lay an &amp;element…</source>
      <translation>Položit prv&amp;ek…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Lay an element on {field}…</source>
      <translation>Položit prvek na {field}…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Lay cards, and correct what is wrong, first: see Issues.</source>
      <translation>Nejdřív položte karty a opravte, co je špatně: viz Problémy.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Lay the card that is picked in the panel here, in place of another</source>
      <translation>Položit sem kartu vybranou v panelu, místo jiné</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Let the board &amp;follow</source>
      <translation>&amp;Deska následuje</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Look at the files of the cards: they may have changed</source>
      <translation>Podívat se na soubory karet: možná se změnily</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Make everything larger</source>
      <translation>Vše zvětšit</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Make everything smaller</source>
      <translation>Vše zmenšit</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Make the &amp;board…</source>
      <translation>&amp;Složit desku…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Make the board that is open like the layout; it can be undone there</source>
      <translation>Udělat otevřenou desku podle rozložení; tam to lze vrátit</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <location filename="mapkit/editor/layouts/layout_dialogs.py" />
      <source>Name and size</source>
      <translation>Název a velikost</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>No card lies here.</source>
      <translation>Neleží tu žádná karta.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>No card that can be read lies here.</source>
      <translation>Neleží tu žádná karta, kterou lze přečíst.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <location filename="mapkit/editor/layouts/picked.py" />
      <source>Pick a card in the panel first.</source>
      <translation>Nejdřív vyberte kartu v panelu.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Save the layout under another name; cards from elsewhere come along</source>
      <translation>Uložit rozložení pod jiným názvem; karty odjinud jdou s ním</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Save the layout; comments in the file stay</source>
      <translation>Uložit rozložení; komentáře v souboru zůstanou</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Show the window in which maps and cards are drawn</source>
      <translation>Ukáže okno, ve kterém se kreslí mapy a karty</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Swap left and right of the card as it lies</source>
      <translation>Zaměnit levou a pravou stranu karty, jak leží</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Take off what lies on {field}</source>
      <translation>Sejmout, co leží na {field}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Take the card away, with what lies on it</source>
      <translation>Odebrat kartu i s tím, co na ní leží</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>The board is not open beside the layout: make it first.</source>
      <translation>Deska není vedle rozložení otevřená: nejdřív ji složte.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>This layout has no file yet.</source>
      <translation>Toto rozložení ještě nemá soubor.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Turn the card by a quarter, against the clock</source>
      <translation>Otočit kartu o čtvrtku proti směru hodin</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Turn the card by a quarter, clockwise</source>
      <translation>Otočit kartu o čtvrtku po směru hodin</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Turn to the &amp;left</source>
      <translation>Otočit do&amp;leva</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Turn to the &amp;right</source>
      <translation>Otočit dopr&amp;ava</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>What the board is called, and how many cards it has across and down</source>
      <translation>Jak se deska jmenuje a kolik karet má na šířku a na výšku</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Window of &amp;maps</source>
      <translation>Okno &amp;map</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Write a PDF of the cards and what lies on them, to cut apart</source>
      <translation>Zapsat PDF s kartami a s tím, co na nich leží, k rozstříhání</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_actions.py" />
      <source>Write the board as a map and open it beside the layout</source>
      <translation>Zapsat desku jako mapu a otevřít ji vedle rozložení</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_dialogs.py" />
      <source>&amp;Apply</source>
      <translation>&amp;Použít</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_dialogs.py" />
      <source>&amp;Field</source>
      <translation>&amp;Pole</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_dialogs.py" />
      <source>&amp;Folder of cards</source>
      <translation>&amp;Složka s kartami</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_dialogs.py" />
      <source>&amp;Kind</source>
      <translation>&amp;Druh</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_dialogs.py" />
      <source>&amp;Lay it</source>
      <translation>Po&amp;ložit</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_dialogs.py" />
      <source>&amp;Licence</source>
      <translation>&amp;Licence</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_dialogs.py" />
      <source>&amp;Size in cards</source>
      <translation>V&amp;elikost v kartách</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_dialogs.py" />
      <source>A&amp;uthor</source>
      <translation>A&amp;utor</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_dialogs.py" />
      <source>As on the card</source>
      <translation>Jako na kartě</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_dialogs.py" />
      <source>Folder of cards</source>
      <translation>Složka s kartami</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_dialogs.py" />
      <location filename="mapkit/editor/layouts/picked.py" />
      <source>Lay an element</source>
      <translation>Položit prvek</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_dialogs.py" />
      <source>New layout</source>
      <translation>Nové rozložení</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_dialogs.py" />
      <source>Pairs that change places when the board is completed</source>
      <translation>Dvojice, které si při doplnění desky vymění místa</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_dialogs.py" />
      <source>The cards that come with mapkit are offered anyway.</source>
      <translation>Karty dodávané s mapkitem se nabízejí vždy.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_dialogs.py" />
      <source>{attribute} on the other side</source>
      <translation>{attribute} na druhé straně</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_files.py" />
      <source>Layouts</source>
      <translation>Rozložení</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_files.py" />
      <source>Save the layout as</source>
      <translation>Uložit rozložení jako</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_files.py" />
      <source>The file is a card of this layout.</source>
      <translation>Soubor je kartou tohoto rozložení.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_help.py" />
      <source>Each place shows its card with what lies on it, outlined in orange; free places show their column and row. Drag a card to another place to move it, onto another card to swap them. The arrow keys move the frame, Enter places the card that is picked, R, Shift+R and M turn and mirror, Delete takes away, Ctrl+arrow moves the card. The right button or the menu key shows what can be done here.</source>
      <translation>Každé místo ukazuje svou kartu s tím, co na ní leží, oranžově obtažené; volná místa ukazují svůj sloupec a řádek. Přetažením na jiné místo se karta přesune, přetažením na jinou kartu se obě vymění. Šipky posouvají rámeček, Enter položí vybranou kartu, R, Shift+R a M otáčejí a zrcadlí, Delete odebírá, Ctrl+šipka kartu přesouvá. Pravé tlačítko nebo klávesa nabídky ukáže, co tu lze udělat.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_help.py" />
      <source>Here a board is laid of cards. It becomes a map with Board, Make the board.</source>
      <translation>Tady se deska skládá z karet. Mapou se stane příkazem Deska, Složit desku.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_help.py" />
      <source>The cards in the layout's folder, in the folders in it, and those that come with mapkit, as far as they fit. Click one, then a free place; or drag it onto any place.</source>
      <translation>Karty ve složce rozložení, v jejích podsložkách a ty, které se dodávají s mapkitem, pokud se hodí. Klikněte na jednu a pak na volné místo; nebo ji přetáhněte na kterékoli místo.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_help.py" />
      <source>What can be laid on a field: a kind, with its owner. Click one, then a field; or drag it onto a field. E asks for the field, the kind, what it carries and a name.</source>
      <translation>Co lze položit na pole: druh s vlastníkem. Klikněte na jeden a pak na pole; nebo ho přetáhněte na pole. E se zeptá na pole, druh, co pole nese a jméno.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_help.py" />
      <source>What is wrong with the layout and its cards, with line and column of the file. A click goes to the place on the board.</source>
      <translation>Co je špatně s rozložením a jeho kartami, s řádkem a sloupcem souboru. Kliknutí přejde na místo na desce.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_help.py" />
      <source>Whether the board is symmetric, and the first field that is not like its image. Complete gives every card and element its image where that is free.</source>
      <translation>Zda je deska symetrická, a první pole, které není jako jeho obraz. Doplnit dá každé kartě a prvku obraz, kde je volno.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_window.py" />
      <source>&amp;Board</source>
      <translation>&amp;Deska</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_window.py" />
      <source>&amp;Card</source>
      <translation>&amp;Karta</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_window.py" />
      <source>Click a field. Escape puts the element back.</source>
      <translation>Klikněte na pole. Escape prvek odloží.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_window.py" />
      <source>Click a free place, or press Enter. Escape puts the card back.</source>
      <translation>Klikněte na volné místo nebo stiskněte Enter. Escape kartu odloží.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/layout_window.py" />
      <source>Symmetry</source>
      <translation>Symetrie</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/picked.py" />
      <source>Mirror a card</source>
      <translation>Zrcadlit kartu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/picked.py" />
      <source>Move a card</source>
      <translation>Přesunout kartu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/picked.py" />
      <source>Place a card</source>
      <translation>Položit kartu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/picked.py" />
      <source>Swap cards</source>
      <translation>Vyměnit karty</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/picked.py" />
      <source>Take a card away</source>
      <translation>Odebrat kartu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/picked.py" />
      <source>Take an element off</source>
      <translation>Sejmout prvek</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/picked.py" />
      <source>Turn a card</source>
      <translation>Otočit kartu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/place_painter.py" />
      <source>mirrored</source>
      <translation>zrcadlená</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/place_painter.py" />
      <source>turned by {n} degrees</source>
      <translation>otočená o {n} stupňů</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/place_painter.py" />
      <source>{place} free</source>
      <translation>{place} volné</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/places_view.py" />
      <source>Board of cards</source>
      <translation>Deska z karet</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/problem_list.py" />
      <source>Nothing is wrong.</source>
      <translation>Nic není špatně.</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/layouts/problem_list.py" />
      <source>{n} problem(s)</source>
      <translation>
        <numerusform>{n} problém</numerusform>
        <numerusform>{n} problémy</numerusform>
        <numerusform>{n} problémů</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/symmetry_box.py" />
      <source>Complete</source>
      <translation>Doplnit</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/symmetry_box.py" />
      <source>Complete the other half</source>
      <translation>Doplnit druhou polovinu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/symmetry_box.py" />
      <source>Give cards and elements their images where that is free</source>
      <translation>Dát kartám a prvkům jejich obrazy, kde je volno</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/symmetry_box.py" />
      <source>Go to the first field that is not like its image</source>
      <translation>Přejít na první pole, které není jako jeho obraz</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/symmetry_box.py" />
      <source>Half turn</source>
      <translation>Otočení o polovinu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/symmetry_box.py" />
      <source>Left and right</source>
      <translation>Levá a pravá strana</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/symmetry_box.py" />
      <source>Not known: lay cards, and correct what is wrong.</source>
      <translation>Není známo: položte karty a opravte, co je špatně.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/symmetry_box.py" />
      <source>Show</source>
      <translation>Ukázat</translation>
    </message>
    <message>
      <location filename="mapkit/editor/layouts/symmetry_box.py" />
      <source>Symmetric</source>
      <translation>Symetrická</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/feature.py" />
      <source>As it was opened</source>
      <translation>Jak byla otevřena</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/feature.py" />
      <source>History</source>
      <translation>Historie</translation>
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
      <translation>Vlastnosti</translation>
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
      <translation>Typ</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/field_rows.py" />
      <location filename="mapkit/editor/panels/map_properties.py" />
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Name</source>
      <translation>Název</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/field_rows.py" />
      <source>On it</source>
      <translation>Na něm</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/field_rows.py" />
      <location filename="mapkit/editor/panels/kind_palette.py" />
      <location filename="mapkit/editor/panels/property_rows.py" />
      <location filename="mapkit/illustrate/report/exposure.py" />
      <source>Sector</source>
      <translation>Oblast</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/fields.py" />
      <source>Fields of the map</source>
      <translation>Pole mapy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/fields.py" />
      <source>Find a field</source>
      <translation>Najít pole</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/fields.py" />
      <source>Find a field: id, name, kind, sector</source>
      <translation>Najít pole: id, název, typ, oblast</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/fields.py" />
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Name a field</source>
      <translation>Pojmenování pole</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/fields.py" />
      <location filename="mapkit/editor/panels/properties.py" />
      <source>Rename a field</source>
      <translation>Přejmenování pole</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/fields.py" />
      <source>There are no fields yet: draw one (D).</source>
      <translation>Zatím tu nejsou žádná pole: nakreslete nějaké (D).</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/figure_rows.py" />
      <source>0: it may not enter.</source>
      <translation>0: nesmí tam vstoupit.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/figure_rows.py" />
      <source>Cost of {kind}</source>
      <translation>Cena: {kind}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/figure_rows.py" />
      <source>Fill in a figure</source>
      <translation>Doplnit číslo</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/figure_rows.py" />
      <source>May spend in a turn</source>
      <translation>Smí za tah utratit</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/figure_rows.py" />
      <source>Write a number, or nothing where it is not known.</source>
      <translation>Napište číslo, nebo nic, pokud není známo.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/kind_palette.py" />
      <location filename="mapkit/editor/tools/marker_tool.py" />
      <location filename="mapkit/editor/tools/portal_tool.py" />
      <source>Add: {what}</source>
      <translation>Přidání: {what}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/kind_palette.py" />
      <source>Bucket paints</source>
      <translation>Barvení</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/kind_palette.py" />
      <source>Chosen</source>
      <translation>Zvoleno</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/kind_palette.py" />
      <location filename="mapkit/editor/panels/property_rows.py" />
      <location filename="mapkit/editor/tools/portal_tool.py" />
      <source>Door, ladder, wall</source>
      <translation>Dveře, žebřík, zeď</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/kind_palette.py" />
      <location filename="mapkit/editor/panels/property_rows.py" />
      <location filename="mapkit/editor/tools/marker_tool.py" />
      <source>Marker</source>
      <translation>Značka</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/kind_palette.py" />
      <source>Next field</source>
      <translation>Příští pole</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/kind_palette.py" />
      <location filename="mapkit/editor/panels/property_rows.py" />
      <location filename="mapkit/editor/tools/bucket_tool.py" />
      <source>Paint: {what}</source>
      <translation>Obarvení: {what}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/kind_palette.py" />
      <source>Terrain</source>
      <translation>Terén</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/kind_palette.py" />
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Type</source>
      <translation>Druh</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/kind_palette.py" />
      <source>Type of the next door, ladder or wall</source>
      <translation>Druh příštích dveří, žebříku nebo zdi</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/kind_palette.py" />
      <source>Type of the next marker</source>
      <translation>Druh příští značky</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/kind_palette.py" />
      <source>Width of the next door, ladder or wall</source>
      <translation>Šířka příštích dveří, žebříku nebo zdi</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/kind_palette.py" />
      <source>With the kind</source>
      <translation>Spolu s typem</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/map_properties.py" />
      <source>Answer a question of the rules</source>
      <translation>Odpověď na otázku pravidel</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/map_properties.py" />
      <source>Author</source>
      <translation>Autor</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/map_properties.py" />
      <source>Change a sector</source>
      <translation>Změna oblasti</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/map_properties.py" />
      <source>Change the map's header</source>
      <translation>Změna údajů mapy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/map_properties.py" />
      <source>Change where the map comes from</source>
      <translation>Změna původu mapy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/map_properties.py" />
      <source>Colour of the sector</source>
      <translation>Barva oblasti</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/map_properties.py" />
      <source>Figures of the rules</source>
      <translation>Čísla pravidel</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/map_properties.py" />
      <source>How far a drawn point may be off. Vertices closer than this get a warning, and an answer that such a small error could change is disputed.</source>
      <translation>O kolik může být nakreslený bod vedle. Na bližší vrcholy se upozorňuje a odpověď, kterou by tak malá chyba mohla změnit, je sporná.</translation>
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
      <translation>Licence</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/map_properties.py" />
      <source>Name a building</source>
      <translation>Pojmenování budovy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/map_properties.py" />
      <source>Name for the selected fields</source>
      <translation>Název pro vybraná pole</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/map_properties.py" />
      <source>Named buildings</source>
      <translation>Pojmenované budovy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/map_properties.py" />
      <source>Note</source>
      <translation>Poznámka</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/map_properties.py" />
      <source>Open questions of the rules</source>
      <translation>Otevřené otázky pravidel</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/map_properties.py" />
      <source>Properties of the map</source>
      <translation>Vlastnosti mapy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/map_properties.py" />
      <source>Remove</source>
      <translation>Odebrat</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/map_properties.py" />
      <source>Remove a building's name</source>
      <translation>Odebrání názvu budovy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/map_properties.py" />
      <source>Rules</source>
      <translation>Pravidla</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/map_properties.py" />
      <location filename="mapkit/editor/tools/clipboard_actions.py" />
      <source>Select fields first.</source>
      <translation>Nejdřív vyberte pole.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/map_properties.py" />
      <source>Source</source>
      <translation>Zdroj</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/map_properties.py" />
      <source>Tolerance</source>
      <translation>Tolerance</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/map_properties.py" />
      <source>Traced from a board</source>
      <translation>Obkresleno z plánu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/map_properties.py" />
      <source>Where it comes from</source>
      <translation>Původ</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/properties.py" />
      <source>Nothing is selected. Click a field or a vertex.</source>
      <translation>Nic není vybráno. Klikněte na pole nebo na vrchol.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/properties.py" />
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Nothing is selected. Click a field, a vertex, a door or a marker.</source>
      <translation>Nic není vybráno. Klepněte na pole, vrchol, dveře nebo značku.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/properties.py" />
      <source>Vertices</source>
      <translation>Vrcholy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Align vertices</source>
      <translation>Zarovnání vrcholů</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Area</source>
      <translation>Plocha</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Asphalt</source>
      <translation>Asfalt</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Between</source>
      <translation>Mezi</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Change a door, ladder or wall</source>
      <translation>Změna dveří, žebříku nebo zdi</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Change a marker</source>
      <translation>Změna značky</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Change the ground</source>
      <translation>Změnit povrch</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Change the kind</source>
      <translation>Změna typu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Change the level</source>
      <translation>Změna úrovně</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Change the sector</source>
      <translation>Změna oblasti</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Change: {what}</source>
      <translation>Změnit: {what}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Cobbles</source>
      <translation>Dlažební kostky</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Concrete</source>
      <translation>Beton</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Earth</source>
      <translation>Hlína</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Fields of the upper level may lie over those on the ground.</source>
      <translation>Pole horní úrovně mohou ležet nad poli na zemi.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Floor boards</source>
      <translation>Prkenná podlaha</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Give an edge a length</source>
      <translation>Zadat délku hrany</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Grass</source>
      <translation>Tráva</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Gravel</source>
      <translation>Štěrk</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Ground</source>
      <translation>Dolní</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Length</source>
      <translation>Délka</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Length of the edge between the two vertices; the one selected last moves along it.</source>
      <translation>Délka hrany mezi oběma vrcholy; ten, který byl vybrán jako poslední, se po ní posune.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Level</source>
      <translation>Úroveň</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Made of</source>
      <translation>Povrch</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <location filename="mapkit/editor/tools/number_entry.py" />
      <location filename="mapkit/editor/tools/select_tool.py" />
      <source>Move a vertex</source>
      <translation>Přesun vrcholu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Planks</source>
      <translation>Prkna</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Rails</source>
      <translation>Koleje</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Steel</source>
      <translation>Ocel</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Tiles</source>
      <translation>Dlaždice</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Upper</source>
      <translation>Horní</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>Vertex</source>
      <translation>Vrchol</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>What files and tables call the field; doors, markers and names follow.</source>
      <translation>Jak se poli říká v souborech a tabulkách; dveře, značky a názvy se přizpůsobí.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>What the field looks like in pictures of the board; the rules do not use it.</source>
      <translation>Jak pole vypadá na obrázcích herního plánu; pravidla to nepoužívají.</translation>
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
        <numerusform>{n} průchod</numerusform>
        <numerusform>{n} průchody</numerusform>
        <numerusform>{n} průchodů</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/panels/property_rows.py" />
      <source>{n} vertex(es)</source>
      <translation>
        <numerusform>{n} vrchol</numerusform>
        <numerusform>{n} vrcholy</numerusform>
        <numerusform>{n} vrcholů</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/answer_actions.py" />
      <source>Apply the repair of the issue selected in the list</source>
      <translation>Provede opravu problému vybraného v seznamu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/answer_actions.py" />
      <source>Keep the line of this pair on the board while you look at others</source>
      <translation>Nechá přímku této dvojice na herním plánu, zatímco se díváte na jiné</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/answer_actions.py" />
      <source>No pair is pinned.</source>
      <translation>Žádná dvojice není připnutá.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/answer_actions.py" />
      <source>P&amp;in the shown pair, or unpin it</source>
      <translation>Př&amp;ipnout zobrazenou dvojici, nebo odepnout</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/answer_actions.py" />
      <source>R&amp;emove all pins</source>
      <translation>Od&amp;epnout všechny dvojice</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/answer_actions.py" />
      <source>Remove the pinned pairs from the board</source>
      <translation>Odstraní připnuté dvojice z herního plánu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/answer_actions.py" />
      <source>Repair the ch&amp;osen issue</source>
      <translation>Opravit v&amp;ybraný problém</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/answer_actions.py" />
      <source>Select an issue with a wrench first.</source>
      <translation>Nejdřív vyberte problém s klíčem.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>&amp;Adjacent fields</source>
      <translation>&amp;Sousedící pole</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>&amp;Clear all answers</source>
      <translation>S&amp;mazat všechny odpovědi</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>&amp;Look from the selected field</source>
      <translation>&amp;Pohled z vybraného pole</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>&amp;Matching fields</source>
      <translation>Sousedící pole stejného t&amp;ypu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>&amp;Moves</source>
      <translation>&amp;Pohyb</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>&amp;Passable borders</source>
      <translation>P&amp;růchodné hranice</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>&amp;Save picture of the pair…</source>
      <translation>&amp;Uložit obrázek dvojice…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>Apply all safe repairs as one step</source>
      <translation>Provést bezpečné opravy z kontroly jako jeden krok</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>Colour every field by how the selected one sees it</source>
      <translation>Obarvit každé pole podle toho, jak je vidí to vybrané</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>Find close calls li&amp;ve</source>
      <translation>Průběžně hledat &amp;těsné případy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>Look for disputed sightlines after every edit</source>
      <translation>Po každé úpravě hledat spornou viditelnost</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>Nothing here can be repaired safely.</source>
      <translation>Nic tu nelze bezpečně opravit.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>Pictures ({endings})</source>
      <translation>Obrázky ({endings})</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>Remove colours, lines, pins and moves from the board</source>
      <translation>Odstranit z plánu barvy, přímky, připnuté dvojice a pohyby</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>Repair</source>
      <translation>Oprava</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>Repair all that is sa&amp;fe</source>
      <translation>&amp;Opravit vše, co je bezpečné</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>Save the picture of the pair</source>
      <translation>Uložit obrázek dvojice</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>Select two fields first.</source>
      <translation>Nejdřív vyberte dvě pole.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>Show a pair first: point at a field with the sight tool.</source>
      <translation>Nejdřív zobrazte dvojici: ukažte na pole nástrojem viditelnosti.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>Show the line from one selected field to the other</source>
      <translation>Zobrazit přímku z jednoho vybraného pole do druhého</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>Show where a figure may step across</source>
      <translation>Zobrazit, kudy smí figurka přejít</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>Show which adjacent fields match</source>
      <translation>Zobrazit, která sousedící pole jsou stejného typu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>Show which fields hear and spot each other</source>
      <translation>Zobrazit, která pole se navzájem slyší a pozorují</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <location filename="mapkit/editor/sight/sight_panel.py" />
      <source>Sight and moves</source>
      <translation>Viditelnost a pohyb</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>Sight between the t&amp;wo selected fields</source>
      <translation>&amp;Viditelnost mezi dvěma vybranými poli</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <location filename="mapkit/editor/sight/tables_panel.py" />
      <source>Table of sight</source>
      <translation>Tabulka viditelnosti</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>The picture was not saved</source>
      <translation>Obrázek se neuložil</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>There are no answers on the board.</source>
      <translation>Na plánu nejsou žádné odpovědi.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <location filename="mapkit/editor/sight/sight_panel.py" />
      <source>These rules have no lines of sight.</source>
      <translation>Tato pravidla neznají viditelnost.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>Write a picture of the shown sightline to a file</source>
      <translation>Zapsat obrázek zobrazené přímé viditelnosti do souboru</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/feature.py" />
      <source>no pairs to show</source>
      <translation>žádné dvojice k zobrazení</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/hear_tool.py" />
      <location filename="mapkit/illustrate/report/hearing.py" />
      <location filename="mapkit/illustrate/report/report_pages.py" />
      <source>Hearing</source>
      <translation>Hluk</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/hear_tool.py" />
      <source>{mover}: click the fields of the move one after the other. Click the last one again to remove it. Esc starts again; 0 changes the figure.</source>
      <translation>{mover}: klepejte postupně na pole pohybu; další klepnutí na poslední je vezme zpět; Esc začne znovu; 0 mění figurku.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/issues_panel.py" />
      <source>Apply every safe repair as one step that can be undone</source>
      <translation>Provést všechny bezpečné opravy jako jeden krok, který lze vrátit</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/issues_panel.py" />
      <source>Disputed: how far only</source>
      <translation>Sporné: jen jak daleko</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/issues_panel.py" />
      <source>Disputed: who sees whom</source>
      <translation>Sporné: kdo koho vidí</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/issues_panel.py" />
      <source>Errors</source>
      <translation>Chyby</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/issues_panel.py" />
      <source>Find close calls</source>
      <translation>Najít těsné případy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/issues_panel.py" />
      <source>In the file {name}</source>
      <translation>V souboru {name}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/issues_panel.py" />
      <source>Look for small moves that settle the selected dispute</source>
      <translation>Hledat malé posuny, které vybraný spor rozhodnou</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/issues_panel.py" />
      <source>No errors, no warnings</source>
      <translation>Žádné chyby ani varování</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/issues_panel.py" />
      <source>Notes</source>
      <translation>Poznámky</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/issues_panel.py" />
      <source>Repair all</source>
      <translation>Opravit vše</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/issues_panel.py" />
      <source>Repair this</source>
      <translation>Opravit tento</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/issues_panel.py" />
      <source>Repair: {what}</source>
      <translation>Opravit: {what}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/issues_panel.py" />
      <source>Select an issue with a wrench: it can be repaired without a decision.</source>
      <translation>Vyberte problém s klíčem: lze jej opravit bez rozhodování.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/issues_panel.py" />
      <source>Settle</source>
      <translation>Rozhodnout</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/issues_panel.py" />
      <source>Stop looking for close calls</source>
      <translation>Přestat hledat těsné případy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/issues_panel.py" />
      <location filename="mapkit/illustrate/report/report_pages.py" />
      <location filename="mapkit/illustrate/report/warned.py" />
      <source>Warnings</source>
      <translation>Varování</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/issues_panel.py" />
      <source>{issues}; disputed: {verdicts}, {distances}</source>
      <translation>{issues}; sporné: {verdicts}, {distances}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/issues_panel.py" />
      <source>{issues}; looking for close calls …</source>
      <translation>{issues}; hledají se těsné případy …</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/sight/issues_panel.py" />
      <location filename="mapkit/review/sentences.py" />
      <source>{n} distance(s)</source>
      <translation>
        <numerusform>{n} vzdálenost</numerusform>
        <numerusform>{n} vzdálenosti</numerusform>
        <numerusform>{n} vzdáleností</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/issues_panel.py" />
      <source>{n} more; the table of pairs lists all</source>
      <translation>a další ({n}); všechny jsou v tabulce dvojic</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/sight/issues_panel.py" />
      <location filename="mapkit/review/sentences.py" />
      <source>{n} verdict(s)</source>
      <translation>
        <numerusform>{n} verdikt</numerusform>
        <numerusform>{n} verdikty</numerusform>
        <numerusform>{n} verdiktů</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/matrix.py" />
      <source>Click sorts the columns by their distance from {field}</source>
      <translation>Klepnutí seřadí sloupce podle vzdálenosti od {field}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/matrix.py" />
      <source>Click sorts the rows by their distance from {field}</source>
      <translation>Klepnutí seřadí řádky podle vzdálenosti od {field}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/matrix.py" />
      <source>Matrix of all pairs</source>
      <translation>Matice všech dvojic</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/matrix.py" />
      <source>{a} – {b}: blocked</source>
      <translation>{a} – {b}: zakryto</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/matrix.py" />
      <source>{a} – {b}: grazing only</source>
      <translation>{a} – {b}: jen dotykem</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/matrix.py" />
      <source>{a} – {b}: {verdict}, distance {distance}</source>
      <translation>{a} – {b}: {verdict}, vzdálenost {distance}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/matrix.py" />
      <location filename="mapkit/editor/sight/sight_panel.py" />
      <source>{verdict} – disputed</source>
      <translation>{verdict} – sporné</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/matrix.py" />
      <location filename="mapkit/editor/sight/sight_panel.py" />
      <source>{verdict} – distance disputed</source>
      <translation>{verdict} – vzdálenost je sporná</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/move_box.py" />
      <source>Farthest</source>
      <translation>Nejvzdálenější</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/move_box.py" />
      <source>Nearest</source>
      <translation>Nejbližší</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/move_box.py" />
      <source>Points</source>
      <translation>Body</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/move_box.py" />
      <location filename="mapkit/editor/sight/range_tool.py" />
      <source>Range</source>
      <translation>Dostřel</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/move_box.py" />
      <source>Unit</source>
      <translation>Jednotka</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/move_box.py" />
      <source>as in the rules</source>
      <translation>jako v pravidlech</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/pair_filters.py" />
      <source>Disputed only</source>
      <translation>Jen sporné</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/pair_filters.py" />
      <source>Every sector</source>
      <translation>Všechny oblasti</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/pair_filters.py" />
      <source>Every verdict</source>
      <translation>Všechny verdikty</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/pair_filters.py" />
      <source>Only pairs in this sector</source>
      <translation>Jen dvojice v této oblasti</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/pair_filters.py" />
      <source>Only pairs with a field whose id begins like this</source>
      <translation>Jen dvojice s polem, jehož id takto začíná</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/pair_filters.py" />
      <source>Only pairs with this field</source>
      <translation>Jen dvojice s tímto polem</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/pair_filters.py" />
      <source>Only pairs with this verdict</source>
      <translation>Jen dvojice s tímto výsledkem</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/pair_filters.py" />
      <location filename="mapkit/data/rulesets/sniper_elite.yaml" />
      <source>sees</source>
      <translation>vidí</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/pair_table.py" />
      <source>Disputed</source>
      <translation>Sporné</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/pair_table.py" />
      <source>Distance</source>
      <translation>Vzdálenost</translation>
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
      <translation>Pravidlo</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/pair_table.py" />
      <source>Table of all pairs</source>
      <translation>Tabulka všech dvojic</translation>
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
      <translation>vzdálenost</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/pair_table.py" />
      <source>verdict</source>
      <translation>verdikt</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/pin_list.py" />
      <location filename="mapkit/editor/sight/sight_panel.py" />
      <source>Pinned pairs</source>
      <translation>Připnuté dvojice</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/pin_list.py" />
      <source>Remove the pair {a} – {b} from the board</source>
      <translation>Odebrat dvojici {a} – {b} z plánu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/pin_list.py" />
      <source>Remove this pair from the board (Delete)</source>
      <translation>Odebrat tuto dvojici z plánu (Delete)</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/range_tool.py" />
      <source>Click a field to see what is in range. Choose the range under Moves.</source>
      <translation>Klepněte na pole: uvidíte, co je v dostřelu. Dostřel zvolíte v panelu Pohyb.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/reach_tool.py" />
      <source>Reach</source>
      <translation>Dosah</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/reach_tool.py" />
      <source>{mover}, {steps} steps: click a start; Ctrl+click puts a defender; 1, 2, 3 set the steps, 0 changes the figure.</source>
      <translation>{mover}, počet kroků {steps}: klepněte na začátek; Ctrl+klepnutí postaví obránce; 1, 2, 3 mění počet kroků, 0 figurku.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/reach_tool.py" />
      <source>{mover}: click a start; Ctrl+click puts another unit there. Choose the unit and its points under Moves; 1 to 9 set the points, 0 changes the unit.</source>
      <translation>{mover}: klepněte na začátek; Ctrl+klepnutí tam postaví jinou jednotku. Jednotku a její body zvolíte v panelu Pohyb; 1 až 9 nastaví body, 0 změní jednotku.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_feature.py" />
      <source>Choose a silenced warning in the list of the report first.</source>
      <translation>Nejdřív vyberte umlčené varování v seznamu zprávy.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_feature.py" />
      <source>Choose a warning in the list of the report first.</source>
      <translation>Nejdřív vyberte varování v seznamu zprávy.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_feature.py" />
      <source>Report</source>
      <translation>Zpráva</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_feature.py" />
      <source>Reports ({endings})</source>
      <translation>Zprávy ({endings})</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_feature.py" />
      <source>Sa&amp;y warning again</source>
      <translation>Varování znovu &amp;hlásit</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_feature.py" />
      <source>Save &amp;report…</source>
      <translation>Uložit &amp;zprávu…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_feature.py" />
      <source>Save the report</source>
      <translation>Uložit zprávu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_feature.py" />
      <source>Say a warning again</source>
      <translation>Znovu hlásit varování</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_feature.py" />
      <source>Say why the chosen warning does not matter; the map keeps the reason</source>
      <translation>Napsat, proč vybrané varování nevadí; důvod zůstane v mapě</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_feature.py" />
      <source>Sile&amp;nce warning…</source>
      <translation>Umlčet v&amp;arování…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_feature.py" />
      <source>Silence a warning</source>
      <translation>Umlčet varování</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_feature.py" />
      <source>Take the chosen warning out of those that the map silences</source>
      <translation>Vyjmout vybrané varování z těch, která mapa umlčuje</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_feature.py" />
      <source>The report was not saved</source>
      <translation>Zpráva nebyla uložena</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_feature.py" />
      <source>Write a report of the whole map, with pictures and tables, to a file</source>
      <translation>Zapsat zprávu o celé mapě s obrázky a tabulkami do souboru</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_feature.py" />
      <source>Writing the report …</source>
      <translation>Zapisuje se zpráva …</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_feature.py" />
      <source>{warning}

Why does it not matter here?</source>
      <translation>{warning}

Proč to tady nevadí?</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_panel.py" />
      <source>Colour every field by a number of the report</source>
      <translation>Obarvit každé pole podle čísla ze zprávy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_panel.py" />
      <source>Count disputes</source>
      <translation>Spočítat spory</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_panel.py" />
      <source>Counting disputes …</source>
      <translation>Počítají se spory …</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_panel.py" />
      <source>Left out: {why}.</source>
      <translation>Vynecháno: {why}.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_panel.py" />
      <source>Measure on the board</source>
      <translation>Míra na plánu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_panel.py" />
      <source>Measuring</source>
      <translation>Měření</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_panel.py" />
      <source>Measuring the map …</source>
      <translation>Mapa se měří …</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_panel.py" />
      <source>Nothing on the board</source>
      <translation>Nic na plánu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_panel.py" />
      <source>Save report…</source>
      <translation>Uložit zprávu…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_panel.py" />
      <source>Say again</source>
      <translation>Znovu hlásit</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_panel.py" />
      <source>Say how exactly this board has to be drawn, cut and glued</source>
      <translation>Říci, jak přesně je třeba tento plán kreslit, řezat a lepit</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_panel.py" />
      <source>Silence…</source>
      <translation>Umlčet…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_panel.py" />
      <source>Stop counting disputes</source>
      <translation>Přestat počítat spory</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_panel.py" />
      <source>The map has changed. Measuring it again …</source>
      <translation>Mapa se změnila. Měří se znovu …</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_panel.py" />
      <source>The map has no fields to measure.</source>
      <translation>Mapa nemá pole, která by se dala změřit.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_panel.py" />
      <source>The report is of the map as it is.</source>
      <translation>Zpráva odpovídá mapě, jak je teď.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_panel.py" />
      <source>There is nothing to report: {why}</source>
      <translation>Není o čem podat zprávu: {why}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_panel.py" />
      <source>Warnings and disputes</source>
      <translation>Varování a spory</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/report_panel.py" />
      <location filename="mapkit/illustrate/report/warned.py" />
      <source>{warning} Silenced: {reason}</source>
      <translation>{warning} Umlčeno: {reason}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/sight_panel.py" />
      <source>Choose the Reach tool (R) and click a field to see where a unit can move.</source>
      <translation>Zvolte nástroj Dosah (R) a klepněte na pole: uvidíte, kam se jednotka může pohnout.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/sight_panel.py" />
      <source>Choose the Sight tool (S) and click a field. All other fields are coloured by how they are seen; point at one to see the line and the reason. R shows where a figure can move, H who hears it.</source>
      <translation>Zvolte nástroj viditelnosti (S) a klepněte na pole. Všechna ostatní pole se obarví podle toho, jak jsou vidět; ukažte na některé a uvidíte přímku i důvod. R ukáže, kam se figurka dostane, H kdo ji slyší.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/sight_panel.py" />
      <source>Computing …</source>
      <translation>Počítám …</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/sight_panel.py" />
      <source>Copy picture</source>
      <translation>Kopírovat obrázek</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/sight_panel.py" />
      <source>Keep this pair on the board</source>
      <translation>Ponechat tuto dvojici na plánu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/sight_panel.py" />
      <source>Pin</source>
      <translation>Připnout</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/sight_panel.py" />
      <source>Save picture …</source>
      <translation>Uložit obrázek …</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/sight_panel.py" />
      <source>There are no other fields.</source>
      <translation>Není žádné další pole, které by bylo vidět.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/sight_panel.py" />
      <source>There is no answer while the map has errors here; see Issues.</source>
      <translation>Dokud má mapa v tomto místě chyby, nelze nic říci; které, říkají problémy.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/sight_panel.py" />
      <source>Unpin</source>
      <translation>Odepnout</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/sight_panel.py" />
      <source>Where can it move?</source>
      <translation>Kam se může pohnout?</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/sight_panel.py" />
      <source>Who sees whom?</source>
      <translation>Kdo koho vidí?</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/sight_tool.py" />
      <source>Click a field to see what it sees.</source>
      <translation>Klepněte na pole a uvidíte, co z něj je vidět.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/sight_tool.py" />
      <source>Point at a field to see the line; Ctrl+click pins it; Esc ends.</source>
      <translation>Ukažte na pole a uvidíte přímku; Ctrl+klepnutí ji připne; Esc končí.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/suggestions_feature.py" />
      <source>Apply a suggestion</source>
      <translation>Použít návrh</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/suggestions_feature.py" />
      <source>Looking for suggestions …</source>
      <translation>Hledají se návrhy …</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/suggestions_feature.py" />
      <source>Select one or two fields.</source>
      <translation>Vyberte jedno nebo dvě pole.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/suggestions_feature.py" />
      <source>Stopped.</source>
      <translation>Zastaveno.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/suggestions_feature.py" />
      <source>Su&amp;ggest a better draft</source>
      <translation>&amp;Navrhnout lepší kresbu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/suggestions_feature.py" />
      <location filename="mapkit/editor/sight/suggestions_panel.py" />
      <source>Suggestions</source>
      <translation>Návrhy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/suggestions_feature.py" />
      <source>The map has changed: ask again.</source>
      <translation>Mapa se změnila: zeptejte se znovu.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/suggestions_feature.py" />
      <source>Two fields: settle their dispute. One field: hide it from others</source>
      <translation>Dvě pole: rozhodnout jejich spor. Jedno pole: skrýt ho před ostatními</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/suggestions_panel.py" />
      <source>Apply</source>
      <translation>Použít</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/suggestions_panel.py" />
      <source>Carry the suggestion out as one step that can be undone</source>
      <translation>Provést návrh jako jeden krok, který lze vrátit</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/suggestions_panel.py" />
      <source>Select a dispute or a field, then Sight, Suggest.</source>
      <translation>Vyberte spor nebo pole a potom Viditelnost, Navrhnout.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/suggestions_panel.py" />
      <source>Stop looking for suggestions</source>
      <translation>Přestat hledat návrhy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/tables_panel.py" />
      <source>Matrix</source>
      <translation>Matice</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/tables_panel.py" />
      <location filename="mapkit/illustrate/report/making.py" />
      <source>Pairs</source>
      <translation>Dvojice</translation>
    </message>
    <message>
      <location filename="mapkit/editor/sight/tables_panel.py" />
      <source>computing …</source>
      <translation>počítám …</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/sight/tables_panel.py" />
      <source>{n} pair(s)</source>
      <translation>
        <numerusform>{n} dvojice</numerusform>
        <numerusform>{n} dvojice</numerusform>
        <numerusform>{n} dvojic</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/editor/state/requirements.py" />
      <source>Select a field first.</source>
      <translation>Nejdřív vyberte pole.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/state/requirements.py" />
      <source>Select three fields or more.</source>
      <translation>Vyberte tři pole nebo více.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/state/requirements.py" />
      <source>Select two fields or more.</source>
      <translation>Vyberte dvě pole nebo více.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/board_menu.py" />
      <source>Insert a vertex here</source>
      <translation>Vložit vrchol sem</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/board_menu.py" />
      <source>Look from here</source>
      <translation>Pohled odsud</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/board_menu.py" />
      <source>Reach from here</source>
      <translation>Dosah odsud</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/tools/bucket_tool.py" />
      <source>A click on a selected field paints all {n} of them.</source>
      <translation>
        <numerusform>Klepnutí na vybrané pole obarví {n} vybrané pole.</numerusform>
        <numerusform>Klepnutí na vybrané pole obarví všechna {n} vybraná.</numerusform>
        <numerusform>Klepnutí na vybrané pole obarví všech {n} vybraných.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/bucket_tool.py" />
      <source>Click or drag over fields to paint them: {what}. Ctrl+drag paints a line of them, Shift+drag a rectangle.</source>
      <translation>Klepnutím nebo tažením obarvíte pole: {what}. Ctrl+tažení obarví řadu polí, Shift+tažení obdélník.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/bucket_tool.py" />
      <source>Paint</source>
      <translation>Barvení</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/bucket_tool.py" />
      <source>no sector</source>
      <translation>bez oblasti</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/clipboard_actions.py" />
      <source>&amp;Copy</source>
      <translation>&amp;Kopírovat</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/clipboard_actions.py" />
      <source>&amp;Paste</source>
      <translation>&amp;Vložit</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/clipboard_actions.py" />
      <source>Copy the selected fields with their doors and markers</source>
      <translation>Kopírovat vybraná pole s dveřmi a značkami</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/clipboard_actions.py" />
      <source>Cu&amp;t</source>
      <translation>Vy&amp;jmout</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/clipboard_actions.py" />
      <source>Edit › Paste, carving: takes the place out of the fields that lie there.</source>
      <translation>Úpravy › Vložit s vyříznutím: vyřízne místo z polí, která tam leží.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/clipboard_actions.py" />
      <source>No fields have been copied.</source>
      <translation>Žádná pole nebyla zkopírována.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/clipboard_actions.py" />
      <location filename="mapkit/editor/tools/paste_tool.py" />
      <source>Paste</source>
      <translation>Vložení</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/clipboard_actions.py" />
      <source>Paste copied fields where the mouse is; a corner snaps</source>
      <translation>Vložit zkopírovaná pole na místo myši; roh se přichytí</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/clipboard_actions.py" />
      <source>Paste copied fields where they were copied</source>
      <translation>Vložit zkopírovaná pole tam, kde byla zkopírována</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/clipboard_actions.py" />
      <source>Paste copied fields; their place is carved out of the fields that lie there</source>
      <translation>Vložit zkopírovaná pole; jejich místo se vyřízne z polí, která tam leží</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/clipboard_actions.py" />
      <source>Paste i&amp;n place</source>
      <translation>Vložit na &amp;původní místo</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/clipboard_actions.py" />
      <source>Paste, car&amp;ving</source>
      <translation>Vložit &amp;s vyříznutím</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/clipboard_actions.py" />
      <source>Remove the selected fields and keep a copy</source>
      <translation>Odebrat vybraná pole a ponechat si kopii</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/clipboard_actions.py" />
      <source>What was copied is damaged; copy the fields again.</source>
      <translation>To, co bylo zkopírováno, je poškozené; zkopírujte pole znovu.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/dragging.py" />
      <source>Move a door, ladder or wall</source>
      <translation>Přesun dveří, žebříku nebo zdi</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/dragging.py" />
      <source>Move a marker</source>
      <translation>Přesun značky</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/dragging.py" />
      <source>Δx {dx}, Δy {dy} · {length} mm</source>
      <translation>Δx {dx}, Δy {dy} · {length} mm</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/draw_tool.py" />
      <source>Click the corners one after the other, or drag a rectangle (Ctrl: carve it out of the fields there).</source>
      <translation>Klepejte postupně na rohy, nebo tažením nakreslete obdélník (Ctrl: vyříznout z polí, která tam leží).</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/draw_tool.py" />
      <source>Click the next corner; along a border the outline follows it (Alt: straight). The first point or Enter closes it; with Ctrl it is carved out of the fields there.</source>
      <translation>Klepněte na další roh; podél hranice ji obrys sleduje (Alt: rovně). První bod nebo Enter uzavře; s Ctrl se pole z polí pod ním vyřízne.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/draw_tool.py" />
      <source>Ctrl+Enter: carve it out of the fields there</source>
      <translation>Ctrl+Enter: vyříznout z polí, která tam leží</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/draw_tool.py" />
      <source>Draw a field</source>
      <translation>Nakreslit pole</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/hole_tool.py" />
      <source>Click the corners of the hole, or drag a rectangle; Enter closes it.</source>
      <translation>Klepejte na rohy otvoru, nebo tažením nakreslete obdélník; Enter otvor uzavře.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/hole_tool.py" />
      <source>Cut a hole</source>
      <translation>Vyříznout otvor</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/island_tool.py" />
      <source>Click the corners one after the other, or drag a rectangle.</source>
      <translation>Klepejte postupně na rohy, nebo tažením nakreslete obdélník.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/island_tool.py" />
      <source>Click the next corner; the first point or Enter closes the island. It is carved out of the fields there.</source>
      <translation>Klepněte na další roh; první bod nebo Enter ostrov uzavře. Vyřízne se z polí, která tam leží.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/island_tool.py" />
      <source>Draw an island</source>
      <translation>Nakreslit ostrov</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/marker_tool.py" />
      <source>Click a field: {what}.</source>
      <translation>Klepněte na pole: {what}.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/measure_tool.py" />
      <source>Click two points or more, or drag from one to the other; Esc clears.</source>
      <translation>Klepněte na dva body nebo více, nebo táhněte od jednoho k druhému; Esc smaže.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/measure_tool.py" />
      <location filename="mapkit/illustrate/report/comparison_pages.py" />
      <source>Measure</source>
      <translation>Měření</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/measure_tool.py" />
      <source>{length} mm in all, {direct} mm from the first point to the last.</source>
      <translation>Celkem {length} mm, {direct} mm od prvního bodu k poslednímu.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/measure_tool.py" />
      <source>{length} mm, {angle}°</source>
      <translation>{length} mm, {angle}°</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/measure_tool.py" />
      <source>{length} mm, {angle}°; {total} mm in all</source>
      <translation>{length} mm, {angle}°; celkem {total} mm</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/merge_tool.py" />
      <source>Drag across borders: the fields on the way become one, like the first of them.</source>
      <translation>Táhněte přes hranice: pole na cestě se spojí v jedno, stejné jako první z nich.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/merge_tool.py" />
      <source>Join by a stroke</source>
      <translation>Sloučit tahem</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/merge_tool.py" />
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Merge fields</source>
      <translation>Sloučení polí</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/number_entry.py" />
      <source>&lt;p&gt;A place for the tool in mm: &lt;b&gt;120.5, 85&lt;/b&gt;; from the last point: &lt;b&gt;@30, 0&lt;/b&gt;; a length and an angle: &lt;b&gt;30&amp;lt;90&lt;/b&gt;; a length towards the mouse: &lt;b&gt;30&lt;/b&gt;; a rectangle from the last point: &lt;b&gt;30 x 20&lt;/b&gt;. The tool clicks there; with the Select tool, what is selected is moved there or by that distance.&lt;/p&gt;</source>
      <translation>&lt;p&gt;Místo pro nástroj v mm: &lt;b&gt;120,5; 85&lt;/b&gt;; od posledního bodu: &lt;b&gt;@30; 0&lt;/b&gt;; délka a úhel: &lt;b&gt;30&amp;lt;90&lt;/b&gt;; délka směrem k myši: &lt;b&gt;30&lt;/b&gt;; obdélník od posledního bodu: &lt;b&gt;30 x 20&lt;/b&gt;. Nástroj tam klepne; s nástrojem Výběr se tam nebo o tolik přesune, co je vybráno.&lt;/p&gt;</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/number_entry.py" />
      <source>A rectangle starts from one corner: undo the other points first.</source>
      <translation>Obdélník začíná jedním rohem: ostatní vezměte zpět.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/number_entry.py" />
      <source>Coordinates in mm</source>
      <translation>Souřadnice v mm</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/number_entry.py" />
      <location filename="mapkit/editor/tools/select_tool.py" />
      <source>Move fields</source>
      <translation>Přesun polí</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/number_entry.py" />
      <source>Rectangles are for tools that draw fields, islands or holes.</source>
      <translation>Obdélníky jsou pro nástroje, které kreslí pole, ostrovy nebo otvory.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/number_entry.py" />
      <source>Select a vertex or a field first: the distance counts from there.</source>
      <translation>Nejdřív vyberte vrchol nebo pole: počítá se od nich.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/number_entry.py" />
      <source>That is not a place: write 120.5, 85, or @30, 0 from the last point.</source>
      <translation>To není místo: napište 120,5; 85, nebo @30; 0 od posledního bodu.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/number_entry.py" />
      <source>That place is too far away.</source>
      <translation>To místo je příliš daleko.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/number_entry.py" />
      <source>There is no last point to count from yet: give the first one as 120.5, 85.</source>
      <translation>Ještě není poslední bod, od kterého by se počítalo: první zadejte jako 120,5; 85.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/number_entry.py" />
      <source>This tool has no last point to count from: write 120.5, 85.</source>
      <translation>Tento nástroj nemá poslední bod, od kterého by se počítalo: napište 120,5; 85.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/number_entry.py" />
      <source>Type a p&amp;lace</source>
      <translation>Zadat &amp;místo</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/number_entry.py" />
      <source>Type a point for the tool, or a place for the selection</source>
      <translation>Zadat nástroji bod nebo výběru místo čísly</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/number_entry.py" />
      <source>x, y · @dx, dy · length&lt;angle · w x h</source>
      <translation>x; y · @dx; dy · délka&lt;úhel · š x v</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/paste_tool.py" />
      <source>Click where the copied fields go; with Ctrl they are carved out of the fields there. Escape cancels.</source>
      <translation>Klepněte tam, kam zkopírovaná pole patří; s Ctrl se jejich místo vyřízne z polí, která tam leží. Escape vložení zruší.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/portal_tool.py" />
      <source>{what}: click on a border. Keys {keys}; + and - change the width.</source>
      <translation>{what}: klepněte na hranici. Klávesy {keys}; + a - mění šířku.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/reshape_tool.py" />
      <source>A new border begins and ends on the old one.</source>
      <translation>Nová hranice začíná a končí na staré.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/reshape_tool.py" />
      <source>Click along the new border; double-click the corner where it ends.</source>
      <translation>Klepejte podél nové hranice; dvojitě klepněte na roh, kde končí.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/reshape_tool.py" />
      <source>Click the corner where the new border begins.</source>
      <translation>Klepněte na roh, kde nová hranice začíná.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/reshape_tool.py" />
      <source>Reshape a border</source>
      <translation>Přetvarovat hranici</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/select_tool.py" />
      <source>Click selects (Shift adds), drag moves vertices and edges of the selection; double-click an edge for a new vertex; Delete deletes.</source>
      <translation>Klepnutí vybírá (Shift přidává), tažení přesouvá vrcholy a hrany výběru; dvojité klepnutí na hranu přidá vrchol; Delete odstraní.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/select_tool.py" />
      <source>Delete</source>
      <translation>Odstranění</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/select_tool.py" />
      <source>Delete fields</source>
      <translation>Odstranění polí</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/select_tool.py" />
      <source>Move an edge</source>
      <translation>Přesun hrany</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/select_tool.py" />
      <source>Nudge</source>
      <translation>Posunutí</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/select_tool.py" />
      <source>Select</source>
      <translation>Výběr</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/split_tool.py" />
      <source>Click on the border where the cut begins; of selected fields only these are cut.</source>
      <translation>Klepněte na hranici, kde řez začíná; jsou-li vybrána pole, řežou se jen ta.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/split_tool.py" />
      <source>Click where the cut turns; double-click or press Enter where it ends.</source>
      <translation>Klepejte, kde se čára lomí; dvojité klepnutí nebo Enter ji ukončí.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/split_tool.py" />
      <source>Split</source>
      <translation>Rozdělit</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>&amp;Bottoms</source>
      <translation>&amp;Dolní strany</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>&amp;Centres, left to right</source>
      <translation>&amp;Středy, vodorovně</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>&amp;Delete</source>
      <translation>O&amp;dstranit</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>&amp;Left sides</source>
      <translation>&amp;Levé strany</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>&amp;Merge</source>
      <translation>&amp;Sloučit</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>&amp;Right sides</source>
      <translation>&amp;Pravé strany</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>&amp;Straighten the border</source>
      <translation>&amp;Narovnat hranici</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>&amp;Tops</source>
      <translation>&amp;Horní strany</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>&amp;Weld vertices</source>
      <translation>Spo&amp;jit vrcholy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Ali&amp;gn and distribute</source>
      <translation>&amp;Zarovnat a rozmístit</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Align</source>
      <translation>Zarovnání</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Align the selected fields or vertices</source>
      <translation>Zarovnat vybraná pole nebo vrcholy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>C&amp;entres, top to bottom</source>
      <translation>Středy, sv&amp;isle</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Delete what is selected</source>
      <translation>Odstranit výběr</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Distribute</source>
      <translation>Rozmístění</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Distribute left to ri&amp;ght</source>
      <translation>&amp;Rozmístit vodorovně</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Distribute top to botto&amp;m</source>
      <translation>Ro&amp;zmístit svisle</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Make one field of the selected ones</source>
      <translation>Udělat z vybraných polí jedno</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Make one vertex of the selected ones</source>
      <translation>Udělat z vybraných vrcholů jeden</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Make the border between the two selected vertices straight</source>
      <translation>Narovnat hranici mezi dvěma vybranými vrcholy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Make the corners of the selected fields right angles</source>
      <translation>Udělat z rohů vybraných polí pravé úhly</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Mirror</source>
      <translation>Zrcadlení</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Mirror left to &amp;right</source>
      <translation>Zrcadlit &amp;vodorovně</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Mirror the selected fields left to right</source>
      <translation>Zrcadlit vybraná pole zleva doprava</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Mirror the selected fields top to bottom</source>
      <translation>Zrcadlit vybraná pole shora dolů</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Mirror top to &amp;bottom</source>
      <translation>Zrcadlit sv&amp;isle</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>S&amp;quare the corners</source>
      <translation>Prav&amp;oúhlé rohy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Select &amp;all fields</source>
      <translation>Vybrat vš&amp;echna pole</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Select every field</source>
      <translation>Vybrat všechna pole</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Select the two vertices at the ends of the border.</source>
      <translation>Vyberte dva vrcholy na koncích hranice.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Select two vertices or more.</source>
      <translation>Vyberte dva vrcholy nebo více.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Space the selected fields or vertices evenly</source>
      <translation>Rozmístit vybraná pole nebo vrcholy rovnoměrně</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Square the corners</source>
      <translation>Pravoúhlé rohy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Straighten</source>
      <translation>Narovnání</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Turn</source>
      <translation>Otočení</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Turn &amp;clockwise</source>
      <translation>Otočit po s&amp;měru hodin</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Turn c&amp;ounter-clockwise</source>
      <translation>Otočit p&amp;roti směru hodin</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Turn the selected fields clockwise by 90°</source>
      <translation>Otočit vybraná pole o 90° po směru hodinových ručiček</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Turn the selected fields counter-clockwise by 90°</source>
      <translation>Otočit vybraná pole o 90° proti směru hodinových ručiček</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/transform_actions.py" />
      <source>Weld vertices</source>
      <translation>Spojení vrcholů</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/vertex_tool.py" />
      <source>A vertex is put on a border.</source>
      <translation>Vrchol se vkládá na hranici.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/vertex_tool.py" />
      <source>Click on a border to put a vertex there; Delete removes the selected one.</source>
      <translation>Klepněte na hranici tam, kde má mít vrchol; Delete vybraný vrchol odebere.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/vertex_tool.py" />
      <source>Insert a vertex</source>
      <translation>Vložení vrcholu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/vertex_tool.py" />
      <source>There is a vertex already.</source>
      <translation>Vrchol tu už je.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/tools/vertex_tool.py" />
      <source>new vertex</source>
      <translation>nový vrchol</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/again_tool.py" />
      <source>Drag a frame round fields, or click one, to look for their borders again.</source>
      <translation>Obtáhněte pole rámečkem nebo na jedno klepněte: jejich hranice se vyhledají znovu.</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/trace/again_tool.py" />
      <source>Enter looks at all {n} selected ones.</source>
      <translation>
        <numerusform>Enter prohledá {n} vybrané pole.</numerusform>
        <numerusform>Enter prohledá všechna {n} vybraná pole.</numerusform>
        <numerusform>Enter prohledá všech {n} vybraných polí.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/again_tool.py" />
      <source>Look again here</source>
      <translation>Hledat tu znovu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/again_tool.py" />
      <source>Looking for the fields here. Escape stops.</source>
      <translation>Hledají se zdejší pole. Escape hledání zastaví.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/again_tool.py" />
      <source>No field lies wholly in the frame.</source>
      <translation>V rámečku neleží žádné celé pole.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/again_tool.py" />
      <source>The picture shows the same fields here.</source>
      <translation>Obrázek tu ukazuje tatáž pole.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/below_page.py" />
      <source>&amp;Yes, draw it</source>
      <translation>&amp;Ano, nakreslit</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/below_page.py" />
      <source>A photo shows nothing of what lies below a walkway. If something runs under one, draw it on level 0, over its whole length.</source>
      <translation>Co leží pod lávkou, na fotce není vidět. Pokud pod nějakou něco vede, nakreslete to na úrovni 0, v celé délce.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/below_page.py" />
      <source>Does something run under {field}?</source>
      <translation>Vede něco pod {field}?</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/below_page.py" />
      <source>Draw what runs under {field}: it goes on level 0.</source>
      <translation>Nakreslete, co vede pod {field}: patří na úroveň 0.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/below_page.py" />
      <source>It is d&amp;rawn</source>
      <translation>Na&amp;kresleno</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/below_page.py" />
      <source>N&amp;o</source>
      <translation>N&amp;e</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/below_page.py" />
      <source>Nothing runs under it</source>
      <translation>Nic pod ním nevede</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/below_page.py" />
      <source>Nothing runs under them</source>
      <translation>Nic pod nimi nevede</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/below_page.py" />
      <source>Nothing under an&amp;y of them</source>
      <translation>Nic pod &amp;žádným z nich</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/below_page.py" />
      <source>There is nothing left to ask.</source>
      <translation>Už se není na co ptát.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/below_page.py" />
      <source>What runs under it is drawn</source>
      <translation>Co pod ním vede, je nakresleno</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/box_tool.py" />
      <source>A box round a symbol</source>
      <translation>Rámeček kolem symbolu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/box_tool.py" />
      <source>Drag a box round one example of the symbol, close to it. Escape cancels.</source>
      <translation>Tažením nakreslete rámeček těsně kolem jednoho příkladu symbolu. Escape ruší.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/corner_picker.py" />
      <source>Corners of the board in the photo</source>
      <translation>Rohy plánu na fotce</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/corners_page.py" />
      <source>&amp;Turn by a quarter</source>
      <translation>&amp;Otočit o čtvrtinu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/corners_page.py" />
      <source>A board was found. Look at each corner under the loupe.</source>
      <translation>Plán byl nalezen. Prohlédněte si každý roh pod lupou.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/corners_page.py" />
      <source>Bottom left</source>
      <translation>Vlevo dole</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/corners_page.py" />
      <source>Bottom right</source>
      <translation>Vpravo dole</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/corners_page.py" />
      <source>F&amp;ind again</source>
      <translation>Na&amp;jít znovu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/corners_page.py" />
      <source>Find the corners</source>
      <translation>Najít rohy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/corners_page.py" />
      <source>Move a corner</source>
      <translation>Posunout roh</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/corners_page.py" />
      <source>No whole board stands out in the photo, so the corners are those of the picture. Put them on the board's.</source>
      <translation>Na fotce není zřetelný žádný celý plán, proto jsou rohy v rozích obrázku. Přesuňte je na rohy plánu.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/corners_page.py" />
      <source>Put the numbers 1 to 4 on the corners of the board, beginning at its top left. Drag them, or choose one with Tab and move it with the arrow keys (with Shift by 10 pixels).</source>
      <translation>Umístěte čísla 1 až 4 na rohy plánu, počínaje levým horním. Táhněte je myší, nebo roh vyberte tabulátorem a posouvejte šipkami (se Shiftem o 10 pixelů).</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/corners_page.py" />
      <source>Top left</source>
      <translation>Vlevo nahoře</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/corners_page.py" />
      <source>Top right</source>
      <translation>Vpravo nahoře</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/corners_page.py" />
      <source>Turn the board</source>
      <translation>Otočit plán</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/cut_out_tool.py" />
      <source>Click in the middle of a printed field to cut it out of the drawn one.</source>
      <translation>Klepněte doprostřed vytištěného pole: vyřízne se z toho nakresleného.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/cut_out_tool.py" />
      <source>Cut out</source>
      <translation>Vyříznout</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/cut_out_tool.py" />
      <source>The picture shows no border within this field.</source>
      <translation>Obrázek v tomto poli žádnou hranici neukazuje.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/end_pages.py" />
      <source>&amp;Open the review</source>
      <translation>&amp;Otevřít kontrolu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/end_pages.py" />
      <source>&amp;Write the note</source>
      <translation>&amp;Zapsat poznámku</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/end_pages.py" />
      <source>Look at what is doubtful, those things first that most sightlines hang on. You can leave this for another evening: the map remembers what is done.</source>
      <translation>Projděte, co je pochybné, nejdřív to, na čem závisí nejvíc výhledů. Můžete to nechat na jiný večer: mapa si pamatuje, co je hotové.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/end_pages.py" />
      <source>The map says of itself how it was made, and every picture and table repeats it. Doors, markers and all else are added with the tools, as on any map.</source>
      <translation>Mapa sama říká, jak vznikla, a každý obrázek i tabulka to opakují. Dveře, značky a vše ostatní se přidává nástroji jako na každé mapě.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/end_pages.py" />
      <source>Write the note</source>
      <translation>Zapsat poznámku</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/end_pages.py" />
      <source>{done} of {fields} fields are reviewed.</source>
      <translation>Zkontrolováno: {done} z {fields} polí.</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/trace/end_pages.py" />
      <source>{n} thing(s) are still doubtful.</source>
      <translation>
        <numerusform>{n} věc je stále pochybná.</numerusform>
        <numerusform>{n} věci jsou stále pochybné.</numerusform>
        <numerusform>{n} věcí je stále pochybných.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/fields_page.py" />
      <source>&amp;Accept the fields</source>
      <translation>&amp;Přijmout pole</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/fields_page.py" />
      <source>&amp;All fields at once</source>
      <translation>&amp;Všechna pole najednou</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/fields_page.py" />
      <source>&amp;One click a field</source>
      <translation>&amp;Jedno kliknutí na pole</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/fields_page.py" />
      <source>Let mapkit propose all fields, or click once into each field and propose those. What is proposed lies above the picture; nothing is changed until you accept it.</source>
      <translation>Nechte mapkit navrhnout všechna pole, nebo do každého pole jednou klikněte a navrhněte ta. Návrh leží nad obrázkem; dokud ho nepřijmete, nic se nezmění.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/fields_page.py" />
      <source>Make the fields</source>
      <translation>Vytvořit pole</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/fields_page.py" />
      <source>Propose the &amp;fields</source>
      <translation>&amp;Navrhnout pole</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/fields_page.py" />
      <source>Take all &amp;marks away</source>
      <translation>Odstranit všechny &amp;značky</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/trace/fields_page.py" />
      <source>The map has {n} field(s).</source>
      <translation>
        <numerusform>Mapa má {n} pole.</numerusform>
        <numerusform>Mapa má {n} pole.</numerusform>
        <numerusform>Mapa má {n} polí.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/fields_page.py" />
      <source>They take the place of all that is drawn; Undo brings it back.</source>
      <translation>Nahradí vše, co je nakresleno; Zpět to vrátí.</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/trace/fields_page.py" />
      <source>{n} field(s) are proposed.</source>
      <translation>
        <numerusform>Navrženo je {n} pole.</numerusform>
        <numerusform>Navržena jsou {n} pole.</numerusform>
        <numerusform>Navrženo je {n} polí.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/trace/fields_page.py" />
      <source>{n} mark(s) lie in the field of another one.</source>
      <translation>
        <numerusform>{n} značka leží v poli jiné značky.</numerusform>
        <numerusform>{n} značky leží v poli jiné značky.</numerusform>
        <numerusform>{n} značek leží v poli jiné značky.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/kinds_page.py" />
      <source>&amp;Accept this one</source>
      <translation>&amp;Přijmout tento</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/kinds_page.py" />
      <source>Accept a kind</source>
      <translation>Přijmout druh</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/kinds_page.py" />
      <source>Accept a&amp;ll</source>
      <translation>Přijmout &amp;vše</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/kinds_page.py" />
      <source>Accept all kinds</source>
      <translation>Přijmout všechny druhy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/kinds_page.py" />
      <source>Fields of doubtful kind</source>
      <translation>Pole pochybného druhu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/kinds_page.py" />
      <source>No kind is in doubt.</source>
      <translation>Žádný druh není pochybný.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/kinds_page.py" />
      <source>The fields have the colours of their kinds. Look at those in the list, the most doubtful first; give one another kind with the palette and the bucket (B), or accept it.</source>
      <translation>Pole mají barvy svých druhů. Projděte ta v seznamu, nejpochybnější první; jiný druh dáte poli paletou a kbelíkem (B), nebo je přijměte.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/kinds_page.py" />
      <source>{field}: {kind}, doubt {n} %</source>
      <translation>{field}: {kind}, pochybnost {n} %</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/trace/kinds_page.py" />
      <source>{n} field(s) of doubtful kind.</source>
      <translation>
        <numerusform>{n} pole pochybného druhu.</numerusform>
        <numerusform>{n} pole pochybného druhu.</numerusform>
        <numerusform>{n} polí pochybného druhu.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/magnetic_tools.py" />
      <source>Click a junction or border where a printed line begins: the field is cut there.</source>
      <translation>Klepněte na křížení hranic nebo na hranici, kde vytištěná čára začíná: pole se podél ní rozdělí.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/magnetic_tools.py" />
      <source>Click the border at one end of the piece that is to follow the print, then at the other.</source>
      <translation>Klepněte na hranici na jednom konci úseku, který má sledovat tisk, potom na druhém.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/magnetic_tools.py" />
      <source>Click where the printed line goes on; a click on a border or Enter ends it.</source>
      <translation>Klepněte, kudy vytištěná čára pokračuje; klepnutí na hranici nebo Enter ji ukončí.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/magnetic_tools.py" />
      <source>Magnetic line</source>
      <translation>Magnetická čára</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/magnetic_tools.py" />
      <source>Magnetic reshape</source>
      <translation>Magneticky přetvarovat hranici</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/photo_place.py" />
      <source>The photo was taken too much from the side to be laid flat.</source>
      <translation>Fotka je pořízena příliš ze strany, než aby šla narovnat.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/photo_place.py" />
      <source>These four points cannot be the corners of a board: they have to go round it.</source>
      <translation>Tyto čtyři body nemohou být rohy plánu: musí jít kolem něj dokola.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/picture_page.py" />
      <source>A photo of a board</source>
      <translation>Fotka plánu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/picture_page.py" />
      <source>C&amp;hoose a photo…</source>
      <translation>Vy&amp;brat fotku…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/picture_page.py" />
      <source>Choose a photo or scan of one board: all of it, lying flat, on something of another colour. JPEG, PNG, TIFF or WebP.</source>
      <translation>Vyberte fotku nebo sken jednoho plánu: celého, naplocho, na něčem jiné barvy. JPEG, PNG, TIFF nebo WebP.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/picture_page.py" />
      <source>The picture of this map: {name}</source>
      <translation>Obrázek této mapy: {name}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/picture_tool.py" />
      <location filename="mapkit/editor/trace/tools_feature.py" />
      <source>Load a picture first: View, Underlay, Load picture.</source>
      <translation>Nejdříve načtěte obrázek: Zobrazení, Podklad, Načíst obrázek.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/proposal_page.py" />
      <source>&amp;Drop the proposal</source>
      <translation>&amp;Zahodit návrh</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review.py" />
      <source>Accept what was traced</source>
      <translation>Přijmout obkreslené</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review.py" />
      <source>Correct what was traced</source>
      <translation>Opravit obkreslené</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_feature.py" />
      <source>&amp;Accept as it is</source>
      <translation>&amp;Přijmout, jak to je</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_feature.py" />
      <source>&amp;Correct it</source>
      <translation>&amp;Opravit</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_feature.py" />
      <source>&amp;Next item</source>
      <translation>&amp;Další položka</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_feature.py" />
      <source>&amp;Previous item</source>
      <translation>P&amp;ředchozí položka</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_feature.py" />
      <source>Correct it on the board, then accept it in the review.</source>
      <translation>Opravte to na plánu, potom to v kontrole přijměte.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_feature.py" />
      <source>Go back to the item before, if it is still open</source>
      <translation>Vrátit se k předchozí položce, pokud je ještě otevřená</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_feature.py" />
      <source>Go to an item of the review first.</source>
      <translation>Nejdřív přejděte na položku kontroly.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_feature.py" />
      <source>Leave the item open and go to the next one that is doubtful</source>
      <translation>Nechat položku otevřenou a přejít na další, která je nejistá</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_feature.py" />
      <source>Make it what it may be instead, or take the tool that corrects it</source>
      <translation>Změnit to na to, čím to může být, nebo vzít nástroj, kterým se to opraví</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_feature.py" />
      <source>P&amp;hoto above the drawing</source>
      <translation>&amp;Fotografie nad kresbou</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_feature.py" />
      <source>Revie&amp;w</source>
      <translation>Kont&amp;rola</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_feature.py" />
      <location filename="mapkit/editor/trace/walk.py" />
      <source>Review</source>
      <translation>Kontrola</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_feature.py" />
      <source>Show the photo in front of the drawing, or the drawing again</source>
      <translation>Ukázat fotografii před kresbou, nebo zase kresbu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_feature.py" />
      <source>There is no item before this one.</source>
      <translation>Před touto položkou žádná není.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_feature.py" />
      <source>There is nothing to review.</source>
      <translation>Není co kontrolovat.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_feature.py" />
      <source>What is doubtful is right: go on to the next item</source>
      <translation>Co bylo nejisté, je správně: přejít na další položku</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_panel.py" />
      <source>Accept</source>
      <translation>Přijmout</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_panel.py" />
      <source>Back</source>
      <translation>Zpět</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_panel.py" />
      <source>Blink</source>
      <translation>Střídat</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_panel.py" />
      <source>Correct</source>
      <translation>Opravit</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_panel.py" />
      <source>Nothing in this map is doubtful.</source>
      <translation>V této mapě není nic nejistého.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_panel.py" />
      <location filename="mapkit/editor/trace/walk_feature.py" />
      <source>Photo</source>
      <translation>Fotka</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_panel.py" />
      <source>Show the photo and the drawing in turns at each item</source>
      <translation>U každé položky střídavě ukazovat fotografii a kresbu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_panel.py" />
      <source>Skip</source>
      <translation>Přeskočit</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_panel.py" />
      <source>Skip goes to the first item.</source>
      <translation>Přeskočit vede na první položku.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_panel.py" />
      <source>Sorting</source>
      <translation>Řazení</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_panel.py" />
      <source>This map was not traced from a photo: there is nothing to review.</source>
      <translation>Tato mapa nebyla obkreslena z fotografie: není co kontrolovat.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_panel.py" />
      <source>Verdicts</source>
      <translation>Verdikty</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_panel.py" />
      <source>What is doubtful</source>
      <translation>Co je nejisté</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_panel.py" />
      <source>{progress} All is reviewed.</source>
      <translation>{progress} Vše je zkontrolováno.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_panel.py" />
      <source>{progress} Finding the order …</source>
      <translation>{progress} Hledá se pořadí …</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/review_panel.py" />
      <source>{seen} of {known} seen.</source>
      <translation>Prohlédnuto {seen} z {known}.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/seed_tool.py" />
      <source>One click a field</source>
      <translation>Jedno kliknutí na pole</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/trace/seed_tool.py" />
      <source>{n} mark(s). Click into each field; click a mark to remove it.</source>
      <translation>
        <numerusform>{n} značka. Klikněte do každého pole; kliknutím na značku ji odstraníte.</numerusform>
        <numerusform>{n} značky. Klikněte do každého pole; kliknutím na značku ji odstraníte.</numerusform>
        <numerusform>{n} značek. Klikněte do každého pole; kliknutím na značku ji odstraníte.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/size_page.py" />
      <source>&amp;Lay it flat</source>
      <translation>&amp;Narovnat</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/size_page.py" />
      <source>&amp;Width</source>
      <translation>Šíř&amp;ka</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/size_page.py" />
      <source>H&amp;eight</source>
      <translation>&amp;Výška</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/size_page.py" />
      <source>Lay the photo flat</source>
      <translation>Narovnat fotku</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/size_page.py" />
      <source>Measure the printed board, from rim to rim, and give its width and height. Then the photo is laid flat; for its picture the map needs a place on the disk.</source>
      <translation>Změřte tištěný plán od kraje ke kraji a zadejte jeho šířku a výšku. Pak se fotka narovná; pro její obrázek potřebuje mapa místo na disku.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/size_page.py" />
      <source>Size of the board</source>
      <translation>Velikost plánu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/surveyed.py" />
      <source>Looking at the picture: {share} %. Escape stops.</source>
      <translation>Prohlíží se obrázek: {share} %. Escape to zastaví.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/symbol_work.py" />
      <source>The map has changed since the symbols were looked for. Look for them again.</source>
      <translation>Mapa se od hledání symbolů změnila. Vyhledejte je znovu.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/symbols_page.py" />
      <source>&amp;Accept the symbols</source>
      <translation>&amp;Přijmout symboly</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/symbols_page.py" />
      <source>&amp;Save…</source>
      <translation>&amp;Uložit…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/symbols_page.py" />
      <source>Choose what a symbol is, and draw a box round one example of it on the picture; others that look like it are found. A marker gets what the palette says of it. Without templates of your own, those of mapkit's own drawing are looked for.</source>
      <translation>Zvolte, co symbol znamená, a na obrázku nakreslete rámeček kolem jednoho příkladu; ostatní, které vypadají stejně, se najdou. Značka dostane to, co o ní říká paleta. Bez vlastních vzorů se hledají symboly, jak je kreslí mapkit.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/symbols_page.py" />
      <source>Draw a &amp;box round one</source>
      <translation>Nakreslit &amp;rámeček kolem jednoho</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/symbols_page.py" />
      <source>Lo&amp;ad…</source>
      <translation>&amp;Načíst…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/symbols_page.py" />
      <source>Load templates</source>
      <translation>Načíst vzory</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/symbols_page.py" />
      <source>Look for the s&amp;ymbols</source>
      <translation>&amp;Hledat symboly</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/symbols_page.py" />
      <source>Put the symbols</source>
      <translation>Umístit symboly</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/symbols_page.py" />
      <source>Remo&amp;ve</source>
      <translation>&amp;Odebrat</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/symbols_page.py" />
      <source>Save the templates</source>
      <translation>Uložit vzory</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/symbols_page.py" />
      <source>Templates</source>
      <translation>Vzory</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/symbols_page.py" />
      <source>What the symbol is</source>
      <translation>Co je to za symbol</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/trace/symbols_page.py" />
      <source>{n} found no place on the map.</source>
      <translation>
        <numerusform>{n} nenašel na mapě místo.</numerusform>
        <numerusform>{n} nenašly na mapě místo.</numerusform>
        <numerusform>{n} nenašlo na mapě místo.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/editor/trace/symbols_page.py" />
      <source>{n} symbol(s) are proposed.</source>
      <translation>
        <numerusform>Navržen je {n} symbol.</numerusform>
        <numerusform>Navrženy jsou {n} symboly.</numerusform>
        <numerusform>Navrženo je {n} symbolů.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/walk.py" />
      <source>&amp;Next</source>
      <translation>&amp;Další</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/walk.py" />
      <source>A place of the picture may be off by {mm} mm; it has {scale} pixels a mm where they are fewest.</source>
      <translation>Místo na obrázku může být o {mm} mm vedle; kde je pixelů nejméně, má jich {scale} na mm.</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/walk.py" />
      <source>Bac&amp;k</source>
      <translation>&amp;Zpět</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/walk.py" />
      <source>Below</source>
      <translation>Pod lávkami</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/walk.py" />
      <source>Corners</source>
      <translation>Rohy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/walk.py" />
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>Done</source>
      <translation>Hotovo</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/walk.py" />
      <source>From photo to map: step {n} of {all}</source>
      <translation>Z fotky mapa: krok {n} z {all}</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/walk.py" />
      <source>Kinds</source>
      <translation>Druhy</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/walk.py" />
      <source>Picture</source>
      <translation>Obrázek</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/walk.py" />
      <source>Stop this work; the map stays as it is</source>
      <translation>Zastavit tuto práci; mapa zůstane, jak je</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/walk.py" />
      <source>Symbols</source>
      <translation>Symboly</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/walk_feature.py" />
      <source>&amp;Trace the underlay…</source>
      <translation>O&amp;bkreslit podklad…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/walk_feature.py" />
      <source>Make fields of the picture below the map, or go on where you left off</source>
      <translation>Udělat pole z obrázku pod mapou, nebo pokračovat, kde jste přestali</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/walk_feature.py" />
      <source>New map from a p&amp;hoto…</source>
      <translation>Nová mapa z &amp;fotky…</translation>
    </message>
    <message>
      <location filename="mapkit/editor/trace/walk_feature.py" />
      <source>Trace a photo or scan of a printed board, step by step</source>
      <translation>Krok za krokem obkreslit fotku nebo sken tištěného plánu</translation>
    </message>
    <message>
      <location filename="mapkit/editor/widgets/boxes.py" />
      <source>several</source>
      <translation>různé</translation>
    </message>
    <message>
      <location filename="mapkit/edits/borders.py" />
      <source>Another border meets this one at vertex {vertex}. Reshape it up to there.</source>
      <translation>Ve vrcholu {vertex} se připojuje jiná hranice. Přetvarujte ji jen potud.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/borders.py" />
      <source>Field {field} has a ring of three corners, which cannot be squared.</source>
      <translation>Obrys pole {field} má tři rohy a do pravých úhlů ho převést nelze.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/borders.py" />
      <source>No border leads from {start} to {end}.</source>
      <translation>Z {start} do {end} nevede žádná hranice.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/borders.py" />
      <source>The vertices given are not a border from {start} to {end}.</source>
      <translation>Tyto vrcholy netvoří hranici z {start} do {end}.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/borders.py" />
      <source>Vertices {start} and {end} do not lie on one border. Choose two between which no other border begins.</source>
      <translation>Vrcholy {start} a {end} neleží na jedné hranici. Vyberte dva, mezi kterými nezačíná jiná hranice.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/clipboard.py" />
      <source>Field {field} would be too small there.</source>
      <translation>Pole {field} by tam bylo příliš malé.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/clipboard.py" />
      <source>The ruleset of this map does not know {names}.</source>
      <translation>Pravidla této mapy neznají: {names}.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/clipboard.py" />
      <source>this copy of fields is damaged</source>
      <translation>tato kopie polí je poškozená</translation>
    </message>
    <message>
      <location filename="mapkit/edits/clipboard.py" />
      <source>this is not a copy of fields</source>
      <translation>toto není kopie polí</translation>
    </message>
    <message>
      <location filename="mapkit/edits/draft.py" />
      <source>The point is too far away: coordinates must be smaller than 2^30.</source>
      <translation>Bod leží příliš daleko: souřadnice musí být menší než 2^30.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/fields.py" />
      <source>'{id}' cannot be an id: {advice}.</source>
      <translation>„{id}“ nemůže být id: {advice}.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/fields.py" />
      <location filename="mapkit/edits/redraw.py" />
      <source>A field needs three corners or more.</source>
      <translation>Pole potřebuje tři rohy nebo více.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/fields.py" />
      <source>Choose two fields or more to merge.</source>
      <translation>Ke sloučení vyberte dvě pole nebo více.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/fields.py" />
      <source>Fields on different levels cannot be merged.</source>
      <translation>Pole na různých úrovních nelze sloučit.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/fields.py" />
      <source>No field lies where the hole would be.</source>
      <translation>Kde by byl otvor, neleží žádné pole.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/fields.py" />
      <source>Nothing would be left of field {field}. Delete it instead.</source>
      <translation>Z pole {field} by nic nezbylo. Raději ho odstraňte.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/fields.py" />
      <source>The id {wanted} is taken.</source>
      <translation>Id {wanted} je již použité.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/fields.py" />
      <source>The line does not divide any field: a cut begins and ends on a border of the field.</source>
      <translation>Čára nedělí žádné pole: řez začíná a končí na hranici pole.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/fields.py" />
      <source>The line does not divide field {field}: it has to run from boundary to boundary.</source>
      <translation>Čára pole {field} nedělí: musí vést od hranice k hranici.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/fields.py" />
      <location filename="mapkit/edits/painting.py" />
      <source>The ruleset has no kind '{kind}'; it has {names}.</source>
      <translation>Pravidla nemají typ „{kind}“; mají {names}.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/fields.py" />
      <source>There is no void with fields all around it here.</source>
      <translation>Tady není prázdné místo obklopené poli.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/fields.py" />
      <source>{fields} do not all touch each other along a border, so they cannot be one field.</source>
      <translation>{fields}: nedotýkají se všechna podél hranice, takže z nich nemůže být jedno pole.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/figures.py" />
      <source>The ruleset itself gives {column} in row {row}.</source>
      <translation>Hodnotu {column} v řádku {row} udávají sama pravidla.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/figures.py" />
      <source>These rules need every figure: give a number.</source>
      <translation>Tato pravidla potřebují každé číslo: zadejte ho.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/figures.py" />
      <source>the rules have no {name}</source>
      <translation>pravidla nemají {name}</translation>
    </message>
    <message>
      <location filename="mapkit/edits/figures.py" />
      <source>{figure} is not from {least} to {most}.</source>
      <translation>{figure} není od {least} do {most}.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/map_header.py" />
      <location filename="mapkit/mapfile/new.py" />
      <source>'{id}' cannot be the id of a map: {advice}.</source>
      <translation>„{id}“ nemůže být id mapy: {advice}.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/map_header.py" />
      <source>A building needs a field or more.</source>
      <translation>Budova potřebuje aspoň jedno pole.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/map_header.py" />
      <source>A figure's base has to be wider than 0 and narrower than a metre.</source>
      <translation>Podstavec figurky musí být širší než 0 a užší než metr.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/map_header.py" />
      <source>Sector {sector} belongs to the ruleset and cannot be deleted.</source>
      <translation>Oblast {sector} patří k pravidlům a nelze ji odstranit.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/map_header.py" />
      <source>Sector {sector} still has {fields}. Give them another sector first.</source>
      <translation>Oblast {sector} ještě má {fields}. Dejte jim nejdřív jinou oblast.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/map_header.py" />
      <source>The four corners of the picture have to be given in order around it.</source>
      <translation>Čtyři rohy obrázku je třeba zadat popořadě kolem něj.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/markers.py" />
      <source>The ruleset has no marker '{type}'; it has {names}.</source>
      <translation>Pravidla nemají značku „{type}“; mají {names}.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/narrow_voids.py" />
      <source>A gap of {area} between {fields} would be left, narrower than the tolerance of {tolerance}.</source>
      <translation>Zbyla by mezera {area}, užší než tolerance {tolerance}; leží mezi: {fields}.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/neighbourhood.py" />
      <source>The boundary of field {field} passes through vertex {vertex} without naming it.</source>
      <translation>Hranice pole {field} prochází vrcholem {vertex}, ale neuvádí ho.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/new_errors.py" />
      <source>Draw along the border of the neighbours.</source>
      <translation>Kreslete podél hranice sousedů.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/new_errors.py" />
      <source>Draw along the border, or carve the field out of its neighbours.</source>
      <translation>Kreslete podél hranice, nebo pole ze sousedů vyřízněte.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/new_errors.py" />
      <source>Field {field} would be left without a shape.</source>
      <translation>Pole {field} by zůstalo bez tvaru.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/new_errors.py" />
      <source>Field {field} would get a spike of no width.</source>
      <translation>Pole {field} by dostalo hrot bez šířky.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/new_errors.py" />
      <source>Keep inside the board, or make the board larger.</source>
      <translation>Zůstaňte uvnitř plánu, nebo plán zvětšete.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/new_errors.py" />
      <source>Snap it to the edge, or keep it farther away.</source>
      <translation>Přichyťte ho k hraně, nebo ho nechte dál.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/new_errors.py" />
      <source>Snap the two together, or keep them farther apart.</source>
      <translation>Přichyťte oba k sobě, nebo je nechte dál od sebe.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/new_errors.py" />
      <source>{field} (new)</source>
      <translation>{field} (nové)</translation>
    </message>
    <message>
      <location filename="mapkit/edits/new_errors.py" />
      <source>{what} {advice}</source>
      <translation>{what} {advice}</translation>
    </message>
    <message>
      <location filename="mapkit/edits/new_voids.py" />
      <source>A void of {area} would open between {fields}, where there is ground now. To make a hole, delete a field or cut one.</source>
      <translation>Tam, kde jsou teď pole, by vzniklo prázdné místo {area}; obklopují ho: {fields}. Chcete-li otvor, odstraňte pole nebo ho vyřízněte.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/painting.py" />
      <source>'{name}' cannot be {value}: it is a whole number from {low} to {high}.</source>
      <translation>'{name}' nemůže být {value}: je to celé číslo od {low} do {high}.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/painting.py" />
      <source>'{name}' cannot be {value}: it is one of {names}.</source>
      <translation>'{name}' nemůže být {value}: je to jedno z {names}.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/painting.py" />
      <source>The ruleset has no attribute '{name}'; it has {names}.</source>
      <translation>Pravidla nemají vlastnost '{name}'; mají {names}.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/painting.py" />
      <source>{field} is of the kind '{kind}', which has no attribute '{name}'.</source>
      <translation>{field} je druhu '{kind}', který nemá vlastnost '{name}'.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/portal_following.py" />
      <source>{title} stands across the cut. Cut beside it, or move or delete it first.</source>
      <translation>{title}: řez vede přes toto místo. Řežte vedle, nebo to nejdřív přesuňte či odstraňte.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/portal_following.py" />
      <source>{title} would have no room on its boundary. Move or delete it first.</source>
      <translation>{title}: na hranici by nezbylo místo. Nejdřív to přesuňte nebo odstraňte.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/portal_following.py" />
      <source>{title} would lose its place: {fields} would share no boundary. Move or delete it first.</source>
      <translation>{title}: ztratilo by se místo, protože {fields} by neměly společnou hranici. Nejdřív to přesuňte nebo odstraňte.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/portals.py" />
      <source>A {portal} here</source>
      <translation>Tady {portal}</translation>
    </message>
    <message>
      <location filename="mapkit/edits/portals.py" />
      <source>A {portal} needs a border that two fields share; there is none here.</source>
      <translation>{portal}: je potřeba hranice společná dvěma polím, a tady není.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/portals.py" />
      <source>The border of {both} is too short for a {portal}.</source>
      <translation>{portal}: společná hranice je příliš krátká ({both}).</translation>
    </message>
    <message>
      <location filename="mapkit/edits/portals.py" />
      <source>The id {id} is taken.</source>
      <translation>Id {id} je již použité.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/portals.py" />
      <source>The ruleset has no portal '{type}'; it has {names}.</source>
      <translation>Pravidla nemají průchod „{type}“; mají {names}.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/portals.py" />
      <source>There is no room for a {portal} on the border of {both} beside {names}.</source>
      <translation>{portal}: na hranici není místo vedle {names} ({both}).</translation>
    </message>
    <message>
      <location filename="mapkit/edits/proposals.py" />
      <source>The fields were proposed for a board of another size.</source>
      <translation>Pole byla navržena pro plán jiné velikosti.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/quick_fixes.py" />
      <source>It cannot be repaired without making something else wrong.</source>
      <translation>Nelze to opravit, aniž by se pokazilo něco jiného.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/quick_fixes.py" />
      <source>No safe repair is known for this. {help}</source>
      <translation>Bezpečná oprava tu není známa. {help}</translation>
    </message>
    <message>
      <location filename="mapkit/edits/redraw.py" />
      <source>The new fields do not fill the place of the old ones.</source>
      <translation>Nová pole nevyplňují místo těch původních.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/silencing.py" />
      <source>Say in a few words why the warning does not matter here.</source>
      <translation>Řekněte pár slovy, proč varování tady nevadí.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/silencing.py" />
      <source>There is no warning '{warning}'.</source>
      <translation>Varování „{warning}“ neexistuje.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/transform.py" />
      <source>No field is selected.</source>
      <translation>Není vybráno žádné pole.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/vertices.py" />
      <source>An edge needs a length above 0.</source>
      <translation>Hrana je delší než nic.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/vertices.py" />
      <source>Borders meet at vertex {vertex}; without it a void would open between {fields}. Move it, or weld it with another vertex.</source>
      <translation>Ve vrcholu {vertex} se stýkají hranice; bez něj by vzniklo prázdné místo, které obklopují: {fields}. Přesuňte ho, nebo ho spojte s jiným vrcholem.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/vertices.py" />
      <source>Field {field} would be left with fewer than three corners. Delete the field instead.</source>
      <translation>Poli {field} by zbyly méně než tři rohy. Raději odstraňte celé pole.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/vertices.py" />
      <source>The edge has a vertex there already.</source>
      <translation>Na tom místě hrana vrchol už má.</translation>
    </message>
    <message>
      <location filename="mapkit/edits/vertices.py" />
      <source>There is no edge from {a} to {b}.</source>
      <translation>Z {a} do {b} nevede hrana.</translation>
    </message>
    <message>
      <location filename="mapkit/export/attributes.py" />
      <source>an attribute that no shape has</source>
      <translation>atribut, který žádný tvar nemá</translation>
    </message>
    <message>
      <location filename="mapkit/export/attributes.py" />
      <source>{option}: {part!r} is no rule; write {example}, with commas between them</source>
      <translation>{option}: {part!r} není pravidlo; pište {example}, s čárkami mezi nimi</translation>
    </message>
    <message>
      <location filename="mapkit/export/contents.py" />
      <source>it is compressed in a rare way</source>
      <translation>je komprimován neobvyklým způsobem</translation>
    </message>
    <message>
      <location filename="mapkit/export/contents.py" />
      <source>{name} has more than {most} files</source>
      <translation>{name} má více než {most} souborů</translation>
    </message>
    <message>
      <location filename="mapkit/export/contents.py" />
      <source>{name} has several files called {file}</source>
      <translation>v {name} je několik souborů jménem {file}</translation>
    </message>
    <message>
      <location filename="mapkit/export/contents.py" />
      <source>{name} is no zip that can be unpacked: {reason}</source>
      <translation>{name} není zip, který lze rozbalit: {reason}</translation>
    </message>
    <message>
      <location filename="mapkit/export/contents.py" />
      <source>{name} unpacks to more than {most} MB</source>
      <translation>{name} má po rozbalení více než {most} MB</translation>
    </message>
    <message>
      <location filename="mapkit/export/contents.py" />
      <location filename="mapkit/mapfile/guarded.py" />
      <source>{path} cannot be read: {reason}</source>
      <translation>{path} nelze přečíst: {reason}</translation>
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
      <translation>plán je široký i vysoký od 1 do {most} mm</translation>
    </message>
    <message>
      <location filename="mapkit/export/drawing_size.py" />
      <source>a coordinate is no number {where}</source>
      <translation>souřadnice není číslo {where}</translation>
    </message>
    <message>
      <location filename="mapkit/export/drawing_size.py" />
      <source>the drawing has {n} points, and at most {most} are read; simplify it first</source>
      <translation>počet bodů kresby je {n} a čte se jich nejvýš {most}; nejdřív ji zjednodušte</translation>
    </message>
    <message>
      <location filename="mapkit/export/drawing_size.py" />
      <source>the drawing is {width} by {height} units, which are not the proportions of that size; --unit-mm gives the size of one unit</source>
      <translation>kresba má {width} × {height} jednotek, což není poměr stran té velikosti; --unit-mm zadá velikost jedné jednotky</translation>
    </message>
    <message>
      <location filename="mapkit/export/drawing_size.py" />
      <source>the file does not say how large its {width} by {height} units are: give --size 840x560 or --unit-mm 1</source>
      <translation>soubor neříká, jak velkých je jeho {width} × {height} jednotek: zadejte --size 840x560 nebo --unit-mm 1</translation>
    </message>
    <message>
      <location filename="mapkit/export/drawing_size.py" />
      <source>the size is given twice: leave out --size or --unit-mm</source>
      <translation>velikost je zadána dvakrát: vynechte --size nebo --unit-mm</translation>
    </message>
    <message>
      <location filename="mapkit/export/drawing_size.py" />
      <source>there is nothing in the drawing that has a size{why}</source>
      <translation>v kresbě není nic, co by mělo velikost{why}</translation>
    </message>
    <message>
      <location filename="mapkit/export/import_registry.py" />
      <source>the importer {name} ({value}) does not load: {why}; reinstall it</source>
      <translation>importér {name} ({value}) nejde načíst: {why}; nainstalujte ho znovu</translation>
    </message>
    <message>
      <location filename="mapkit/export/import_registry.py" />
      <source>there is no importer {name!r}; there are: {known}</source>
      <translation>importér {name!r} není; na výběr jsou: {known}</translation>
    </message>
    <message>
      <location filename="mapkit/export/import_registry.py" />
      <source>{name} is in no format that can be imported; there are: {known}</source>
      <translation>{name} není v žádném formátu, který lze importovat; jsou to: {known}</translation>
    </message>
    <message>
      <location filename="mapkit/export/import_registry.py" />
      <source>{name} may be in one of several formats: --from FORMAT; there are: {known}</source>
      <translation>{name} může být v jednom z více formátů: --from FORMÁT; na výběr jsou: {known}</translation>
    </message>
    <message>
      <location filename="mapkit/export/joining.py" />
      <source>a scrap of a shape</source>
      <translation>útržek tvaru</translation>
    </message>
    <message>
      <location filename="mapkit/export/joining.py" />
      <location filename="mapkit/export/map_making.py" />
      <source>a shape of fewer than three corners</source>
      <translation>tvar o méně než třech rozích</translation>
    </message>
    <message>
      <location filename="mapkit/export/joining.py" />
      <source>a shape that others cover</source>
      <translation>tvar, který překrývají jiné</translation>
    </message>
    <message>
      <location filename="mapkit/export/joining.py" />
      <source>the drawing has more than 100,000 shapes</source>
      <translation>kresba má více než 100 000 tvarů</translation>
    </message>
    <message>
      <location filename="mapkit/export/joining.py" />
      <source>{what} at {x},{y} mm</source>
      <translation>{what} u {x},{y} mm</translation>
    </message>
    <message>
      <location filename="mapkit/export/json_shapes.py" />
      <source>a feature without a shape</source>
      <translation>prvek bez tvaru</translation>
    </message>
    <message>
      <location filename="mapkit/export/json_shapes.py" />
      <source>there is no geometry of the type {type!r}</source>
      <translation>geometrie typu {type!r} neexistuje</translation>
    </message>
    <message>
      <location filename="mapkit/export/json_shapes.py" />
      <source>this should be a list</source>
      <translation>zde má být seznam</translation>
    </message>
    <message>
      <location filename="mapkit/export/json_shapes.py" />
      <source>this should be a place [x, y] of two numbers</source>
      <translation>zde má být místo [x, y] ze dvou čísel</translation>
    </message>
    <message>
      <location filename="mapkit/export/json_shapes.py" />
      <source>this should be an object</source>
      <translation>zde má být objekt</translation>
    </message>
    <message>
      <location filename="mapkit/export/map_making.py" />
      <source>a marker {type} without a right {name}</source>
      <translation>značka {type} bez správného údaje {name}</translation>
    </message>
    <message>
      <location filename="mapkit/export/map_making.py" />
      <source>a {type} beside a field that is not there</source>
      <translation>{type} u pole, které tu není</translation>
    </message>
    <message>
      <location filename="mapkit/export/map_making.py" />
      <source>a {type} on a field that is not there</source>
      <translation>{type} na poli, které tu není</translation>
    </message>
    <message>
      <location filename="mapkit/export/map_making.py" />
      <source>at that size the drawing is larger than a map may be; give a smaller one</source>
      <translation>v té velikosti je kresba větší, než smí mapa být; zadejte menší</translation>
    </message>
    <message>
      <location filename="mapkit/export/map_making.py" />
      <source>the id {id!r}; the field is called {number}</source>
      <translation>id {id!r}; pole se jmenuje {number}</translation>
    </message>
    <message>
      <location filename="mapkit/export/map_making.py" />
      <source>the id {id!r}; the portal is called {number}</source>
      <translation>id {id!r}; průchod se jmenuje {number}</translation>
    </message>
    <message>
      <location filename="mapkit/export/map_making.py" />
      <source>{name!r}, which a marker {type} does not have</source>
      <translation>{name!r}, což značka {type} nemá</translation>
    </message>
    <message>
      <location filename="mapkit/export/map_making.py" />
      <source>{name!r}, which the ruleset does not know</source>
      <translation>{name!r}, což pravidla neznají</translation>
    </message>
    <message>
      <location filename="mapkit/export/outputs.py" />
      <source>the folder {path} holds other files ({name}), so it is not replaced; name a new one</source>
      <translation>složka {path} obsahuje jiné soubory ({name}), proto se nenahradí; zadejte novou</translation>
    </message>
    <message>
      <location filename="mapkit/export/outputs.py" />
      <source>two files of an export have one name</source>
      <translation>dva soubory exportu mají stejné jméno</translation>
    </message>
    <message>
      <location filename="mapkit/export/outputs.py" />
      <source>{name} is no name for a file of an export</source>
      <translation>{name} není jméno pro soubor exportu</translation>
    </message>
    <message>
      <location filename="mapkit/export/outputs.py" />
      <source>{path} is a file; name a folder, or a file that ends in .zip</source>
      <translation>{path} je soubor; zadejte složku, nebo soubor končící na .zip</translation>
    </message>
    <message>
      <location filename="mapkit/export/pictures.py" />
      <source>a file in the format {name} holds one picture, not several sheets; there are: {known}</source>
      <translation>soubor ve formátu {name} obsahuje jeden obrázek, ne více listů; na výběr jsou: {known}</translation>
    </message>
    <message>
      <location filename="mapkit/export/pictures.py" />
      <source>a picture's file name needs an ending that gives its format</source>
      <translation>název souboru obrázku potřebuje příponu, která určí formát</translation>
    </message>
    <message>
      <location filename="mapkit/export/pictures.py" />
      <source>no installed back end draws on axes: install mapkit as a package</source>
      <translation>nic nainstalovaného nekreslí na osy: nainstalujte mapkit jako balíček</translation>
    </message>
    <message>
      <location filename="mapkit/export/pictures.py" />
      <source>the back end for {name} pictures ({value}) does not load: {error}; reinstall it, or take another format</source>
      <translation>kreslení obrázků {name} ({value}) se nenačte: {error}; nainstalujte je znovu, nebo vezměte jiný formát</translation>
    </message>
    <message>
      <location filename="mapkit/export/pictures.py" />
      <source>unsupported picture format {name!r}</source>
      <translation>nepodporovaný formát obrázku {name!r}</translation>
    </message>
    <message>
      <location filename="mapkit/export/pictures.py" />
      <source>{problem}; none is installed at all: install mapkit as a package (see the README)</source>
      <translation>{problem}; není nainstalováno nic: nainstalujte mapkit jako balíček (viz README)</translation>
    </message>
    <message>
      <location filename="mapkit/export/pictures.py" />
      <source>{problem}; there are: {known}</source>
      <translation>{problem}; existují: {known}</translation>
    </message>
    <message>
      <location filename="mapkit/export/plane.py" />
      <source>the earth's curve: longitude and latitude are taken for x and y of a plane</source>
      <translation>zakřivení Země: zeměpisná délka a šířka se berou jako x a y v rovině</translation>
    </message>
    <message>
      <location filename="mapkit/export/plane.py" />
      <source>the way across the 180th meridian: this area runs over the whole map</source>
      <translation>přechod přes 180. poledník: tato oblast vede přes celou mapu</translation>
    </message>
    <message>
      <location filename="mapkit/export/plugins.py" />
      <source>'{value}' is not a value of the option {name}; give one of: {known}</source>
      <translation>„{value}“ není hodnota volby {name}; možnosti: {known}</translation>
    </message>
    <message>
      <location filename="mapkit/export/plugins.py" />
      <location filename="mapkit/mapfile/rulesets.py" />
      <source>; did you mean {near}?</source>
      <translation>; nemysleli jste {near}?</translation>
    </message>
    <message>
      <location filename="mapkit/export/plugins.py" />
      <source>it calls itself {name}</source>
      <translation>říká si {name}</translation>
    </message>
    <message>
      <location filename="mapkit/export/plugins.py" />
      <source>it is not a mapkit.export.{kind}</source>
      <translation>není to mapkit.export.{kind}</translation>
    </message>
    <message>
      <location filename="mapkit/export/plugins.py" />
      <source>the format {format} has no option '{name}' (it has: {known}){hint}</source>
      <translation>formát {format} nemá volbu „{name}“ (má: {known}){hint}</translation>
    </message>
    <message>
      <location filename="mapkit/export/plugins.py" />
      <source>{name} ({value}) does not load: {why}</source>
      <translation>{name} ({value}) se nenačte: {why}</translation>
    </message>
    <message>
      <location filename="mapkit/export/read_back.py" />
      <source>a field with errors, which was not exported</source>
      <translation>pole s chybami, které se neexportovalo</translation>
    </message>
    <message>
      <location filename="mapkit/export/read_back.py" />
      <source>a marker with errors, which was not exported</source>
      <translation>značka s chybami, která se neexportovala</translation>
    </message>
    <message>
      <location filename="mapkit/export/read_back.py" />
      <source>a portal with errors, which was not exported</source>
      <translation>portál s chybami, který se neexportoval</translation>
    </message>
    <message>
      <location filename="mapkit/export/read_back.py" />
      <location filename="mapkit/mapfile/json_text.py" />
      <source>it is nested too deeply</source>
      <translation>je příliš hluboko vnořený</translation>
    </message>
    <message>
      <location filename="mapkit/export/read_back.py" />
      <source>{name} has a map of the ruleset {ruleset}, which does not ship with mapkit</source>
      <translation>{name} má mapu podle pravidel {ruleset}, která nejsou součástí mapkitu</translation>
    </message>
    <message>
      <location filename="mapkit/export/read_back.py" />
      <source>{name} has no map that can be read</source>
      <translation>v {name} není mapa, kterou lze přečíst</translation>
    </message>
    <message>
      <location filename="mapkit/export/read_back.py" />
      <source>{name} is {format} {version}; this mapkit reads {known}</source>
      <translation>{name} je {format} {version}; tento mapkit čte {known}</translation>
    </message>
    <message>
      <location filename="mapkit/export/read_back.py" />
      <source>{name}: {key} cannot be read</source>
      <translation>{name}: {key} nelze přečíst</translation>
    </message>
    <message>
      <location filename="mapkit/export/read_back.py" />
      <location filename="mapkit/mapfile/json_text.py" />
      <source>{where} cannot be read as JSON: {reason}</source>
      <translation>{where} nelze přečíst jako JSON: {reason}</translation>
    </message>
    <message>
      <location filename="mapkit/export/registry.py" />
      <source>the exporter {name} ({value}) does not load: {why}; reinstall it, or take another format</source>
      <translation>exportér {name} ({value}) se nenačte: {why}; přeinstalujte ho, nebo vezměte jiný formát</translation>
    </message>
    <message>
      <location filename="mapkit/export/registry.py" />
      <source>the exporter {name} does not write what it declares</source>
      <translation>exportér {name} nezapisuje to, co ohlašuje</translation>
    </message>
    <message>
      <location filename="mapkit/export/registry.py" />
      <source>the format {name} cannot mark what is missing, so the map must not have errors</source>
      <translation>formát {name} neumí vyznačit, co chybí, a proto mapa nesmí mít chyby</translation>
    </message>
    <message>
      <location filename="mapkit/export/registry.py" />
      <source>the format {name} cannot tell pairs that were not asked about from blocked ones, so the tables must be of all pairs</source>
      <translation>formát {name} nerozliší dvojice, na které se nikdo neptal, od zakrytých, takže tabulky musí být pro všechny dvojice</translation>
    </message>
    <message>
      <location filename="mapkit/export/registry.py" />
      <source>unsupported format {name!r}; no exporter is installed</source>
      <translation>nepodporovaný formát {name!r}; žádný exportér není nainstalován</translation>
    </message>
    <message>
      <location filename="mapkit/export/registry.py" />
      <source>unsupported format {name!r}; there are: {known}</source>
      <translation>nepodporovaný formát {name!r}; existují: {known}</translation>
    </message>
    <message>
      <location filename="mapkit/export/repairs.py" />
      <source>no field covers {area} mm² at {x},{y} mm</source>
      <translation>žádné pole nepokrývá {area} mm² u {x},{y} mm</translation>
    </message>
    <message>
      <location filename="mapkit/export/repairs.py" />
      <source>{a} and {b}: a slit up to {width} mm wide closed</source>
      <translation>{a} a {b}: uzavřena škvíra široká nejvýše {width} mm</translation>
    </message>
    <message>
      <location filename="mapkit/export/repairs.py" />
      <source>{field} has a corner now where borders of others end</source>
      <translation>{field} má nyní roh tam, kde končí hranice jiných polí</translation>
    </message>
    <message>
      <location filename="mapkit/export/repairs.py" />
      <source>{lost} and {kept} lay on each other by {area} mm² at {x},{y} mm: {kept} keeps it</source>
      <translation>{lost} a {kept} se překrývaly o {area} mm² u {x},{y} mm: nechává si to {kept}</translation>
    </message>
    <message>
      <location filename="mapkit/export/repairs.py" />
      <source>{outer} has a hole for {inner} now</source>
      <translation>{outer} má nyní otvor pro {inner}</translation>
    </message>
    <message>
      <location filename="mapkit/export/xml_text.py" />
      <source>{name}:{line}:{column}: this is no XML: {why}</source>
      <translation>{name}:{line}:{column}: toto není XML: {why}</translation>
    </message>
    <message>
      <location filename="mapkit/games/batch.py" />
      <source>a bag holds at most {most} tokens of accuracy, noise, recoil and silencers</source>
      <translation>v pytlíku je nejvýše {most} žetonů přesnosti, hluku, zpětného rázu a tlumičů</translation>
    </message>
    <message>
      <location filename="mapkit/games/batch.py" />
      <source>play 1 to {most} games, not {n}</source>
      <translation>odehrajte 1 až {most} her, ne {n}</translation>
    </message>
    <message>
      <location filename="mapkit/games/batch.py" />
      <source>the bag has no tokens, so no shot can be fired</source>
      <translation>v pytlíku nejsou žetony, takže nelze vystřelit</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/games/sentences.py" />
      <source>A difference is shown in {n} outcome(s).</source>
      <translation>
        <numerusform>Rozdíl se prokázal u {n} výsledku.</numerusform>
        <numerusform>Rozdíl se prokázal u {n} výsledků.</numerusform>
        <numerusform>Rozdíl se prokázal u {n} výsledků.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <source>A game takes {rounds} rounds, {shots} shots and {wounds} wounds; the sniper is seen {reveals} times.</source>
      <translation>Na hru připadá kol: {rounds}, výstřelů: {shots}, zranění: {wounds}, odhalení odstřelovače: {reveals}.</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <location filename="mapkit/illustrate/games_compared.py" />
      <source>All intervals hold at once in {percent} of 100 such runs; only what lies wholly on one side of 0 is called a difference.</source>
      <translation>Všechny intervaly platí zároveň v {percent} ze 100 takových běhů; rozdílem se nazývá jen to, co leží celé na jedné straně od 0.</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <source>Both objectives are done</source>
      <translation>Oba úkoly jsou splněny</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>In brackets is the interval that holds the true figure in {percent} of 100 such runs.</source>
      <translation>V závorkách je interval, který obsahuje skutečnou hodnotu v {percent} ze 100 takových běhů.</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <source>Most shots are fired from: {fields}.</source>
      <translation>Nejvíc se střílí z polí: {fields}.</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <source>Most shots fall on: {fields}.</source>
      <translation>Nejvíc výstřelů míří na pole: {fields}.</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <source>No difference is shown.</source>
      <translation>Žádný rozdíl se neprokázal.</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <source>No way leads from the {sector} entry to objective {n}.</source>
      <translation>Z pole vstupu ({sector}) nevede k úkolu {n} žádná cesta.</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <source>No way leads to objective {n}: it is done in no game.</source>
      <translation>K úkolu {n} nevede žádná cesta: v žádné hře není splněn.</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/games/sentences.py" />
      <source>Objective {number} (field {field}) is done in {share} of {n} game(s), for {turns} rounds, {wounds} wounds and being seen {reveals} times.</source>
      <translation>
        <numerusform>Úkol {number} (pole {field}) je splněn v {share} z {n} hry; stojí kol: {turns}, zranění: {wounds}, odhalení: {reveals}.</numerusform>
        <numerusform>Úkol {number} (pole {field}) je splněn v {share} ze {n} her; stojí kol: {turns}, zranění: {wounds}, odhalení: {reveals}.</numerusform>
        <numerusform>Úkol {number} (pole {field}) je splněn v {share} z {n} her; stojí kol: {turns}, zranění: {wounds}, odhalení: {reveals}.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <source>Objective {number} (field {field}) was in no game.</source>
      <translation>Úkol {number} (pole {field}) nebyl v žádné hře.</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/games/sentences.py" />
      <source>Objective {number} (field {field}) was never done in {n} game(s).</source>
      <translation>
        <numerusform>Úkol {number} (pole {field}) nebyl splněn ani jednou v {n} hře.</numerusform>
        <numerusform>Úkol {number} (pole {field}) nebyl splněn ani jednou ve {n} hrách.</numerusform>
        <numerusform>Úkol {number} (pole {field}) nebyl splněn ani jednou v {n} hrách.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <source>Of the equipment cards only distraction and shotgun are played, of the officers' gifts only assault officer and radio operator. Sharpshooter, dog handler and all other cards are left out.</source>
      <translation>Z karet vybavení se hraje jen odlákání a brokovnice, ze schopností důstojníků jen útočný důstojník a radista. Ostrostřelec, psovod a všechny ostatní karty chybí.</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>Stopped early: {n} of {asked} games were played.</source>
      <translation>Předčasně zastaveno: odehráno {n} z {asked} her.</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <source>The sniper is most often on: {fields}.</source>
      <translation>Odstřelovač bývá nejčastěji na polích: {fields}.</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <source>The sniper is wounded twice</source>
      <translation>Odstřelovač je dvakrát zraněn</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/games/sentences.py" />
      <source>The sniper wins {wins} of {n} game(s) on {map}.</source>
      <translation>
        <numerusform>Odstřelovač vyhraje {wins} z {n} hry na mapě {map}.</numerusform>
        <numerusform>Odstřelovač vyhraje {wins} ze {n} her na mapě {map}.</numerusform>
        <numerusform>Odstřelovač vyhraje {wins} z {n} her na mapě {map}.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <source>These are simple players, no people: a few rules with weights decide for them. What people would do on this board is not known from it.</source>
      <translation>Jsou to jednoduší hráči, žádní lidé: rozhoduje za ně několik pravidel s vahami. Co by na tomto plánu dělali lidé, se z toho nedozvíte.</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <source>Time runs out</source>
      <translation>Vyprší čas</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <source>objective {number} done</source>
      <translation>úkol {number} splněn</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <source>objectives done</source>
      <translation>splněné úkoly</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>rounds of a game</source>
      <translation>kol na hru</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <source>shots of a game</source>
      <translation>výstřelů na hru</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <source>shots that hit</source>
      <translation>zásahy</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <source>the sniper is wounded twice</source>
      <translation>odstřelovač je dvakrát zraněn</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>the sniper wins</source>
      <translation>odstřelovač vyhraje</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <source>time runs out</source>
      <translation>vyprší čas</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <source>times the sniper is seen</source>
      <translation>odhalení odstřelovače na hru</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <source>wounds of the sniper</source>
      <translation>zranění odstřelovače</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <source>{ending}: {share}.</source>
      <translation>{ending}: {share}.</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <source>{figure} (too few games for an interval)</source>
      <translation>{figure} (na interval je her málo)</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>{figure} ({low} to {high})</source>
      <translation>{figure} ({low} až {high})</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <source>{number} %</source>
      <translation>{number} %</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <location filename="mapkit/illustrate/games_compared.py" />
      <source>{number} points</source>
      <translation>{number} bodu</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <source>{outcome}: {one} and {other}, a difference of {difference}.</source>
      <translation>{outcome}: {one} a {other}, rozdíl {difference}.</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <source>{outcome}: {one} and {other}; a difference of {difference} is not shown. {games} games on each side would show one so large in {percent} of 100 tries.</source>
      <translation>{outcome}: {one} a {other}; rozdíl {difference} není prokázán. Tak velký by se při {games} hrách na každé straně prokázal v {percent} ze 100 pokusů.</translation>
    </message>
    <message>
      <location filename="mapkit/games/sentences.py" />
      <source>{outcome}: {one} on both sides, a difference of {difference}.</source>
      <translation>{outcome}: {one} na obou stranách, rozdíl {difference}.</translation>
    </message>
    <message>
      <location filename="mapkit/geometry/kernel/__init__.py" />
      <source>mapkit's compiled kernel cannot be loaded ({error}). To compile it for this machine, run: {command} --force</source>
      <translation>zkompilované jádro mapkitu nelze načíst ({error}). Pro tento počítač ho zkompiluje: {command} --force</translation>
    </message>
    <message>
      <location filename="mapkit/geometry/kernel/__init__.py" />
      <source>mapkit's compiled kernel is {state}. To compile it (a few seconds), run: {command}</source>
      <translation>zkompilované jádro mapkitu {state}. Zkompiluje ho (za pár sekund): {command}</translation>
    </message>
    <message>
      <location filename="mapkit/geometry/kernel/__init__.py" />
      <source>missing</source>
      <translation>chybí</translation>
    </message>
    <message>
      <location filename="mapkit/geometry/kernel/__init__.py" />
      <source>older than its C sources</source>
      <translation>je starší než jeho zdroje v C</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_compared.py" />
      <location filename="mapkit/illustrate/report/comparison_pages.py" />
      <source>Difference</source>
      <translation>Rozdíl</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_compared.py" />
      <source>Games it takes</source>
      <translation>Kolik her je třeba</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_compared.py" />
      <source>One side</source>
      <translation>Jedna strana</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_compared.py" />
      <source>Outcome</source>
      <translation>Výsledek</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_compared.py" />
      <source>Played games compared</source>
      <translation>Srovnání odehraných her</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_compared.py" />
      <source>The last column is how many games on each side would show a difference as large as the one seen, in {percent} of 100 tries.</source>
      <translation>Poslední sloupec říká, kolik her na každé straně by prokázalo tak velký rozdíl, jaký se ukázal, v {percent} ze 100 pokusů.</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_compared.py" />
      <source>The other side</source>
      <translation>Druhá strana</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_compared.py" />
      <source>What differs</source>
      <translation>Co se liší</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_compared.py" />
      <source>differs</source>
      <translation>liší se</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_compared.py" />
      <source>not shown</source>
      <translation>neprokázáno</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_compared.py" />
      <source>{map}, {n} games, players {players}</source>
      <translation>{map}, her: {n}, hráči {players}</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>An objective counts in the games in which it is one of the sniper's two. What it costs is counted from the objective before it, or the beginning, until it is done.</source>
      <translation>Úkol se počítá ve hrách, ve kterých je jedním ze dvou úkolů odstřelovače. Co stojí, se počítá od předchozího úkolu nebo od začátku až do splnění.</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>Ending</source>
      <translation>Konec</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>Games</source>
      <translation>Hry</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>Games by the rounds that they took</source>
      <translation>Hry podle počtu kol</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>Given</source>
      <translation>Zadán</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>How games end</source>
      <translation>Jak hry končí</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>How long games are</source>
      <translation>Jak dlouhé jsou hry</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>How often each objective is done</source>
      <translation>Jak často je který úkol splněn</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <location filename="mapkit/illustrate/report/ways.py" />
      <source>Mean</source>
      <translation>Průměr</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <location filename="mapkit/illustrate/report/exposure.py" />
      <source>Objective</source>
      <translation>Úkol</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>Objective {n}</source>
      <translation>Úkol {n}</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>Objectives</source>
      <translation>Úkoly</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>Of a game</source>
      <translation>Na hru</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>Played games: {map}</source>
      <translation>Odehrané hry: {map}</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>Rounds</source>
      <translation>Kola</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>Seen</source>
      <translation>Odhalení</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>Share</source>
      <translation>Podíl</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>Side</source>
      <translation>Strana</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <location filename="mapkit/illustrate/report/comparison_pages.py" />
      <location filename="mapkit/illustrate/report/report_pages.py" />
      <source>Summary</source>
      <translation>Souhrn</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>The players {name}, with the seed {seed}.</source>
      <translation>Hráči {name}, semínko {seed}.</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>The sniper</source>
      <translation>Odstřelovač</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>The squads</source>
      <translation>Oddíly</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>Times in a hundred games. Small: the field's id.</source>
      <translation>Kolikrát za sto her. Malé písmo: id pole.</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <location filename="mapkit/illustrate/report/hearing.py" />
      <source>Value</source>
      <translation>Hodnota</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>Weight</source>
      <translation>Váha</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>What happens in a game</source>
      <translation>Co se ve hře děje</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>Where he is wounded</source>
      <translation>Kde bývá zraněn</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>Where he shoots from</source>
      <translation>Odkud střílí</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>Where his shots fall</source>
      <translation>Kam střílí</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>Where it happens</source>
      <translation>Kde se to děje</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>Where the sniper ends his turns</source>
      <translation>Kde odstřelovač končí tahy</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>Who played</source>
      <translation>Kdo hrál</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>Who wins</source>
      <translation>Kdo vyhrává</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>Wounds</source>
      <translation>Zranění</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>never</source>
      <translation>nikdy</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>simple players, no people</source>
      <translation>jednoduší hráči, žádní lidé</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>the squads win</source>
      <translation>oddíly vyhrají</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/games_pages.py" />
      <source>{side}: plays at random.</source>
      <translation>{side}: hraje náhodně.</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/comparison_pages.py" />
      <source>After</source>
      <translation>Po změně</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/comparison_pages.py" />
      <source>After, on the same scale</source>
      <translation>Po změně, ve stejné stupnici</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/comparison_pages.py" />
      <source>Before</source>
      <translation>Před změnou</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/comparison_pages.py" />
      <location filename="mapkit/illustrate/report/exposure.py" />
      <location filename="mapkit/illustrate/report/report_pages.py" />
      <source>Exposure</source>
      <translation>Viditelnost</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/comparison_pages.py" />
      <source>Field by field</source>
      <translation>Pole po poli</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/comparison_pages.py" />
      <source>More or fewer fields that see it</source>
      <translation>O kolik více či méně polí na ně vidí</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/comparison_pages.py" />
      <source>Of what</source>
      <translation>Čeho</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/comparison_pages.py" />
      <source>Only figures of single fields and ways changed.</source>
      <translation>Změnily se jen údaje o jednotlivých polích a cestách.</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/comparison_pages.py" />
      <source>Report: {old} and {new}</source>
      <translation>Zpráva: {old} a {new}</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/comparison_pages.py" />
      <location filename="mapkit/illustrate/report/exposure.py" />
      <source>The whole board</source>
      <translation>Celý plán</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/comparison_pages.py" />
      <source>Warning</source>
      <translation>Varování</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/comparison_pages.py" />
      <location filename="mapkit/illustrate/report/report_pages.py" />
      <location filename="mapkit/illustrate/report/ways.py" />
      <source>Ways</source>
      <translation>Cesty</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/comparison_pages.py" />
      <source>What differs: purple is less, orange is more.</source>
      <translation>Co se liší: fialová je méně, oranžová více.</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/comparison_pages.py" />
      <source>What fell</source>
      <translation>Co kleslo</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/comparison_pages.py" />
      <source>What is gone</source>
      <translation>Co zmizelo</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/comparison_pages.py" />
      <source>What is new</source>
      <translation>Co je nové</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/comparison_pages.py" />
      <source>What rose</source>
      <translation>Co stouplo</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/comparison_pages.py" />
      <source>after: {label}</source>
      <translation>po: {label}</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/comparison_pages.py" />
      <source>before: {label}</source>
      <translation>před: {label}</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/comparison_pages.py" />
      <source>not measured in both</source>
      <translation>neměřeno v obou</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/exposure.py" />
      <source>All objectives</source>
      <translation>Všechny úkoly</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/exposure.py" />
      <source>Cover: every field is seen by a start.</source>
      <translation>Kryt: každé pole je vidět z některého startu.</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/exposure.py" />
      <source>Cover: fields that no start sees: {fields}.</source>
      <translation>Kryt: pole, na která není vidět z žádného startu: {fields}.</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/exposure.py" />
      <source>Every field</source>
      <translation>Všechna pole</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/exposure.py" />
      <source>Fields that see each objective</source>
      <translation>Pole, ze kterých je vidět každý úkol</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/exposure.py" />
      <location filename="mapkit/illustrate/report/heats.py" />
      <source>Fields that see it</source>
      <translation>Pole, ze kterých je vidět</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/exposure.py" />
      <source>From how many other fields each field is seen. Only fields on which a figure can stand are counted.</source>
      <translation>Z kolika jiných polí je každé pole vidět. Počítají se jen pole, na kterých může figurka stát.</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/exposure.py" />
      <source>How many starts see each field: light fields are in cover.</source>
      <translation>Z kolika startů je každé pole vidět: světlá pole jsou krytá.</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/exposure.py" />
      <source>Large: how many fields see a field. Small: its id.</source>
      <translation>Velké číslo: z kolika polí je pole vidět. Malé: jeho označení.</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/exposure.py" />
      <source>Least</source>
      <translation>Nejméně</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/exposure.py" />
      <source>Median</source>
      <translation>Medián</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/exposure.py" />
      <source>Most</source>
      <translation>Nejvíce</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/exposure.py" />
      <source>Most exposed field</source>
      <translation>Nejviditelnější pole</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/exposure.py" />
      <source>Objectives compared</source>
      <translation>Srovnání úkolů</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/exposure.py" />
      <source>Pairs of fields by shot distance</source>
      <translation>Dvojice polí podle vzdálenosti střelby</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/exposure.py" />
      <source>Sectors compared: fields that see a field</source>
      <translation>Srovnání oblastí: z kolika polí je pole vidět</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/exposure.py" />
      <source>Seen from</source>
      <translation>Vidět z</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/exposure.py" />
      <location filename="mapkit/illustrate/report/heats.py" />
      <source>Starts that see it</source>
      <translation>Starty, ze kterých je vidět</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/exposure.py" />
      <source>The longest lanes</source>
      <translation>Nejdelší výhledy</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/exposure.py" />
      <source>The map has no objectives.</source>
      <translation>Mapa nemá žádné úkoly.</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/exposure.py" />
      <source>The map has no starts, so nothing is known of cover from them.</source>
      <translation>Mapa nemá starty, takže o krytu před nimi není nic známo.</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/exposure.py" />
      <source>The same, counting only fields at most so far away.</source>
      <translation>Totéž, ale počítají se jen pole do této vzdálenosti.</translation>
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
      <translation>Vlastnost</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/hearing.py" />
      <source>Fields by kind, and what they are worth</source>
      <translation>Pole podle druhu a jejich hodnota</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/hearing.py" />
      <source>On how many fields a unit hears a noise made on each field.</source>
      <translation>Na kolika polích jednotka slyší hluk z každého pole.</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/hearing.py" />
      <source>Where a unit on each start hears a noise:</source>
      <translation>Odkud slyší hluk jednotka na každém startu:</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/hearing.py" />
      <source>Whose the fields are</source>
      <translation>Komu pole patří</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/hearing.py" />
      <source>nowhere</source>
      <translation>odnikud</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/hearing.py" />
      <source>{place}: {fields}</source>
      <translation>{place}: {fields}</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/heats.py" />
      <source>Fields on which a turn may end: {mover}, {turns}</source>
      <translation>Pole, na kterých může tah skončit: {mover}, {turns}</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/heats.py" />
      <source>Fields on which it is heard</source>
      <translation>Pole, na kterých je to slyšet</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/heats.py" />
      <source>Fields that see it within {distance}</source>
      <translation>Pole do {distance}, ze kterých je vidět</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/heats.py" />
      <source>Largest circle in each field, mm</source>
      <translation>Největší kruh v každém poli, mm</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/heats.py" />
      <source>Shortest ways between two fields that lead over it</source>
      <translation>Nejkratší cesty mezi dvěma poli, které přes ně vedou</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/heats.py" />
      <source>cannot stand there</source>
      <translation>nelze tam stát</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/heats.py" />
      <location filename="mapkit/illustrate/report/ways.py" />
      <source>not known</source>
      <translation>není známo</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/heats.py" />
      <source>one turn</source>
      <translation>jeden tah</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/heats.py" />
      <source>two turns</source>
      <translation>dva tahy</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/heats.py" />
      <source>{mover}, {turns}</source>
      <translation>{mover}, {turns}</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/html_page.py" />
      <source>Contents</source>
      <translation>Obsah</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/html_page.py" />
      <source>en (the code of this language)</source>
      <translation>cs (kód tohoto jazyka)</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/labels.py" />
      <source>checksum {digits}</source>
      <translation>kontrolní součet {digits}</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/making.py" />
      <source>A point is off by, mm</source>
      <translation>Bod je vedle o, mm</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/making.py" />
      <source>Answers that change</source>
      <translation>Odpovědí, které se změní</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/making.py" />
      <source>Choice</source>
      <translation>Volba</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/making.py" />
      <source>Choices of the rules</source>
      <translation>Volby v pravidlech</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/making.py" />
      <source>Disputed in distance</source>
      <translation>Sporné ve vzdálenosti</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/making.py" />
      <source>Disputed in sight</source>
      <translation>Sporné v pohledu</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/making.py" />
      <source>Disputed in sight on this map: {pairs}.</source>
      <translation>Sporné v pohledu na této mapě: {pairs}.</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/making.py" />
      <source>Disputed pairs by tolerance</source>
      <translation>Sporné dvojice podle tolerance</translation>
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
      <translation>Jak široká smí být podstavec figurky, aby ležel uvnitř hranic pole.</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/making.py" />
      <source>If it were</source>
      <translation>Kdyby platilo</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/making.py" />
      <source>Obstacle</source>
      <translation>Překážka</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/making.py" />
      <source>Pairs it hides</source>
      <translation>Dvojic, které zakrývá</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/making.py" />
      <source>Pairs of fields that are disputed</source>
      <translation>Sporné dvojice polí</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/making.py" />
      <location filename="mapkit/illustrate/report/report_pages.py" />
      <source>Room for figures</source>
      <translation>Místo pro figurky</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/making.py" />
      <location filename="mapkit/illustrate/report/report_pages.py" />
      <source>Rules in use</source>
      <translation>Používaná pravidla</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/making.py" />
      <source>Rules of sight, and how many pairs each decides</source>
      <translation>Pravidla pohledu a kolik dvojic každé rozhoduje</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/making.py" />
      <source>What blocks sight</source>
      <translation>Co brání pohledu</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/making.py" />
      <source>how far a point may be off, mm</source>
      <translation>o kolik smí být bod vedle, mm</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/making.py" />
      <source>in distance</source>
      <translation>ve vzdálenosti</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/making.py" />
      <source>in sight</source>
      <translation>v pohledu</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/making.py" />
      <source>this map</source>
      <translation>tato mapa</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/odds.py" />
      <source>Best draw</source>
      <translation>Nejlepší tah žetonů</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/odds.py" />
      <source>Chance of a hit: distance downwards, tokens drawn to the right</source>
      <translation>Šance na zásah: dolů vzdálenost, doprava tažené žetony</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/odds.py" />
      <source>Every draw</source>
      <translation>Všechny možnosti</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/odds.py" />
      <source>Hits</source>
      <translation>Zásah</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/odds.py" />
      <source>Hits unseen</source>
      <translation>Zásah bez odhalení</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/odds.py" />
      <location filename="mapkit/illustrate/report/report_pages.py" />
      <source>Odds</source>
      <translation>Pravděpodobnosti</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/odds.py" />
      <source>Pairs of fields</source>
      <translation>Dvojic polí</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/odds.py" />
      <source>Revealed</source>
      <translation>Odhalení</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/odds.py" />
      <source>Spoilt</source>
      <translation>Zmařeno</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/odds.py" />
      <source>Tokens drawn</source>
      <translation>Tažených žetonů</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/odds.py" />
      <source>Too few</source>
      <translation>Příliš málo</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/odds.py" />
      <source>Unseen: it hits, and nobody learns where it came from. Spoilt: it would hit, but recoil makes it miss.</source>
      <translation>Bez odhalení: zasáhne a nikdo se nedozví odkud. Zmařeno: zasáhla by, ale zpětný ráz ji zmaří.</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/odds.py" />
      <source>What the distances of this board mean</source>
      <translation>Co znamenají vzdálenosti na tomto plánu</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/odds.py" />
      <source>With a bag of {tokens}.</source>
      <translation>Pytlík: {tokens}.</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/odds.py" />
      <source>no hit</source>
      <translation>bez zásahu</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/report_pages.py" />
      <source>Choke points</source>
      <translation>Úzká místa</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/report_pages.py" />
      <source>Danger on the ways</source>
      <translation>Nebezpečí na cestách</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/report_pages.py" />
      <source>Left out:</source>
      <translation>Vynecháno:</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/report_pages.py" />
      <source>Report: {map}</source>
      <translation>Zpráva: {map}</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/report_pages.py" />
      <source>The map has errors, which may change the figures of warnings. Fields left out: {fields}. Portals: {portals}. Markers: {markers}. Pairs of which sight is not known: {pairs}.</source>
      <translation>Mapa má chyby, které mohou změnit čísla varování. Vynechaná pole: {fields}. Průchody: {portals}. Značky: {markers}. Dvojice s neznámou viditelností: {pairs}.</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/report_pages.py" />
      <source>fields in cover</source>
      <translation>krytých polí</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/report_pages.py" />
      <source>fields that cut the board in two</source>
      <translation>polí, která plán rozdělují</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/report_pages.py" />
      <source>see a field, at the median</source>
      <translation>polí vidí na pole (medián)</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/report_pages.py" />
      <source>see the most exposed field</source>
      <translation>polí vidí na nejviditelnější pole</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/report_pages.py" />
      <source>see the most exposed objective</source>
      <translation>polí vidí na nejviditelnější úkol</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/warned.py" />
      <source>Silenced by the map:</source>
      <translation>Umlčeno mapou:</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/warned.py" />
      <source>The numbers are those of the warnings.</source>
      <translation>Čísla jsou čísla varování.</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/ways.py" />
      <source>Danger from entry to objective</source>
      <translation>Nebezpečí od pole vstupu k úkolu</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/ways.py" />
      <source>Danger on the shortest ways: for each way, the fields that see its fields are added up.</source>
      <translation>Nebezpečí na nejkratších cestách: pro každou cestu se sečte, z kolika polí jsou její pole vidět.</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/ways.py" />
      <source>Fields cut off</source>
      <translation>Odříznutá pole</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/ways.py" />
      <source>Fields of each piece</source>
      <translation>Pole každé části</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/ways.py" />
      <source>Fields on each</source>
      <translation>Polí na každé</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/ways.py" />
      <source>Fields on which a turn may end</source>
      <translation>Pole, na kterých může tah skončit</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/ways.py" />
      <source>Fields that cut the board in two when nobody may pass</source>
      <translation>Pole, která plán rozdělí, když přes ně nelze projít</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/ways.py" />
      <source>How far figures get from each field on an empty board.</source>
      <translation>Jak daleko se figurky dostanou z každého pole na prázdném plánu.</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/ways.py" />
      <source>Left out, since errors of the map may change them: the reach from {reach} fields, the turns of {times} ways.</source>
      <translation>Vynecháno, protože to mohou změnit chyby mapy: dosah z polí ({reach}), tahy na cestách ({times}).</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/ways.py" />
      <source>Most exposed</source>
      <translation>Nejviditelnější</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/ways.py" />
      <source>No single field cuts the board in two.</source>
      <translation>Žádné jednotlivé pole plán nerozděluje.</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/ways.py" />
      <source>No step joins these parts of the board: {parts}.</source>
      <translation>Tyto části plánu nespojuje žádný krok: {parts}.</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/ways.py" />
      <source>Of several ways that are equally short, each counts for its share. The colours follow the square root, so that quiet fields differ too.</source>
      <translation>Z více stejně krátkých cest se každá počítá svým dílem. Barvy jdou podle druhé odmocniny, aby se lišila i pole, kudy vede málo cest.</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/ways.py" />
      <source>Safest</source>
      <translation>Nejbezpečnější</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/ways.py" />
      <source>Turns to each objective, a unit on each start: {mover}</source>
      <translation>Tahy ke každému úkolu, na každém startu jednotka: {mover}</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/ways.py" />
      <source>Turns to each objective, empty board: {mover}</source>
      <translation>Tahy ke každému úkolu, prázdný plán: {mover}</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/ways.py" />
      <source>Ways over it</source>
      <translation>Cest přes ně</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/ways.py" />
      <source>Worst field</source>
      <translation>Nejhorší pole</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/ways.py" />
      <source>{fields} and others</source>
      <translation>{fields} a další</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/ways.py" />
      <source>{mark} Entry and objective lie in one sector: the sniper may not enter by the sector of his objective.</source>
      <translation>{mark} Pole vstupu a úkol leží v téže oblasti: odstřelovač nesmí vstoupit v oblasti svého úkolu.</translation>
    </message>
    <message>
      <location filename="mapkit/illustrate/report/writing.py" />
      <source>a report is written as {known}, not as '{ending}'; --json prints its figures</source>
      <translation>zpráva se zapisuje jako {known}, ne jako '{ending}'; její čísla vypíše --json</translation>
    </message>
    <message>
      <location filename="mapkit/jobs/cluster.py" />
      <source>a cluster needs Dask: pip install '{package}[cluster]'</source>
      <translation>pro cluster je potřeba Dask: pip install '{package}[cluster]'</translation>
    </message>
    <message>
      <location filename="mapkit/jobs/cluster.py" />
      <source>it has no mapkit that can take part ({problem})</source>
      <translation>nemá mapkit, který by se mohl zúčastnit ({problem})</translation>
    </message>
    <message>
      <location filename="mapkit/jobs/cluster.py" />
      <source>it has {there}, and this is {here}</source>
      <translation>má {there}, a toto je {here}</translation>
    </message>
    <message>
      <location filename="mapkit/jobs/cluster.py" />
      <source>no worker of {address} has had time for the work for {n} s: they are busy with that of others, or there is none</source>
      <translation>žádný pracovní proces na {address} neměl {n} s na práci čas: zabývají se prací jiných, nebo žádný není</translation>
    </message>
    <message>
      <location filename="mapkit/jobs/cluster.py" />
      <source>none of the workers of {address} can take part: {why}</source>
      <translation>žádný pracovní proces na {address} se nemůže zúčastnit: {why}</translation>
    </message>
    <message>
      <location filename="mapkit/jobs/cluster.py" />
      <source>several workers of {address} ended while they did {task}</source>
      <translation>při práci na {task} skončilo několik pracovních procesů na {address}</translation>
    </message>
    <message>
      <location filename="mapkit/jobs/cluster.py" />
      <source>the scheduler at {address} does not answer any more, or was started again and has forgotten the work</source>
      <translation>plánovač na {address} už neodpovídá, nebo byl spuštěn znovu a práci zapomněl</translation>
    </message>
    <message>
      <location filename="mapkit/jobs/cluster.py" />
      <source>the worker {name} is turned away: {why}</source>
      <translation>pracovní proces {name} je odmítnut: {why}</translation>
    </message>
    <message>
      <location filename="mapkit/jobs/cluster_client.py" />
      <source>no scheduler answers at {address}</source>
      <translation>na {address} žádný plánovač neodpovídá</translation>
    </message>
    <message>
      <location filename="mapkit/jobs/processes.py" />
      <source>{n} processes ended without a message while they did {task}; often there is too little memory, and fewer workers need less</source>
      <translation>{n} procesy skončily bez zprávy při práci na {task}; často je málo paměti a méně procesů jí potřebuje méně</translation>
    </message>
    <message>
      <location filename="mapkit/jobs/store.py" />
      <source>another mapkit is writing to {path}</source>
      <translation>do {path} zapisuje jiný mapkit</translation>
    </message>
    <message>
      <location filename="mapkit/jobs/store.py" />
      <source>the results in {path} are those of another map or of other options; delete it to begin anew, or name another file</source>
      <translation>výsledky v {path} patří jiné mapě nebo jiným volbám; smažte jej a začněte znovu, nebo zvolte jiný soubor</translation>
    </message>
    <message>
      <location filename="mapkit/jobs/store.py" />
      <source>the results in {path} were made by mapkit {version}, and this is {here}; delete it to begin anew, or name another file</source>
      <translation>výsledky v {path} vytvořil mapkit {version}, a toto je {here}; smažte jej a začněte znovu, nebo zvolte jiný soubor</translation>
    </message>
    <message>
      <location filename="mapkit/jobs/store.py" />
      <source>{path} cannot be written: {reason}. What was finished before is kept</source>
      <translation>do {path} nelze zapsat: {reason}. Co bylo hotovo dřív, zůstalo</translation>
    </message>
    <message>
      <location filename="mapkit/jobs/store.py" />
      <source>{path} is damaged in line {line}; delete it to begin anew</source>
      <translation>{path} je poškozen na řádku {line}; smažte jej a začněte znovu</translation>
    </message>
    <message>
      <location filename="mapkit/jobs/store.py" />
      <source>{path} is there, and is no file of results</source>
      <translation>{path} už existuje a není to soubor s výsledky</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/atomic.py" />
      <source>{given} cannot be written: there is no folder {parent}</source>
      <translation>{given} nelze zapsat: složka {parent} neexistuje</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/atomic.py" />
      <source>{given} is a folder; name a file in it</source>
      <translation>{given} je složka; zadejte soubor v ní</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/bag_records.py" />
      <source>a token</source>
      <translation>žeton</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/bag_records.py" />
      <source>a token in {what}</source>
      <translation>žeton v: {what}</translation>
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
      <translation>pytlík</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/bag_records.py" />
      <source>token {word}</source>
      <translation>žeton {word}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/bag_records.py" />
      <source>token {word} starts with {start}, more than its most, {most}</source>
      <translation>žeton {word} začíná s {start}, víc než nejvýše povolenými {most}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/bag_records.py" />
      <source>tokens of {what}</source>
      <translation>žetony: {what}</translation>
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
      <translation>soubor mezí</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/bounds.py" />
      <source>{path} is no file of bounds for {id}</source>
      <translation>{path} není soubor mezí pro {id}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/bounds.py" />
      <source>{word} is not a version of bounds that this mapkit reads</source>
      <translation>{word} není verze mezí, kterou tento mapkit čte</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/card_fit.py" />
      <source>all cards of a layout have the same size, units, ruleset and choices</source>
      <translation>všechny karty rozložení mají stejnou velikost, jednotky, pravidla a volby</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/card_fit.py" />
      <source>card {id} answers choices otherwise than card {first}</source>
      <translation>karta {id} odpovídá na volby jinak než karta {first}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/card_fit.py" />
      <source>card {id} has map units of {other} mm, and card {first} of {one} mm</source>
      <translation>karta {id} má mapové jednotky {other} mm a karta {first} {one} mm</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/card_fit.py" />
      <source>card {id} is of ruleset {other}, and card {first} of {one}</source>
      <translation>karta {id} je podle pravidel {other} a karta {first} podle {one}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/card_fit.py" />
      <source>card {id} is {other} mm large, and card {first} {one} mm</source>
      <translation>karta {id} má {other} mm a karta {first} {one} mm</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/card_fit.py" />
      <source>card {id} is {size} mm large and cannot be turned by a quarter</source>
      <translation>karta {id} má {size} mm a nelze ji otočit o čtvrtku</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/card_fit.py" />
      <source>draw them within its size, {size} mm</source>
      <translation>nakreslete je v její velikosti, {size} mm</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/card_fit.py" />
      <source>fields of card {id} lie beyond its edge</source>
      <translation>pole karty {id} leží za jejím okrajem</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/card_fit.py" />
      <source>the size of card {id} is no whole number of map units</source>
      <translation>velikost karty {id} není celý počet mapových jednotek</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/card_fit.py" />
      <source>turn it by 180 degrees, or make it square</source>
      <translation>otočte ji o 180 stupňů, nebo z ní udělejte čtverec</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/cases.py" />
      <source>{name} is not a map in JSON</source>
      <translation>{name} není mapa v JSON</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/emit.py" />
      <source>no file can contain the text {text!r}</source>
      <translation>do souboru nelze zapsat text {text!r}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/engine_tables.py" />
      <source>a column</source>
      <translation>sloupce</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/engine_tables.py" />
      <source>a map fills in only what its ruleset leaves open; take it out</source>
      <translation>mapa doplňuje jen to, co její pravidla nechávají otevřené; vymažte to</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/engine_tables.py" />
      <source>a row</source>
      <translation>řádku</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/engine_tables.py" />
      <source>a table</source>
      <translation>tabulky</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/engine_tables.py" />
      <source>it has {words}</source>
      <translation>má {words}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/engine_tables.py" />
      <source>ruleset {ruleset} has no {what}</source>
      <translation>pravidla {ruleset} nemají: {what}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/engine_tables.py" />
      <source>table {word}</source>
      <translation>tabulka {word}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/engine_tables.py" />
      <source>the ruleset gives {column} in row {row} of {what}: {cell}</source>
      <translation>{column} v řádku {row} ({what}) udávají pravidla: {cell}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/engine_tables.py" />
      <source>{what} has no {word}</source>
      <translation>{what} nemá {word}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/engine_tables.py" />
      <source>{what} names {word} twice</source>
      <translation>{what} uvádí {word} dvakrát</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/field_attributes.py" />
      <location filename="mapkit/mapfile/layouts.py" />
      <source>a value</source>
      <translation>hodnoty</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/field_attributes.py" />
      <location filename="mapkit/mapfile/layouts.py" />
      <source>an attribute</source>
      <translation>vlastnosti</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/field_attributes.py" />
      <source>an attribute cannot be called {word}</source>
      <translation>vlastnost se nemůže jmenovat {word}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/field_attributes.py" />
      <source>attribute {word}</source>
      <translation>vlastnost {word}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/field_attributes.py" />
      <source>default of {what}</source>
      <translation>výchozí hodnota: {what}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/field_attributes.py" />
      <location filename="mapkit/mapfile/kinds_traits_sectors.py" />
      <location filename="mapkit/mapfile/sections.py" />
      <source>for example  {example}</source>
      <translation>například  {example}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/field_attributes.py" />
      <source>give a number, or add both to the ruleset</source>
      <translation>uveďte číslo, nebo do pravidel přidejte obojí</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/field_attributes.py" />
      <source>its attributes: {words}</source>
      <translation>jeho vlastnosti: {words}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/field_attributes.py" />
      <source>that is a key of every field</source>
      <translation>to je klíč každého pole</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/field_attributes.py" />
      <location filename="mapkit/mapfile/layouts.py" />
      <source>the ruleset has no attribute {word}</source>
      <translation>pravidla nemají vlastnost {word}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/field_attributes.py" />
      <source>{name} in {what}</source>
      <translation>{name}, kde {what}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/field_attributes.py" />
      <source>{what} goes from {low} to {high}, which is backwards</source>
      <translation>{what} jde od {low} do {high}, což je obráceně</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/field_attributes.py" />
      <source>{what} needs either values or whole</source>
      <translation>{what} potřebuje buď values, nebo whole</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/field_attributes.py" />
      <source>{what} should be [lowest, highest], not a list of {number}</source>
      <translation>{what} má být [nejnižší, nejvyšší], ne seznam o {number}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/field_attributes.py" />
      <source>{what} should be a mapping from attributes to values, not {found}</source>
      <translation>{what} má přiřazovat vlastnostem hodnoty, ne {found}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/field_attributes.py" />
      <source>{words} is left open, which goes only with  range: grid  and  steps: sides</source>
      <translation>{words} zůstává otevřené, což jde jen s  range: grid  a  steps: sides</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/file_values.py" />
      <source>the ruleset {ruleset} does not ship with mapkit; write it to a file and give its path as ruleset</source>
      <translation>pravidla {ruleset} nejsou mezi dodanými; zapište je do souboru a jeho cestu uveďte jako ruleset</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/grids.py" />
      <source>a cell is at least {least} mm wide</source>
      <translation>políčko je široké aspoň {least} mm</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/grids.py" />
      <source>did you mean {near}?</source>
      <translation>mysleli jste {near}?</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/grids.py" />
      <source>the ruleset {ruleset} has no kind {kind}: {known}</source>
      <translation>pravidla {ruleset} nemají druh {kind}: {known}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/grids.py" />
      <source>{columns} by {rows} cells are not a grid: give at least one cell, at most {most}</source>
      <translation>{columns} krát {rows} políček není mřížka: dejte aspoň jedno políčko, nejvýše {most}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/guarded.py" />
      <source>{name} is too large ({size} MB, at most {most} MB are read); is it the right file?</source>
      <translation>{name} je příliš velký ({size} MB, čte se nejvýše {most} MB); je to správný soubor?</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/guarded.py" />
      <source>{path} does not exist</source>
      <translation>{path} neexistuje</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/guarded.py" />
      <source>{path} grows while it is read</source>
      <translation>{path} se během čtení zvětšuje</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/guarded.py" />
      <source>{path} is a folder, not a file</source>
      <translation>{path} je složka, ne soubor</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/guarded.py" />
      <source>{path} is no regular file; mapkit reads no pipes or devices by name</source>
      <translation>{path} není obyčejný soubor; mapkit nečte roury ani zařízení podle jména</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/header.py" />
      <source>a point of {what}</source>
      <translation>bod ({what})</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/header.py" />
      <location filename="mapkit/mapfile/pictures.py" />
      <source>the underlay</source>
      <translation>podklad</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/header.py" />
      <location filename="mapkit/mapfile/tracing.py" />
      <source>{what} should be [width, height], not a list of {number}</source>
      <translation>{what}: má tu být [šířka, výška], ne seznam o {number} položkách</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/header.py" />
      <source>{what} should be [x, y] in map units</source>
      <translation>{what}: má tu být [x, y] v jednotkách mapy</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/header.py" />
      <location filename="mapkit/mapfile/tracing.py" />
      <source>{what} should be a list of 4 points, not of {number}</source>
      <translation>{what}: má tu být seznam 4 bodů, ne o {number} položkách</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/json_text.py" />
      <source>{where}:{line}:{column}: this is not JSON: {reason}</source>
      <translation>{where}:{line}:{column}: toto není JSON{reason:.0}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/kinds_traits_sectors.py" />
      <source>a kind</source>
      <translation>typ</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/kinds_traits_sectors.py" />
      <source>a mover in {what}</source>
      <translation>figurka ({what})</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/kinds_traits_sectors.py" />
      <source>a sector</source>
      <translation>oblast</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/kinds_traits_sectors.py" />
      <source>a trait</source>
      <translation>terén</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/kinds_traits_sectors.py" />
      <source>kind {word}</source>
      <translation>typ {word}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/kinds_traits_sectors.py" />
      <source>kind {word} matches {other}, which itself matches {last}</source>
      <translation>typ {word} odpovídá {other} a ten sám odpovídá {last}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/kinds_traits_sectors.py" />
      <source>sector {word}</source>
      <translation>oblast {word}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/kinds_traits_sectors.py" />
      <source>the costs of kind {word} are its own: costs_as goes round</source>
      <translation>druh {word} přebírá ceny sám od sebe: costs_as jde dokola</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/kinds_traits_sectors.py" />
      <source>trait {word}</source>
      <translation>terén {word}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/kinds_traits_sectors.py" />
      <source>write  matches: {matches}</source>
      <translation>napište  matches: {matches}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/kinds_traits_sectors.py" />
      <source>{value} in {what}</source>
      <translation>{value} ({what})</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/kinds_traits_sectors.py" />
      <source>{what} should be a mapping from movers to costs, not {found}</source>
      <translation>{what}: mají tu být dvojice figurka: cena, ne {found}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/layout_records.py" />
      <source>it has to be 0, 90, 180 or 270 degrees, clockwise</source>
      <translation>musí to být 0, 90, 180 nebo 270 stupňů, po směru hodin</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/layout_records.py" />
      <source>{what} cannot be {degrees}: cards lie square to each other</source>
      <translation>{what} nemůže být {degrees}: karty leží k sobě v pravém úhlu</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/layout_records.py" />
      <source>{what} should be {words}, not a list of {number}</source>
      <translation>{what} má být {words}, ne seznam o {number}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/layout_records.py" />
      <source>{word} is not a version of layouts that this mapkit reads</source>
      <translation>{word} není verze rozložení, kterou tento mapkit čte</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/layout_saving.py" />
      <source>the layout cannot be written to this file: it would read back differently</source>
      <translation>rozložení nelze do tohoto souboru zapsat: přečetlo by se jinak</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/layout_saving.py" />
      <source>the text of the layout cannot be read</source>
      <translation>text rozložení nelze přečíst</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/layouts.py" />
      <source>a card</source>
      <translation>karty</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/layouts.py" />
      <source>a value of {name}</source>
      <translation>hodnota: {name}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/layouts.py" />
      <source>card {id}</source>
      <translation>karta {id}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/layouts.py" />
      <source>element {n}</source>
      <translation>prvek {n}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/layouts.py" />
      <source>elements</source>
      <translation>prvky</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/layouts.py" />
      <source>give each card a place of its own</source>
      <translation>dejte každé kartě vlastní místo</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/layouts.py" />
      <source>name a card and a field of it, as  c1.b2</source>
      <translation>uveďte kartu a její pole, například  c1.b2</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/layouts.py" />
      <source>name the file of a card, relative to the layout</source>
      <translation>uveďte soubor karty, vzhledem k rozložení</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/layouts.py" />
      <source>places count from 0; correct it, or the size</source>
      <translation>místa se počítají od 0; opravte je, nebo velikost</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/layouts.py" />
      <source>the layout</source>
      <translation>rozložení</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/layouts.py" />
      <source>the layout names itself as a card</source>
      <translation>rozložení uvádí jako kartu sebe</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/layouts.py" />
      <source>where you trust the layout, allow it: --allow-outside</source>
      <translation>pokud rozložení důvěřujete, povolte to: --allow-outside</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/layouts.py" />
      <source>{n} cards are more than a board may have ({most})</source>
      <translation>{n} karet je víc, než smí deska mít ({most})</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/layouts.py" />
      <source>{path} is a layout, no card</source>
      <translation>{path} je rozložení, ne karta</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/layouts.py" />
      <source>{path} is no map</source>
      <translation>{path} není mapa</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/layouts.py" />
      <source>{path} lies outside the layout's folder, so it was not opened</source>
      <translation>{path} leží mimo složku rozložení, proto nebyl otevřen</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/layouts.py" />
      <source>{what} lies on {word}, which the board does not have</source>
      <translation>{what} leží na {word}, které deska nemá</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/layouts.py" />
      <source>{what} lies where card {other} lies already: {place}</source>
      <translation>{what} leží, kde už leží karta {other}: {place}</translation>
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
      <translation>„{id}“ nemůže být id pravidel: {advice}.</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/new.py" />
      <source>that many fields do not fit on so small a board</source>
      <translation>tolik polí se na tak malý plán nevejde</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/new.py" />
      <source>the example {name} has errors</source>
      <translation>ukázka {name} má chyby</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/new.py" />
      <source>there is no example {name!r}; did you mean {near}?</source>
      <translation>ukázka {name!r} neexistuje; nemysleli jste {near}?</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/new.py" />
      <source>there is no example {name!r}; there are {known}</source>
      <translation>ukázka {name!r} neexistuje; existují {known}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/new.py" />
      <source>which example? There are {known}</source>
      <translation>která ukázka? Existují {known}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/new.py" />
      <source>{rows} rows of {columns} fields are not a board: give at least one field, at most {most}</source>
      <translation>{rows} × {columns} polí není herní plán: uveďte nejméně jedno pole, nejvýš {most}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>a \u escape that stands for half a character</source>
      <translation>zápis \u, který znamená půl znaku</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>a character that YAML does not allow here</source>
      <translation>znak, který tu YAML nedovoluje</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>a colon stands where no key can begin</source>
      <translation>dvojtečka je tam, kde nemůže začínat klíč</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>a key has to be a word, not a list or a mapping</source>
      <translation>klíč musí být slovo, ne seznam ani dvojice klíč: hodnota</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>a key without its colon</source>
      <translation>klíč bez dvojtečky</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>a list entry (-) cannot begin here</source>
      <translation>položka seznamu (-) tu nemůže začínat</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>a list in [ ] is not closed or lacks a comma</source>
      <translation>seznam v [ ] není uzavřen nebo v něm chybí čárka</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>a map begins with the line  mapkit: "1.0"</source>
      <translation>mapa začíná řádkem  mapkit: "1.0"</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>a map file needs none: delete them</source>
      <translation>soubor s mapou žádné nepotřebuje: smažte je</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>a mapping in {{ }} is not closed or lacks a comma</source>
      <translation>dvojice v {{ }} nejsou uzavřeny nebo v nich chybí čárka</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>a second document begins here</source>
      <translation>začíná tu druhý dokument</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>a tab at the beginning of a line</source>
      <translation>tabulátor na začátku řádku</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>a value is missing or begins with a character that needs quotes</source>
      <translation>hodnota chybí nebo začíná znakem, který potřebuje uvozovky</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>an unknown \ escape in a quoted text</source>
      <translation>neznámý zápis s \ v textu v uvozovkách</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>anchors and aliases (&amp; and *) are not used in map files</source>
      <translation>kotvy a odkazy (&amp; a *) se v souborech map nepoužívají</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>delete it</source>
      <translation>smažte to</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>delete the word that begins with !</source>
      <translation>smažte slovo, které začíná na !</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>every entry begins with - in the same column</source>
      <translation>každá položka začíná znakem - ve stejném sloupci</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>indent with blanks, not with tabs</source>
      <translation>odsazujte mezerami, ne tabulátory</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>is a colon or a bracket out of place?</source>
      <translation>není dvojtečka nebo závorka jinde, než má být?</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>is it a map? Delete the character or save the file again as UTF-8 text</source>
      <translation>je to mapa? Smažte ten znak, nebo soubor znovu uložte jako text v UTF-8</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>is the file cut off, or a closing quote missing?</source>
      <translation>není soubor useknutý, nebo nechybí koncová uvozovka?</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>is the file cut off?</source>
      <translation>není soubor useknutý?</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>is the file cut off? Put texts with special characters in quotes</source>
      <translation>není soubor useknutý? Texty se zvláštními znaky dejte do uvozovek</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>is the line before missing its colon, or the indentation off? Texts with ": " need quotes</source>
      <translation>nechybí na předchozím řádku dvojtečka, nebo nesedí odsazení? Texty s „: “ potřebují uvozovky</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>keep one of the two</source>
      <translation>ponechte jedno z obou</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>keys of one mapping begin in the same column; is a bracket or quote still open?</source>
      <translation>klíče, které patří k sobě, začínají ve stejném sloupci; nezůstala otevřená závorka nebo uvozovka?</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>lines that begin with % are YAML directives, and there are too many of them</source>
      <translation>řádky začínající na % jsou direktivy YAML a je jich příliš mnoho</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>lists and mappings are nested more than {depth} deep</source>
      <translation>seznamy a dvojice jsou do sebe vnořeny víc než {depth}krát</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>look for a missing ] or comma here or in the lines before</source>
      <translation>hledejte chybějící ] nebo čárku tady nebo na předchozích řádcích</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>look for a missing }} or comma here or in the lines before</source>
      <translation>hledejte chybějící }} nebo čárku tady nebo na předchozích řádcích</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>maps do not need that; is it the right file?</source>
      <translation>tolik žádná mapa nepotřebuje; je to správný soubor?</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>one map a file: delete the line with --- and what follows, or move it to a file of its own</source>
      <translation>jeden soubor, jedna mapa: smažte řádek s --- a to za ním, nebo to přesuňte do vlastního souboru</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>put it on a line of its own under its key</source>
      <translation>dejte ji na vlastní řádek pod její klíč</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>tags (words with !) are not used in map files</source>
      <translation>značky (slova s !) se v souborech map nepoužívají</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>the file ends in the middle of a quoted text</source>
      <translation>soubor končí uprostřed textu v uvozovkách</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>the file has more than {most} values</source>
      <translation>soubor má víc než {most} hodnot</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>the file holds a control character, which no text file has</source>
      <translation>soubor obsahuje řídicí znak, který v textu nebývá</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>the file holds nothing but comments</source>
      <translation>v souboru jsou jen komentáře</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>the file is empty</source>
      <translation>soubor je prázdný</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>the tag {word} is not used in map files</source>
      <translation>značka {word} se v souborech map nepoužívá</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>this is not YAML: {reason}</source>
      <translation>toto není YAML: {reason}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>this line does not fit the indentation of those above</source>
      <translation>tento řádek neodpovídá odsazení řádků nad ním</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>this line does not fit the list above</source>
      <translation>tento řádek se nehodí k seznamu nad ním</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>write  key: value, with a blank after the colon</source>
      <translation>pište  klíč: hodnota, s mezerou za dvojtečkou</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>write \\ for a \</source>
      <translation>místo \ pište \\</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>write the character itself</source>
      <translation>napište přímo ten znak</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>write the value out, or put a text that begins with &amp; or * in quotes</source>
      <translation>hodnotu vypište, nebo text začínající na &amp; či * dejte do uvozovek</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>{what} (the file ends here)</source>
      <translation>{what} (soubor tu končí)</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>{what}; it belongs to what begins on line {line}</source>
      <translation>{what}; patří k tomu, co začíná na řádku {line}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/nodes.py" />
      <source>{word} is repeated; the first is on line {line}</source>
      <translation>{word} je tu dvakrát; poprvé na řádku {line}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/outlines.py" />
      <source>a corner in {what} of field {field}</source>
      <translation>roh ({what} pole {field})</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/outlines.py" />
      <source>a vertex</source>
      <translation>vrchol</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/outlines.py" />
      <source>a vertex in {what}</source>
      <translation>vrchol ({what})</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/outlines.py" />
      <source>a vertex in {what} of field {field}</source>
      <translation>vrchol ({what} pole {field})</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/outlines.py" />
      <source>add it to vertices, or name another</source>
      <translation>přidejte jej do vertices, nebo uveďte jiný</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/outlines.py" />
      <source>an end of {what}</source>
      <translation>konec ({what})</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/outlines.py" />
      <source>if they are one corner, give both the same numbers; mapkit check --fix can do it</source>
      <translation>jsou-li to jeden roh, dejte oběma stejná čísla; umí to mapkit check --fix</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/outlines.py" />
      <source>rings close by themselves: delete the last one</source>
      <translation>obrysy se uzavírají samy: smažte poslední</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/outlines.py" />
      <source>the point [{x}, {y}] lies within the tolerance of [{px}, {py}] (line {line}, column {column}) but is not the same</source>
      <translation>bod [{x}, {y}] leží v toleranci od [{px}, {py}] (řádek {line}, sloupec {column}), ale není tentýž</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/outlines.py" />
      <source>vertex {id}</source>
      <translation>vrchol {id}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/outlines.py" />
      <source>write points as [[x, y], [x, y], ...], or the ids of vertices</source>
      <translation>pište body jako [[x, y], [x, y], ...], nebo id vrcholů</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/outlines.py" />
      <source>write two whole numbers in brackets, for example [3000, 400]</source>
      <translation>napište dvě celá čísla v závorkách, například [3000, 400]</translation>
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
      <translation>{what}: vrchol {word} neexistuje</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/outlines.py" />
      <source>{what} of field {field}</source>
      <translation>{what} pole {field}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/outlines.py" />
      <source>{what} of field {field} ends with the vertex it began with, {vertex}; the repetition is left out</source>
      <translation>{what} pole {field} končí vrcholem, kterým začíná ({vertex}); opakování se vynechá</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/outlines.py" />
      <source>{what} of field {field} has {number} corners; an area needs three</source>
      <translation>{what} pole {field}: počet rohů je {number}; plocha potřebuje tři</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/outlines.py" />
      <source>{what} of field {field} is a flat list of numbers</source>
      <translation>{what} pole {field} je holý seznam čísel</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/outlines.py" />
      <source>{what} should be a point [x, y], not a list of {n}</source>
      <translation>{what}: má tu být bod [x, y], ne seznam o {n} položkách</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/outlines.py" />
      <source>{what} should be a point [x, y], not {found}</source>
      <translation>{what}: má tu být bod [x, y], ne {found}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/pictures.py" />
      <source>move it into the map's folder, or give --allow-outside</source>
      <translation>přesuňte jej do složky mapy, nebo zadejte --allow-outside</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/pictures.py" />
      <source>put the picture back where it was; if it was replaced on purpose, lay it or trace it again</source>
      <translation>vraťte obrázek na jeho místo; byl-li vyměněn záměrně, podložte jej nebo jej překreslete znovu</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/pictures.py" />
      <source>the photo</source>
      <translation>fotografie</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/pictures.py" />
      <source>{what} cannot be used: {problem}</source>
      <translation>{what} se nedá použít: {problem}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/pictures.py" />
      <source>{what} {name} is not the picture that it was</source>
      <translation>{what} {name} už není tentýž obrázek</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/pictures.py" />
      <source>{what} {name} lies outside the map's folder and was not opened</source>
      <translation>{what} {name} leží mimo složku mapy; soubor nebyl otevřen</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/players.py" />
      <source>the file of players</source>
      <translation>soubor hráčů</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/players.py" />
      <source>the section weights of {what}</source>
      <translation>oddíl weights ({what})</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/players.py" />
      <source>the sniper</source>
      <translation>odstřelovač</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/players.py" />
      <source>the squads</source>
      <translation>oddíly</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/players.py" />
      <source>{word} is not a version of players that this mapkit reads</source>
      <translation>{word} není verze hráčů, kterou tento mapkit čte</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/problems.py" />
      <source>did you mean {word}?</source>
      <translation>mysleli jste {word}?</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/problems.py" />
      <source>fix the listed ones first</source>
      <translation>nejdřív opravte ty uvedené</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/problems.py" />
      <source>{n} more problems are not listed</source>
      <translation>další problémy ({n}) nejsou uvedeny</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/reader.py" />
      <source>a choice</source>
      <translation>volba</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/reader.py" />
      <source>a map file is a mapping of keys to values, not {found}</source>
      <translation>soubor s mapou jsou dvojice klíč: hodnota, ne {found}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/reader.py" />
      <source>choice {id}</source>
      <translation>volba {id}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/reader.py" />
      <source>it begins with the line  mapkit: "{current}"</source>
      <translation>začíná řádkem  mapkit: "{current}"</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/reader.py" />
      <source>its choices: {words}</source>
      <translation>jejich volby: {words}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/reader.py" />
      <source>name a shipped ruleset or the path of a file</source>
      <translation>uveďte dodaná pravidla, nebo cestu k souboru</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/reader.py" />
      <source>ruleset {ruleset} has no choice {word}</source>
      <translation>pravidla {ruleset} nemají volbu {word}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/reader.py" />
      <source>ruleset {ruleset} has no mover {word}</source>
      <translation>pravidla {ruleset} nemají jdoucího {word}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/reasons.py" />
      <source>Disk quota exceeded</source>
      <translation>překročena disková kvóta</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/reasons.py" />
      <source>File name too long</source>
      <translation>název souboru je příliš dlouhý</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/reasons.py" />
      <source>Input/output error</source>
      <translation>chyba při čtení nebo zápisu</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/reasons.py" />
      <source>No space left on device</source>
      <translation>na disku není místo</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/reasons.py" />
      <source>Permission denied</source>
      <translation>přístup odepřen</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/reasons.py" />
      <source>Read-only file system</source>
      <translation>disk je jen pro čtení</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/records.py" />
      <source>its keys are {words}</source>
      <translation>klíče jsou {words}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/records.py" />
      <source>known keys: {words}; a key of your own has to begin with x-</source>
      <translation>známé klíče: {words}; vlastní klíč musí začínat na x-</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/records.py" />
      <source>write one  id: ...  a line, indented, below the key</source>
      <translation>pod klíč pište na každý řádek odsazeně jedno  id: ...</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/records.py" />
      <source>{what} has no key {word}</source>
      <translation>{what} nemá klíč {word}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/records.py" />
      <source>{what} lacks {words}</source>
      <translation>{what}: chybí {words}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/records.py" />
      <source>{what} should be a mapping from ids to entries, not {found}</source>
      <translation>{what}: mají tu být dvojice id: údaje, ne {found}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/records.py" />
      <source>{what} should be a mapping of keys to values, not {found}</source>
      <translation>{what}: mají tu být dvojice klíč: hodnota, ne {found}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/records.py" />
      <source>{word} of {what} has no value</source>
      <translation>{word} ({what}) nemá hodnotu</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/records.py" />
      <source>{word} of {what} is ignored: this mapkit does not know it</source>
      <translation>{word} ({what}) se přechází: tento mapkit to nezná</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/ruleset_records.py" />
      <source>a mover</source>
      <translation>jdoucího</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/ruleset_records.py" />
      <source>mover {word}</source>
      <translation>jdoucí {word}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/rulesets.py" />
      <source>; those that do: {known}</source>
      <translation>; dodané jsou: {known}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/rulesets.py" />
      <source>no ruleset {name} ships with mapkit{hint}</source>
      <translation>pravidla {name} nejsou mezi dodanými{hint}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/rulesets.py" />
      <source>where you trust the map, allow it: --allow-outside</source>
      <translation>pokud mapě věříte, povolte to: --allow-outside</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/rulesets.py" />
      <source>{path} lies outside the map's folder, so it was not opened</source>
      <translation>{path} leží mimo složku mapy, proto nebyl otevřen</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/saving.py" />
      <source>the map {id} cannot be written to a file: {problem}</source>
      <translation>mapu {id} nelze zapsat do souboru: {problem}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/saving.py" />
      <source>the map {id} cannot be written to this file: it would read back differently</source>
      <translation>mapu {id} nelze do tohoto souboru zapsat: četla by se pak jinak</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/saving.py" />
      <source>this change means rewriting the whole file, and what format {version} says and this mapkit does not know would be lost; get a newer mapkit</source>
      <translation>pro tuto změnu by se soubor musel zapsat nanovo a ztratilo by se, co říká formát {version} a tento mapkit nezná; pořiďte si novější mapkit</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/saving.py" />
      <source>{ruleset} is not a ruleset without errors</source>
      <translation>{ruleset} nejsou pravidla bez chyb</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/saving.py" />
      <source>{target} was changed by somebody else since it was read</source>
      <translation>{target}: soubor od načtení změnil někdo jiný</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>YAML readers disagree about such numbers; write {number}</source>
      <translation>taková čísla čte YAML různě; napište {number}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>a list</source>
      <translation>seznam</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>a mapping</source>
      <translation>dvojice klíč: hodnota</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>coordinates are map units below 2**30 (1,073,741,824) in size</source>
      <translation>souřadnice jsou v jednotkách mapy a menší než 2**30 (1 073 741 824)</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>coordinates count map units, so they have no decimals: with a unit_mm of 0.01, write 1250 for 12.5 mm</source>
      <translation>souřadnice počítají jednotky mapy, nemají tedy desetinná místa: je-li unit_mm 0.01, napište místo 12.5 mm 1250</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>expected the id of {what}, not {found}</source>
      <translation>má tu být id ({what}), ne {found}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>give it an id</source>
      <translation>dejte tomu id</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>ids have at most 40 characters, no blanks, no | and do not begin with x-</source>
      <translation>id mají nejvýš 40 znaků, žádné mezery ani | a nezačínají na x-</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>it has to be 0 or more and at most {high}</source>
      <translation>má to být nejméně 0 a nejvýš {high}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>it has to be from {low} to {high}</source>
      <translation>má to být od {low} do {high}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>it has to be more than 0 and at most {high}</source>
      <translation>má to být víc než 0 a nejvýš {high}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>of {n} digits</source>
      <translation>o {n} číslicích</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>put it in quotes: "{value}"</source>
      <translation>dejte to do uvozovek: "{value}"</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>the id {word} of {what} is not a text to YAML</source>
      <translation>id {word} ({what}) není pro YAML text</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>write  true  or  false  without quotes</source>
      <translation>napište  true  nebo  false  bez uvozovek</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>write a number without decimals</source>
      <translation>napište číslo bez desetinných míst</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>write it in decimal digits</source>
      <translation>napište to desítkovými číslicemi</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>write it in digits without quotes, for example 0.5</source>
      <translation>napište to číslicemi bez uvozovek, například 0.5</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>write it in plain digits, for example 12</source>
      <translation>napište to prostými číslicemi, například 12</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>write it without quotes</source>
      <translation>napište to bez uvozovek</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>write one word or number here, without brackets</source>
      <translation>napište sem jedno slovo nebo číslo, bez závorek</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>write {number}</source>
      <translation>napište {number}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>{what} should be a number, not {found}</source>
      <translation>{what}: má tu být číslo, ne {found}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>{what} should be a text, not {found}</source>
      <translation>{what}: má tu být text, ne {found}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>{what} should be a whole number, not {found}</source>
      <translation>{what}: má tu být celé číslo, ne {found}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>{what} should be true or false, not {found}</source>
      <translation>{what}: má tu být true nebo false, ne {found}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>{what} {number} is out of bounds</source>
      <translation>{what}: {number} je mimo meze</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>{what} {number} is too large</source>
      <translation>{what}: {number} je příliš mnoho</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>{what} {word} is out of bounds</source>
      <translation>{what}: {word} je mimo meze</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/scalars.py" />
      <source>{word} cannot be the id of {what}</source>
      <translation>{word} nemůže být id ({what})</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sections.py" />
      <source>a building</source>
      <translation>budova</translation>
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
      <translation>průchod</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sections.py" />
      <source>building {id}</source>
      <translation>budova {id}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sections.py" />
      <source>field ids, for example ["12", "13"]</source>
      <translation>id polí, například ["12", "13"]</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sections.py" />
      <source>field {id}</source>
      <translation>pole {id}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sections.py" />
      <source>give the two ends of its place on the shared boundary</source>
      <translation>uveďte oba konce jeho místa na společné hranici</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sections.py" />
      <source>hole {n}</source>
      <translation>otvor {n}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sections.py" />
      <source>holes of field {id}</source>
      <translation>otvory pole {id}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sections.py" />
      <source>keys that begin with x- are not fields</source>
      <translation>klíče začínající na x- nejsou pole</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sections.py" />
      <source>marker {n}</source>
      <translation>značka {n}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sections.py" />
      <source>name the two fields on its sides</source>
      <translation>uveďte dvě pole po jeho stranách</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sections.py" />
      <source>points or vertex ids</source>
      <translation>body nebo id vrcholů</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sections.py" />
      <source>portal {id}</source>
      <translation>průchod {id}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sections.py" />
      <source>the ring</source>
      <translation>obrys</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sections.py" />
      <source>write two {of_what}</source>
      <translation>napište dvě: {of_what}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sections.py" />
      <source>write {value} without quotes</source>
      <translation>napište {value} bez uvozovek</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sections.py" />
      <source>{what} ({label})</source>
      <translation>{what} ({label})</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sections.py" />
      <source>{what} has no length: both ends of its place are {point}</source>
      <translation>{what} nemá délku: oba konce místa jsou {point}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sections.py" />
      <source>{what} lacks "type"</source>
      <translation>{what}: chybí "type"</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sections.py" />
      <source>{what} names field {word}, which does not exist</source>
      <translation>{what}: pole {word} neexistuje</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sections.py" />
      <source>{what} should be a list of two, not of {number}</source>
      <translation>{what}: má tu být dvojice, ne seznam o {number} položkách</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sections.py" />
      <source>{what} should be a list of two, not {found}</source>
      <translation>{what}: má tu být seznam dvou, ne {found}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sections.py" />
      <source>{what} should be a mapping, not {found}</source>
      <translation>{what}: mají tu být dvojice klíč: hodnota, ne {found}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sections.py" />
      <source>{what} should be a number</source>
      <translation>{what}: má tu být číslo</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sections.py" />
      <source>{what} stands between field {between} and itself</source>
      <translation>{what} je mezi polem {between} a jím samým</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sight_rules.py" />
      <source>add a rule without  ends,  which covers every pair, or write  sight: none; rules that stand  instead_of  each other leave none</source>
      <translation>přidejte pravidlo bez  ends,  které platí pro každou dvojici, nebo napište  sight: none; po pravidlech, která stojí  instead_of  jedno druhého, nezbude žádné</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sight_rules.py" />
      <source>let some kinds match others, or write  sight: none  in the ruleset</source>
      <translation>nechte některé typy odpovídat jiným, nebo do pravidel napište  sight: none</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sight_rules.py" />
      <source>no line rule of ruleset {ruleset} covers fields of the classes {classes}, so no rule says whether they see each other</source>
      <translation>žádné pravidlo přímek z {ruleset} neplatí pro pole typů {classes}, takže žádné neříká, zda se vidí</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sight_rules.py" />
      <source>restrict some with  ends  or  instead_of</source>
      <translation>některá zúžte pomocí  ends  nebo  instead_of</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sight_rules.py" />
      <source>the fields are of {number} classes, and sight can handle at most {most}: {classes}</source>
      <translation>pole mají typů celkem {number} a přímá viditelnost jich zvládne nejvýš {most}: {classes}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/sight_rules.py" />
      <source>{serving} line rules of ruleset {ruleset} cover fields of the classes {a} and {b}; at most {most} may</source>
      <translation>počet pravidel přímek, která v {ruleset} platí pro pole typů {a} a {b}, je {serving}; smí být nejvýš {most}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/source.py" />
      <source>{name} is UTF-16 or UTF-32 text; save it as UTF-8</source>
      <translation>{name} je text v UTF-16 nebo UTF-32; uložte jej v UTF-8</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/source.py" />
      <source>{name} is a binary file, not a map</source>
      <translation>{name} je binární soubor, ne mapa</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/source.py" />
      <source>{name} is not UTF-8 text (the first strange byte is on line {line}); save it as UTF-8, or is it the right file?</source>
      <translation>{name} není text v UTF-8 (první cizí bajt je na řádku {line}); uložte jej v UTF-8. Je to vůbec správný soubor?</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/tracing.py" />
      <source>a SHA-256 has 64 hexadecimal digits</source>
      <translation>SHA-256 má 64 šestnáctkových číslic</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/tracing.py" />
      <source>a doubt about a border or a portal names the two fields on its sides</source>
      <translation>pochybnost o hranici nebo průchodu jmenuje obě pole po jejích stranách</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/tracing.py" />
      <source>doubt {n}</source>
      <translation>pochybnost {n}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/tracing.py" />
      <source>the tracing</source>
      <translation>údaj o překreslení</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/tracing.py" />
      <source>write a day as in {example}</source>
      <translation>napište den, například {example}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/tracing.py" />
      <location filename="mapkit/mapfile/value_types.py" />
      <source>{what} cannot be {word}</source>
      <translation>{what}: {word} tu být nemůže</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/tracing.py" />
      <source>{what} should be [x, y] in pixels</source>
      <translation>{what}: má být [x, y] v pixelech</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/tracing.py" />
      <source>{what} should name one field</source>
      <translation>{what}: má jmenovat jedno pole</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/tracing.py" />
      <source>{what} should name two different fields</source>
      <translation>{what}: má jmenovat dvě různá pole</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/value_types.py" />
      <source>an item of {what}</source>
      <translation>položka ({what})</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/value_types.py" />
      <source>ids have at most 40 characters, no blanks and no |</source>
      <translation>id mají nejvýš 40 znaků, žádné mezery ani |</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/value_types.py" />
      <source>it has to be {words}</source>
      <translation>má to být {words}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/value_types.py" />
      <source>it takes {n} values in brackets, with commas between them</source>
      <translation>patří sem hodnoty v závorkách, oddělené čárkami; jejich počet je {n}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/value_types.py" />
      <source>put its items in brackets, with commas between them: [a, b]</source>
      <translation>napište položky do závorek, oddělené čárkami: [a, b]</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/value_types.py" />
      <source>write it as # and six digits in quotes, for example "#c0392b"</source>
      <translation>napište ji jako # a šest číslic v uvozovkách, například "#c0392b"</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/value_types.py" />
      <source>write one of these: {words}</source>
      <translation>napište jedno z těchto slov: {words}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/value_types.py" />
      <source>{what} should be a colour, not {found}</source>
      <translation>{what}: má tu být barva, ne {found}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/value_types.py" />
      <source>{what} should be a list, not {found}</source>
      <translation>{what}: má tu být seznam, ne {found}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/value_types.py" />
      <source>{what} should be a word, not {found}</source>
      <translation>{what}: má tu být slovo, ne {found}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/versions.py" />
      <source>get a newer mapkit</source>
      <translation>pořiďte si novější mapkit</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/versions.py" />
      <source>it looks like a map in JSON; turn it into a map file with  mapkit import</source>
      <translation>vypadá to jako mapa v JSON; na soubor s mapou ji převede  mapkit import</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/versions.py" />
      <source>mapkit (the format version)</source>
      <translation>mapkit (verze formátu)</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/versions.py" />
      <source>mapkit has no value</source>
      <translation>mapkit nemá hodnotu</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/versions.py" />
      <source>the first line of a map is  mapkit: "{current}"</source>
      <translation>první řádek mapy je  mapkit: "{current}"</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/versions.py" />
      <source>the map has keys of format {current}, and says {version}: older programs refuse it</source>
      <translation>mapa má klíče formátu {current}, ale uvádí {version}: starší programy ji odmítnou</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/versions.py" />
      <source>the map is of format {version}, newer than this mapkit's {current}: keys it does not know are ignored, and kept on saving</source>
      <translation>mapa má formát {version}, novější než {current} tohoto programu: neznámé klíče se přecházejí a při ukládání zůstanou</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/versions.py" />
      <source>the map is of format {version}; this mapkit reads up to {current}</source>
      <translation>mapa má formát {version}; tento mapkit čte nejvýš {current}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/versions.py" />
      <source>this is not a map file: it lacks the key mapkit</source>
      <translation>toto není soubor s mapou: chybí klíč mapkit</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/versions.py" />
      <source>write  mapkit: "{current}"</source>
      <translation>napište  mapkit: "{current}"</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/versions.py" />
      <source>write  {key}: "{current}"</source>
      <translation>napište  {key}: "{current}"</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/versions.py" />
      <source>{word} is not a version of the map format</source>
      <translation>{word} není verze formátu map</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/warning_records.py" />
      <source>say in a few words why the warning does not matter here</source>
      <translation>řekněte pár slovy, proč varování tady nevadí</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/warning_records.py" />
      <source>silenced warning {n}</source>
      <translation>umlčené varování {n}</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/warning_records.py" />
      <source>the warnings</source>
      <translation>varování</translation>
    </message>
    <message>
      <location filename="mapkit/mapfile/warning_records.py" />
      <source>{what} is empty</source>
      <translation>{what}: je prázdné</translation>
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
        <numerusform>Asi {n} verdikt může být ještě chybný; mezi {low} a {high}.</numerusform>
        <numerusform>Asi {n} verdikty mohou být ještě chybné; mezi {low} a {high}.</numerusform>
        <numerusform>Asi {n} verdiktů může být ještě chybných; mezi {low} a {high}.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/review/sentences.py" />
      <source>Field {field} may be of another kind.</source>
      <translation>Pole {field} může být jiného druhu.</translation>
    </message>
    <message>
      <location filename="mapkit/review/sentences.py" />
      <source>Field {field} may be several fields.</source>
      <translation>Pole {field} může být více polí.</translation>
    </message>
    <message>
      <location filename="mapkit/review/sentences.py" />
      <source>Field {field} may be {kind}.</source>
      <translation>Pole {field} může být jiné: {kind}.</translation>
    </message>
    <message>
      <location filename="mapkit/review/sentences.py" />
      <source>Field {field} may lie in another sector.</source>
      <translation>Pole {field} může ležet v jiném sektoru.</translation>
    </message>
    <message>
      <location filename="mapkit/review/sentences.py" />
      <source>Field {field} may lie in the sector {sector}.</source>
      <translation>Pole {field} může ležet v sektoru {sector}.</translation>
    </message>
    <message>
      <location filename="mapkit/review/sentences.py" />
      <source>Make it {what}</source>
      <translation>Změnit na: {what}</translation>
    </message>
    <message>
      <location filename="mapkit/review/sentences.py" />
      <source>Merge {a} and {b}</source>
      <translation>Spojit {a} a {b}</translation>
    </message>
    <message>
      <location filename="mapkit/review/sentences.py" />
      <source>No verdict hangs on what is left.</source>
      <translation>Na tom, co zbývá, nezávisí žádný verdikt.</translation>
    </message>
    <message>
      <location filename="mapkit/review/sentences.py" />
      <source>Nobody has looked at field {field} yet.</source>
      <translation>Pole {field} si ještě nikdo neprohlédl.</translation>
    </message>
    <message numerus="yes">
      <location filename="mapkit/review/sentences.py" />
      <source>Nothing else is doubtful of field(s) {fields}: look at all of it.</source>
      <translation>
        <numerusform>Na poli {fields} už není pochybné nic jiného: prohlédněte si je celé.</numerusform>
        <numerusform>Na polích {fields} už není pochybné nic jiného: prohlédněte si je celá.</numerusform>
        <numerusform>Na polích {fields} už není pochybné nic jiného: prohlédněte si je celá.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="mapkit/review/sentences.py" />
      <source>Remove it</source>
      <translation>Odstranit</translation>
    </message>
    <message>
      <location filename="mapkit/review/sentences.py" />
      <source>Something may run under field {field}.</source>
      <translation>Pod polem {field} může něco vést.</translation>
    </message>
    <message>
      <location filename="mapkit/review/sentences.py" />
      <source>That may change up to {what}.</source>
      <translation>Může to změnit až {what}.</translation>
    </message>
    <message>
      <location filename="mapkit/review/sentences.py" />
      <source>That would change {what}.</source>
      <translation>Změnilo by to {what}.</translation>
    </message>
    <message>
      <location filename="mapkit/review/sentences.py" />
      <source>The border between {a} and {b} may not be there.</source>
      <translation>Hranice mezi {a} a {b} tam nemusí být.</translation>
    </message>
    <message>
      <location filename="mapkit/review/sentences.py" />
      <source>There may be no door or ladder between {a} and {b}, or another one.</source>
      <translation>Mezi {a} a {b} nemusí být dveře ani žebřík, nebo tam mohou být jiné.</translation>
    </message>
    <message>
      <location filename="mapkit/review/sentences.py" />
      <source>What is printed on field {field} may be something else.</source>
      <translation>Co je vytištěno na poli {field}, může být něco jiného.</translation>
    </message>
    <message>
      <location filename="mapkit/review/sentences.py" />
      <source>What stands between {a} and {b} may be {portal}.</source>
      <translation>Mezi {a} a {b} může být něco jiného: {portal}.</translation>
    </message>
    <message>
      <location filename="mapkit/review/sentences.py" />
      <source>{first} and {second}</source>
      <translation>{first} a {second}</translation>
    </message>
    <message>
      <location filename="maps/launch-site.yaml" />
      <source>Launch Site</source>
      <translation>Odpalovací základna</translation>
    </message>
    <message>
      <location filename="maps/launch-site.yaml" />
      <location filename="maps/uboat-bunker.yaml" />
      <source>Made from the rules alone. It claims nothing about the printed board; the marks of the solo cards are reconstructed as well.</source>
      <translation>Vytvořeno jen podle pravidel. O tištěném plánu nic netvrdí; i značky sólových karet jsou rekonstruovány.</translation>
    </message>
    <message>
      <location filename="maps/launch-site.yaml" />
      <source>rulebook pages 10 to 14, and what the solo cards A and C ask for</source>
      <translation>strany 10 až 14 pravidel a co žádají sólové karty A a C</translation>
    </message>
    <message>
      <location filename="maps/skirmish_wars/ring.yaml" />
      <source>Laid of cards: Plain, Road, Lake, Ridge, Pass (designed: A card of our own; no card of the printed game)</source>
      <translation>Složeno z karet: Plain, Road, Lake, Ridge, Pass (designed: Naše vlastní karta; žádná karta tištěné hry)</translation>
    </message>
    <message>
      <location filename="maps/skirmish_wars/ring.yaml" />
      <source>Ring</source>
      <translation>Prstenec</translation>
    </message>
    <message>
      <location filename="maps/skirmish_wars/three-crowns.yaml" />
      <source>Laid of cards: Plain, Ridge, Pass, Bend, Crossroads, River bend, Road, Lake (designed: A card of our own; no card of the printed game)</source>
      <translation>Složeno z karet: Plain, Ridge, Pass, Bend, Crossroads, River bend, Road, Lake (designed: Naše vlastní karta; žádná karta tištěné hry)</translation>
    </message>
    <message>
      <location filename="maps/skirmish_wars/three-crowns.yaml" />
      <source>Three Crowns</source>
      <translation>Tři koruny</translation>
    </message>
    <message>
      <location filename="maps/skirmish_wars/twin-passes.yaml" />
      <source>Laid of cards: Plain, Ridge, Lake, Bend, Pass (designed: A card of our own; no card of the printed game)</source>
      <translation>Složeno z karet: Plain, Ridge, Lake, Bend, Pass (designed: Naše vlastní karta; žádná karta tištěné hry)</translation>
    </message>
    <message>
      <location filename="maps/skirmish_wars/twin-passes.yaml" />
      <source>Twin Passes</source>
      <translation>Dva průsmyky</translation>
    </message>
    <message>
      <location filename="maps/uboat-bunker.yaml" />
      <source>U-Boat Bunker</source>
      <translation>Ponorkový bunkr</translation>
    </message>
    <message>
      <location filename="maps/uboat-bunker.yaml" />
      <source>rulebook pages 10 to 14, and what solo cards ask for</source>
      <translation>strany 10 až 14 pravidel a co žádají sólové karty</translation>
    </message>
  </context>
</TS>
