// Keys and ids in the calls of practice, the same in science and in maths.
import { z } from 'zod'

export const topicKey = z
  .string()
  .regex(/^[a-z0-9_]{1,64}$/, 'Name a topic by its key, such as rates_of_reaction.')

export const questionId = z
  .string()
  .regex(/^[a-z0-9_]{1,64}-\d{3}$/, 'Name a question by its id, such as motion-001.')
