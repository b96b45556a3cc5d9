// Gates on how a maths question is set and read aloud, and on the parts of its marks: what an examiner would send back although
// every answer is right.

import type { Generated } from '../maths/template.ts'

interface Rule {
  readonly finds: (written: Generated) => string | undefined
  /** What stands there, and what to write. */
  readonly says: (found: string) => string
}

/** Long questions say and award more at once; they are read one by one. */
const longFrom = 8

const inShort = (finds: Rule['finds']): Rule['finds'] => {
  return (written) => (written.marks < longFrom ? finds(written) : undefined)
}

const first = (pattern: RegExp, ...texts: readonly string[]): string | undefined => {
  return texts.map((text) => text.match(pattern)?.[0]).find((found) => found !== undefined)
}

const inMarkup = (pattern: RegExp): Rule['finds'] => {
  return ({ question, answer }) => first(pattern, question, answer)
}

/** Each line of the solution that earns marks, with what stands below it up to the next. */
const rows = (answer: string): string[] => {
  return answer.split(/(?=#working\(|#part\()/).filter((row) => row.startsWith('#working("'))
}

const withoutParts = (row: string): boolean => {
  const [, marks = ''] = row.match(/^#working\("([^"]*)"/) ?? []
  return /\b[BMA][2-9]\b/.test(marks) && !row.includes('#scheme[')
}

const printedRules: readonly Rule[] = [
  {
    finds: inMarkup(/\$[^$\n]*\\\/[^$\n]*\$/),
    says: (found) => `${found} has a slash; fractions are stacked, in an index too`,
  },
  {
    finds: inMarkup(/not to scale/i),
    says: () => '"not to scale" stands in a sentence; put #not-to-scale before the figure',
  },
  {
    finds: inShort(({ answer }) => first(/#working\("[^"]*"\)\[[^$[\]]*: \$ [^\n]{0,40}/, answer)),
    says: (found) => `${found}… leaves its formula to the next line; write $display(…)$`,
  },
  {
    finds: ({ question }) => first(/\b(?:is|are|now|by) \$ [^$]*[.] \$/, question),
    says: (found) => `"${found}" breaks its sentence; write $display(…)$`,
  },
  {
    finds: ({ answer }) => first(/#note\[\*?[BMA][1-9]\b[^\n]{0,30}/, answer),
    says: (found) => `${found}… is part of the marks; it belongs in #scheme[…]`,
  },
  {
    finds: inShort(({ answer }) => rows(answer).find(withoutParts)?.slice(0, 60)),
    says: (found) => `${found}… earns its marks all or none; say in #scheme[…] what earns a part of them`,
  },
  {
    finds: inMarkup(/#result\[[^[\]]* \]/),
    says: (found) => `${found} ends in a space`,
  },
  {
    finds: inMarkup(/\b\w+n['’]t\b/),
    says: (found) => `"${found}" is not written out`,
  },
]

const inSpeech = (pattern: RegExp): Rule['finds'] => {
  return ({ alt, answerAlt }) => first(pattern, alt, answerAlt)
}

/** What a voice reads so that it can be heard in two ways. Brackets, commas and the end of an index make no sound. */
const spokenRules: readonly Rule[] = [
  {
    finds: inSpeech(/[a-z\d][.?][A-Z][a-z]+/),
    says: (found) => `"${found}" is read as one word; a space is missing`,
  },
  {
    finds: inSpeech(/\((?![^()]*,)[^()]*\b(?:plus|minus|times|over|squared)\b[^()]*\)/),
    says: (found) => `"${found}" has brackets that are silent; say "open bracket … close bracket"`,
  },
  {
    finds: inSpeech(
      /\b(?:times|over|(?<!end of )power|(?:square|root|product|half|integral|base \d+|logarithm) of|log|logarithm), (?:minus )?(?:\d+ )?[a-z]\w?(?: squared| cubed)? (?:plus|minus)\b/,
    ),
    says: (found) => `"${found}" is read aloud without its bracket; say "open bracket … close bracket"`,
  },
  {
    finds: inSpeech(
      /\bmodulus of (?!,? ?open bracket|f of|(?:\d+ times )?the product of)[^,.]*?\b(?:plus|minus)\b/,
    ),
    says: (found) => `"${found}" does not say where its modulus ends; say "open bracket … close bracket"`,
  },
  {
    finds: inSpeech(/\b(?:plus|minus) minus\b(?! infinity)/),
    says: (found) => `"${found}" has two signs together; say one, or "open bracket minus 4 close bracket"`,
  },
  {
    finds: inSpeech(/(?<!\d )\bx minus \d[\d.]*(?: over \d+)?(?:,| and|, and| with) y (?:minus )?\d/),
    says: (found) => `"${found}" is heard as a difference; say the point as "(minus 2, 9)"`,
  },
  {
    finds: inSpeech(/\bto the power (?:minus )?(?:\d+(?: over \d+)?|[a-z]) (?:plus|minus) /),
    says: (found) => `"${found}" does not say where its index ends; say "end of power"`,
  },
  {
    finds: inSpeech(/\bup to \d+ \d/),
    says: (found) => `"${found}" runs two numbers together; put a colon between them`,
  },
]

/** Returns one clause for each fault; none for a question that is set as an examination paper is, and heard in one way. */
export const settingFaults = (written: Generated): string[] => {
  return [...printedRules, ...spokenRules].flatMap(({ finds, says }) => {
    const found = finds(written)
    return found === undefined ? [] : [says(found)]
  })
}
