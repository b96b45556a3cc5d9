// Gates on how a question is worded: nothing but the science itself may help or trip up a student.

import { letters } from '@toron/domain/practice/public-question.ts'
import { strayMarks } from '@toron/domain/practice/rich-text.ts'
import { plainText } from '@toron/domain/practice/rich-text-forms.ts'
import { optionText, textsOf } from '../question-text.ts'
import { lengthOf, percent, words } from './text.ts'
import { at, type Gate, problemOf } from './written-content.ts'

const longestStem = 75
const shortestExplanation = 20
const longestExplanation = 120
const largestNegativeShare = 0.03
const shortestAlt = 30
const longestAlt = 300

const catchAll = /\b(?:all|none|any|both) of the above\b/i
const catchAllOption = /^(?:all|none|any|both|neither) of (?:the above|these|them|the others?)\b/i

const letterMention =
  /\b(?:options?|answers?|choices?|distractors?|letters?)\s+\(?[A-D]\b|(?<![°\w])[A-D]\s+(?:is|was)\s+(?:the\s+)?(?:correct|right|wrong|incorrect)\b/i

// "Which metal does not …" asks for the exception; "Which explains why it does not …" asks for a reason.
const negativeStem =
  /\bwhich\b(?:(?!\b(?:why|how|that|when|because|if|what)\b)[^.?;:]){0,60}?\b(?:is|are|was|were|do|does|did|has|have|can|could|would|will|should|must)\s+(?:\*\*)?(not|never)\b|\b(except)\b/i

// What a page would show literally.
const markup: readonly { readonly found: RegExp; readonly advice: string }[] = [
  { found: /<\/?[a-z][^<>]*>/i, advice: 'holds HTML, which would be shown as it stands; write plain text' },
  { found: /\\[a-z]|\$[^$]*[\\^_{][^$]*\$/i, advice: 'holds LaTeX; write plain Unicode such as cm³ or H₂O' },
  {
    found: /[\p{L}\p{N})]\^[-−\d(]/u,
    advice: 'writes a power with ^; use superscripts such as 10⁻³ or ^{…}',
  },
  { found: /(?:^|[\s(=×])-\d/, advice: 'writes a negative number with a hyphen; use the minus sign −' },
]

export const checkMarkup: Gate = ({ topics }) =>
  topics.flatMap((topic) =>
    topic.questions.flatMap((question) =>
      textsOf(question).flatMap(({ place, text }) => {
        const advice = markup.filter(({ found }) => found.test(text)).map((rule) => rule.advice)
        if (place === 'imageAlt' && plainText(text) !== text)
          advice.push('holds mark-up; a picture is described in plain text')
        const stray = strayMarks(text)
        if (stray.length > 0)
          advice.push(`holds ${stray.join(' and ')}, mark-up that is not closed or not known`)
        return advice.map((what) => problemOf(topic, `${at(topic, question)}: ${place} ${what}.`))
      }),
    ),
  )

export const checkLengths: Gate = ({ topics }) =>
  topics.flatMap((topic) =>
    topic.questions.flatMap((question) => {
      const found: string[] = []
      const stem = words(question.question).length
      if (stem > longestStem)
        found.push(`the question has ${stem} words; shorten it to ${longestStem} at most`)
      const explanation = words(question.explanation).length
      if (explanation < shortestExplanation || explanation > longestExplanation) {
        found.push(
          `the explanation has ${explanation} words; it needs ${shortestExplanation} to ${longestExplanation}`,
        )
      }
      const alt = question.imageAlt === undefined ? undefined : lengthOf(question.imageAlt)
      if (alt !== undefined && (alt < shortestAlt || alt > longestAlt)) {
        found.push(`imageAlt has ${alt} characters; describe the figure in ${shortestAlt} to ${longestAlt}`)
      }
      return found.map((what) => problemOf(topic, `${at(topic, question)}: ${what}.`))
    }),
  )

export const checkCatchAlls: Gate = ({ topics }) =>
  topics.flatMap((topic) =>
    topic.questions.flatMap((question) =>
      letters
        .filter(
          (letter) =>
            catchAll.test(optionText(question.options[letter])) ||
            catchAllOption.test(optionText(question.options[letter])),
        )
        .map((letter) =>
          problemOf(
            topic,
            `${at(topic, question)}: option ${letter} is "${optionText(question.options[letter])}"; replace it by an answer of its own.`,
          ),
        ),
    ),
  )

export const checkLetterMentions: Gate = ({ topics }) =>
  topics.flatMap((topic) =>
    topic.questions.flatMap((question) =>
      textsOf(question)
        .filter(({ place }) => place === 'the explanation' || place.startsWith('reasons'))
        .flatMap(({ place, text }) => {
          const mention = plainText(text).match(letterMention)?.[0]
          if (!mention) return []
          return [
            problemOf(
              topic,
              `${at(topic, question)}: ${place} says "${mention}"; name what the option says, not its letter.`,
            ),
          ]
        }),
    ),
  )

/** Returns the word that negates the question (`not`, `NOT`, `except` …), or undefined. */
export const negativeWord = (stem: string): string | undefined => {
  const match = plainText(stem).match(negativeStem)
  return match?.[1] ?? match?.[2]
}

export const checkNegatives: Gate = ({ topics }) =>
  topics.flatMap((topic) => {
    const negative = topic.questions.filter((question) => negativeWord(question.question) !== undefined)
    const problems = negative.flatMap((question) => {
      const word = negativeWord(question.question) ?? ''
      if (word === word.toUpperCase()) return []
      return [
        problemOf(
          topic,
          `${at(topic, question)}: asks for the exception with "${word}"; write ${word.toUpperCase()} in capitals, or ask it the other way round.`,
        ),
      ]
    })
    const allowed = Math.floor(topic.questions.length * largestNegativeShare)
    // A topic still being written may have its one negative question before the fortieth question is there.
    if (negative.length <= Math.max(1, allowed)) return problems
    const ids = negative.map((question) => question.id).join(', ')
    return [
      ...problems,
      problemOf(
        topic,
        `${topic.file}: ${negative.length} questions ask for an exception (${ids}); at most ${percent(largestNegativeShare)} may, so turn ${negative.length - Math.max(1, allowed)} round.`,
      ),
    ]
  })
