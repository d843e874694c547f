-- As much of Tabletop Simulator as the script of a save asks for, after its public documentation.
-- OBJECTS, by GUID, and what is run come from the test.

local said = {}

local function objectOf(guid, state)
  local at = state.Transform
  local object = {guid = guid, menu = {}, shuffled = 0, lines = {}}
  local turn = math.rad(at.rotY)
  object.getPosition = function() return {x = at.posX, y = at.posY, z = at.posZ} end
  object.positionToLocal = function(p)
    local x, z = p.x - at.posX, p.z - at.posZ
    return {
      x = (x * math.cos(turn) - z * math.sin(turn)) / at.scaleX,
      y = (p.y - at.posY) / at.scaleY,
      z = (x * math.sin(turn) + z * math.cos(turn)) / at.scaleZ,
    }
  end
  object.positionToWorld = function(p)
    local x, z = p.x * at.scaleX, p.z * at.scaleZ
    return {
      x = at.posX + x * math.cos(turn) + z * math.sin(turn),
      y = at.posY + p.y * at.scaleY,
      z = at.posZ - x * math.sin(turn) + z * math.cos(turn),
    }
  end
  object.addContextMenuItem = function(label, callback) object.menu[label] = callback end
  object.setVectorLines = function(lines) object.lines = lines end
  object.shuffle = function() object.shuffled = object.shuffled + 1 end
  return object
end

local known = {}
for guid, state in pairs(OBJECTS) do known[guid] = objectOf(guid, state) end

function getObjectFromGUID(guid) return known[guid] end
function printToColor(text, color) table.insert(said, color .. ": " .. text) end
function printToAll(text) table.insert(said, "all: " .. text) end

pointers = {}
Player = setmetatable({}, {__index = function(_, color)
  return {color = color, getPointerPosition = function() return pointers[color] end}
end})

-- What was said since the last question.
function heard()
  local text = table.concat(said, "\n")
  said = {}
  return text
end

-- Where a field is on a board, as its snap point says.
function standing(guid, n)
  local at = OBJECTS[guid].AttachedSnapPoints[n].Position
  return known[guid].positionToWorld(at)
end
