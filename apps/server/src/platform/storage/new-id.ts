// What rows are named by. An id stands in every row of a student, several times in some, so a short one makes the
// database smaller and an answer cheaper (decision 56).
import { customAlphabet } from 'nanoid'

/** No capitals: PostgreSQL and SQLite would sort them differently. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz'

const fourteen = customAlphabet(letters, 14)

/** 70 random bits in 14 letters and digits: among ten million students two alike are as likely as one in twenty million. */
export const newId = (): string => fourteen()
