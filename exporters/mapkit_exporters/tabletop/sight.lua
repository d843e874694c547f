-- Who sees whom, asked at the table. Made by mapkit: DATA above has the tables of this board.

-- By player: the field that looks, and what it looks at; that of a ping; the last answer.
local looking, aimed, pinged, last = {}, {}, {}, {}
local rows, painted = {}, false

local function say(text, values)
  return (text:gsub("{(%w+)}", values))
end

-- The board under a point: its object, and where the point lies on the picture, 0 to 1.
-- A tile is two units wide and high, and turned by half: right on the picture is left in the tile.
local function boardAt(position)
  for _, guid in ipairs(DATA.boards) do
    local board = getObjectFromGUID(guid)
    if board then
      local at = board.positionToLocal(position)
      local u, v = (1 - at.x) / 2, (1 + at.z) / 2
      if u >= 0 and u <= 1 and v >= 0 and v <= 1 then
        return board, u * DATA.scale, v * DATA.scale
      end
    end
  end
end

local function inside(rings, x, y)
  local found = false
  for _, ring in ipairs(rings) do
    local n = #ring
    local x1, y1 = ring[n - 1], ring[n]
    for k = 1, n, 2 do
      local x2, y2 = ring[k], ring[k + 1]
      if (y1 > y) ~= (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1 then
        found = not found
      end
      x1, y1 = x2, y2
    end
  end
  return found
end

-- The field at a point, the upper one of two; asked again for the same, the one below it.
function fieldAt(position, before)
  local board, x, y = boardAt(position)
  local first = nil
  if not board then return nil end
  for _, n in ipairs(DATA.order) do
    if inside(DATA.fields[n].rings, x, y) then
      if first and before == first then return n end
      first = first or n
      if before ~= first then return first end
    end
  end
  return first
end

local function row(n)
  if not rows[n] then
    rows[n] = {}
    for entry in DATA.rows[n]:gmatch("[^|]+") do
      table.insert(rows[n], entry)
    end
  end
  return rows[n]
end

local function words(entry)
  local found = {}
  for k = 1, #entry, DATA.width do
    table.insert(found, DATA.words[DATA.codes[entry:sub(k, k + DATA.width - 1)]])
  end
  return found
end

-- The distance of two fields, nil where they do not see each other, and the reason in words.
function sight(a, b)
  if a == b then return 1, "" end
  local low, high = math.min(a, b), math.max(a, b)
  local found = words(row(low)[high - low])
  return tonumber(table.remove(found, 1)), table.concat(found, " ")
end

function answer(a, b)
  local distance, reason = sight(a, b)
  local values = {a = DATA.fields[a].name, b = DATA.fields[b].name, n = distance}
  if a == b then return say(DATA.texts.same, values) end
  if reason ~= "" then return reason end
  return say(distance and DATA.texts.sees or DATA.texts.blocked, values)
end

function seen(a)
  local found = {}
  for b = 1, #DATA.fields do
    local distance = sight(a, b)
    if distance and b ~= a then
      found[distance] = found[distance] or {}
      table.insert(found[distance], DATA.fields[b].id)
    end
  end
  local parts, distances = {}, {}
  for distance in pairs(found) do table.insert(distances, distance) end
  table.sort(distances)
  for _, distance in ipairs(distances) do
    table.insert(parts, distance .. ": " .. table.concat(found[distance], ", "))
  end
  local list = #parts > 0 and table.concat(parts, "; ") or DATA.texts.nothing
  return say(DATA.texts.list, {a = DATA.fields[a].name, list = list})
end

local function tell(color, text)
  printToColor(text, color, {1, 0.93, 0.5})
end

local function look(color, field)
  looking[color], aimed[color] = field, nil
  tell(color, say(DATA.texts.from, {a = DATA.fields[field].name}))
end

local function aim(color, from, field)
  last[color] = answer(from, field)
  tell(color, last[color])
end

local function wipe()
  if painted then
    for _, guid in ipairs(DATA.boards) do
      local board = getObjectFromGUID(guid)
      if board then board.setVectorLines({}) end
    end
    painted = false
  end
end

local function paint(board, a)
  local lines = {}
  for b = 1, #DATA.fields do
    local distance = sight(a, b)
    if distance then
      local color = DATA.colours[math.min(distance, #DATA.colours)]
      for _, ring in ipairs(DATA.fields[b].rings) do
        local points = {}
        for k = 1, #ring + 2, 2 do
          local at = (k - 1) % #ring + 1
          local u, v = ring[at] / DATA.scale, ring[at + 1] / DATA.scale
          table.insert(points, {1 - 2 * u, DATA.top, 2 * v - 1})
        end
        table.insert(lines, {points = points, color = color, thickness = 0.08})
      end
    end
  end
  board.setVectorLines(lines)
  painted = true
end

local function atPointer(color, before)
  local position = Player[color].getPointerPosition()
  local field = fieldAt(position, before)
  if not field then tell(color, DATA.texts.nowhere) end
  return field, position
end

function onPlayerPing(player, position)
  local color = player.color
  local field = fieldAt(position)
  if not field or not DATA.rows then
    pinged[color] = nil
    if field then tell(color, DATA.fields[field].name) end
  elseif pinged[color] then
    aim(color, pinged[color], field)
    pinged[color] = nil
  else
    pinged[color] = field
    tell(color, say(DATA.texts.from, {a = DATA.fields[field].name}))
  end
end

function onScriptingButtonDown(index, color)
  if not DATA.rows or index > 5 then return end
  if index == 1 then
    local field = atPointer(color, looking[color])
    if field then look(color, field) end
  elseif index == 4 then
    if last[color] then printToAll(last[color], {1, 0.93, 0.5}) end
  elseif not looking[color] then
    tell(color, DATA.texts.first)
  elseif index == 2 then
    local field = atPointer(color, aimed[color])
    aimed[color] = field
    if field then aim(color, looking[color], field) end
  elseif index == 3 then
    tell(color, seen(looking[color]))
  elseif painted then
    wipe()
  else
    local board = boardAt(Player[color].getPointerPosition())
    if board then paint(board, looking[color]) else tell(color, DATA.texts.nowhere) end
  end
end

-- What is painted follows no figure: it goes when one is put down.
function onObjectDrop()
  wipe()
end

function onObjectEnterContainer(container)
  if container.guid == DATA.bag then container.shuffle() end
end

function onLoad()
  local bag = DATA.bag and getObjectFromGUID(DATA.bag)
  if bag then bag.shuffle() end
  if not DATA.rows then return end
  for _, guid in ipairs(DATA.figures) do
    local figure = getObjectFromGUID(guid)
    if figure then
      figure.addContextMenuItem(DATA.texts.menu, function(color)
        local field = fieldAt(figure.getPosition())
        tell(color, field and seen(field) or DATA.texts.nowhere)
      end)
    end
  end
end
