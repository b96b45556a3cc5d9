// Marks words. Right is the answer in any usual wording, also in a short sentence or misspelled by a letter; wrong is what names
// another of the choices. What names none of them is not read.
import { type Marked, right, wrong } from './asked.ts'
import { choicesOf } from './choices.ts'
import { markName } from './mark-name.ts'
import { plain, tight } from './plain-words.ts'

const unread: Marked = { verdict: 'unread', why: 'shape' }

export const markWord = (text: string, accepted: readonly string[]): Marked => {
  if (/<\/?\p{L}/u.test(text)) return unread
  const wanted = accepted.map(tight)
  if (wanted.includes(tight(text))) return right
  const named = markName(text, accepted)
  if (named?.verdict === 'unread') return markName(text.split(reason)[0] ?? '', accepted) ?? named
  if (named) return named
  const choices = accepted.map(plain)
  const [before = '', ...after] = text.split(/\b(?:so|hence|therefore|thus)\b|∴/i)
  const [said = '', ...beside] = before.split(/[,;:.]\s|\b(?:because|since|as)\b/i)
  const first = markClause(said, choices)
  const last = markClause(after.at(-1) ?? '', choices)
  // "Negative, because there are no real roots" is its first words; of "−b/(2a) < 0, so positive" the last ones say more.
  const [marked] = (/[<>=]/.test(said) ? [last, first] : [first, last]).filter(
    ({ verdict }) => verdict !== 'unread',
  )
  if (marked === undefined) return markChoice(plain(text), choices)
  // A reason speaks of other things, and is not read against the choice; another choice beside it is.
  const others = beside.map((one) => markOther(one, choices))
  return marked.verdict === 'wrong' ? wrong : (others.find((other) => other !== null) ?? marked)
}

const markClause = (clause: string, accepted: readonly string[]): Marked =>
  plain(clause) === '' ? unread : markChoice(plain(clause), accepted)

/** "Positive, negative" takes two choices; of "Nafisa, Lubna" it is not known. Null for what is no choice. */
const markOther = (clause: string, accepted: readonly string[]): Marked | null => {
  const words = plain(clause)
  const bare = words.replace(/^(?:(?:and|or|it|is|an?|the)\s)+/, '')
  const choices = choicesOf(accepted)
  if (choices.length === 0)
    return /^\s*\p{Lu}\p{L}+\s*$/u.test(clause) && !accepted.includes(words) ? unread : null
  const isOther = choices.some(({ isRight, wordings }) => !isRight && wordings.includes(bare))
  return isOther ? wrong : null
}

const markChoice = (words: string, accepted: readonly string[]): Marked => {
  const choices = choicesOf(accepted)
  if (choices.length === 0) {
    if (accepted.some((one) => isIn(words, `not ${one}`))) return unread
    if (accepted.some((one) => isIn(words, one) || isNearly(words, one))) return right
    return words.includes(' ') ? unread : wrong
  }
  const all = choices.map(({ isRight, wordings }) => ({
    isRight,
    wordings: isRight ? [...new Set([...wordings, ...accepted])] : wordings,
  }))
  const said = all.some(({ wordings }) => wordings.includes('positive')) ? signOf(words) : words
  const isYesOrNo = all.some(({ wordings }) => wordings.includes('yes'))
  const isDenied = denial.test(said) && !/^(?:yes|true)\b/.test(said)
  const bare = isYesOrNo && isDenied ? 'no' : said.replace(/^(?:it is )?(neither|none)\b.*/, '$1')
  const chosen = chosenIn(bare, all)
  const [only] = chosen
  if (only === undefined) return unread
  // It is not inside: what is it?
  if (isDenied && !isYesOrNo && /\b(?:not|isnt|arent)\b/.test(said)) return only.isRight ? wrong : unread
  return chosen.every(({ isRight }) => isRight) ? right : wrong
}

/** b² − 4ac > 0 is positive; of "positive, −b/(2a) < 0" the word counts. */
const signOf = (words: string): string => {
  const [word] = /\b(?:positive|negative|zero)\b/.exec(words) ?? []
  if (word !== undefined) return /[<>=]/.test(words) ? word : words
  const [, sign = ''] = /([<>=])\s*0(?: always| for (?:all|any|every)\b.*)?$/.exec(words) ?? []
  return { '<': 'negative', '>': 'positive', '=': 'zero' }[sign] ?? words
}

/** D because it is a parabola; C, it is exponential. */
const reason = /[,;:.]\s+(?=\p{L}{2,}\s)|\s\(?(?:because|since|as)\b/iu

type Choices = ReturnType<typeof choicesOf>

const isIn = (said: string, wording: string): boolean =>
  /^[\p{L}\d]/u.test(wording) ? ` ${said} `.includes(` ${wording} `) : said === wording

/** The longest wordings first, so that a major arc is no arc. */
const chosenIn = (said: string, choices: Choices): Choices => {
  const wordings = choices
    .flatMap((choice) => choice.wordings.map((wording) => ({ choice, wording })))
    .sort((one, other) => other.wording.length - one.wording.length)
  let left = said
  const chosen = new Set<Choices[number]>()
  for (const { choice, wording } of wordings) {
    if (!isIn(left, wording)) continue
    chosen.add(choice)
    left = ` ${left} `.replaceAll(` ${wording} `, ' | ')
  }
  if (chosen.size > 0) return [...chosen]
  return choices.filter((choice) =>
    choice.wordings.some((wording) => said.split(' ').some((word) => isNearly(word, wording))),
  )
}

const denial = /\b(?:no|not|cannot|cant|isnt|doesnt|arent|never|false)\b/

/** A letter more, less or other in a word of six letters; two in one of nine. */
const isNearly = (word: string, wording: string): boolean => {
  const most = wording.length >= 9 ? 2 : wording.length >= 6 ? 1 : 0
  return most > 0 && changes(word, wording) <= most
}

const changes = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, n) => n)
  for (const [at, sign] of [...one].entries()) {
    const next = [at + 1]
    for (let n = 0; n < other.length; n += 1)
      next.push(
        Math.min((next[n] ?? 0) + 1, (row[n + 1] ?? 0) + 1, (row[n] ?? 0) + (sign === other[n] ? 0 : 1)),
      )
    row = next
  }
  return row[other.length] ?? 0
}
