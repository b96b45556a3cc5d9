// The five subjects and their 77 topics. Every key that storage, files and links use is derived here,
// once, because a published key can never change: students' progress is stored under it.

export type SubjectKey =
  | 'chemistry'
  | 'biology'
  | 'physics'
  | 'general_mathematics'
  | 'additional_mathematics'

/** Maths sections have a second name in progress keys and URLs (product rules 13.5 and 6.6). */
type SectionId = 'general-math' | 'additional-math'

export interface Topic {
  /** snake_case, unique over all subjects; also the name of the topic's content file. */
  readonly key: string
  readonly name: string
  readonly subject: SubjectKey
}

export interface Subject {
  readonly key: SubjectKey
  readonly name: string
  readonly kind: 'science' | 'maths'
  /** Only for maths subjects. */
  readonly sectionId?: SectionId
  readonly topics: readonly Topic[]
}

/** `Acids, bases and salts` → `acids_bases_and_salts`. */
const snakeCase = (name: string): string => {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')
}

const science = (key: SubjectKey, name: string, topicNames: readonly string[]): Subject => {
  const topics = topicNames.map((topic) => ({ key: snakeCase(topic), name: topic, subject: key }))
  return { key, name, kind: 'science', topics }
}

// Maths topic names repeat (Trigonometry is in both sections), so every maths key carries its section.
const maths = (
  key: SubjectKey,
  name: string,
  sectionId: SectionId,
  topicNames: readonly string[],
): Subject => {
  const topics = topicNames.map((topic) => ({
    key: `${snakeCase(sectionId)}_${snakeCase(topic)}`,
    name: topic,
    subject: key,
  }))
  return { key, name, kind: 'maths', sectionId, topics }
}

export const subjects: readonly Subject[] = [
  science('chemistry', 'Chemistry', [
    'States of matter',
    'Atomic structure',
    'Bonding and structure',
    'Formulae and equations',
    'The mole and stoichiometry',
    'Electrochemistry',
    'Chemical energetics',
    'Rates of reaction',
    'Reversible reactions and equilibrium',
    'Redox',
    'Acids, bases and salts',
    'The Periodic Table',
    'Metals',
    'Chemistry of the environment',
    'Hydrocarbons and fuels',
    'Alcohols, carboxylic acids and polymers',
    'Experimental techniques and chemical analysis',
  ]),
  science('biology', 'Biology', [
    'Characteristics and classification of living organisms',
    'Organisation of the organism',
    'Movement into and out of cells',
    'Biological molecules',
    'Enzymes',
    'Plant nutrition',
    'Human nutrition',
    'Transport in plants',
    'Transport in animals',
    'Diseases, immunity and drugs',
    'Gas exchange in humans',
    'Respiration',
    'Excretion in humans',
    'Coordination and response',
    'Reproduction',
    'Inheritance',
    'Variation and selection',
    'Organisms and their environment',
    'Human influences on ecosystems',
    'Biotechnology and genetic modification',
  ]),
  science('physics', 'Physics', [
    'Physical quantities and measurement',
    'Motion',
    'Mass, weight and density',
    'Forces',
    'Momentum',
    'Energy, work and power',
    'Pressure',
    'Kinetic particle model',
    'Thermal properties and temperature',
    'Transfer of thermal energy',
    'General properties of waves',
    'Light',
    'Electromagnetic spectrum',
    'Sound',
    'Electrical quantities',
    'Electric circuits and safety',
    'Magnetism and electromagnetic effects',
    'Nuclear physics',
    'Space physics',
  ]),
  maths('general_mathematics', 'General Mathematics', 'general-math', [
    'Number',
    'Algebra and graphs',
    'Coordinate geometry',
    'Geometry',
    'Mensuration',
    'Trigonometry',
    'Transformations and vectors',
    'Probability and statistics',
  ]),
  maths('additional_mathematics', 'Additional Mathematics', 'additional-math', [
    'Functions',
    'Quadratic functions',
    'Factors of polynomials',
    'Equations, inequalities and graphs',
    'Logarithmic and exponential functions',
    'Straight-line graphs',
    'Coordinate geometry of the circle',
    'Circular measure',
    'Trigonometry',
    'Permutations and combinations',
    'Series',
    'Vectors in two dimensions',
    'Calculus',
  ]),
]

export const topics: readonly Topic[] = subjects.flatMap((subject) => subject.topics)

const subjectByKey = new Map(subjects.map((subject) => [subject.key, subject]))
const topicByKey = new Map(topics.map((topic) => [topic.key, topic]))

export const subjectOf = (topic: Topic): Subject => {
  const subject = subjectByKey.get(topic.subject)
  if (!subject) throw new Error(`No subject has the key ${topic.subject}.`)
  return subject
}

/** Returns the topic of that key, or undefined if the catalogue has none. */
export const findTopic = (key: string): Topic | undefined => {
  return topicByKey.get(key)
}

/**
 * The key of a student's progress document for a topic (product rule 13.5).
 * Science: `chemistry_rates_of_reaction`. Maths: section id plus topic name, `general-math_trigonometry`,
 * with the spaces replaced by underscores.
 */
export const progressKey = (topic: Topic): string => {
  const { sectionId } = subjectOf(topic)
  return sectionId ? `${sectionId}_${snakeCase(topic.name)}` : `${topic.subject}_${topic.key}`
}
