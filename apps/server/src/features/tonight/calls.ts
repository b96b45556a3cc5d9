import { answerTonight } from './answer-tonight.ts'
import { calibrateMemory } from './calibrate-memory.ts'
import { deletePlan } from './delete-plan.ts'
import { readMap } from './read-map.ts'
import { readPlan } from './read-plan.ts'
import { readTonight } from './read-tonight.ts'
import { savePlan } from './save-plan.ts'

export const tonightCalls = [
  readTonight,
  answerTonight,
  readPlan,
  savePlan,
  deletePlan,
  readMap,
  calibrateMemory,
]
