// Proving an identity: short ones and longer ones.

import { tallResult } from '../../kit/layout.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { type Proof, proofs, verifyProof } from './proofs.ts'
import { swapped } from './six.ts'

interface Values {
  readonly which: keyof typeof proofs
  readonly variable: 'θ' | 'x' | 'A'
  readonly swap: boolean
}

const draw =
  <Case extends keyof typeof proofs>() =>
  (random: Random, which: Case): Values => ({
    which,
    variable: random.pick(['θ', 'x', 'A'] as const),
    swap: random.chance(0.5),
  })

/** The whole proof, its marks in the margin; `markup` puts the letters and functions of the question in. */
export const shownProof = ({ left, right, lines }: Proof, markup = (text: string) => text): string => {
  const [first, ...rest] = lines
  const last = right.includes(')/(') ? `display(${right})` : right
  return typst`#working("${first?.mark ?? ''}")[$ ${markup(left)} $
$ = ${markup(first?.markup ?? '')} $]
${rest.map(({ mark, markup: line }) => typst`#working("${mark}")[$ = ${markup(line)} $]`).join('\n')}
#working("A1")[$=$ ${tallResult(markup(last))}, as required]`
}

const write = ({ which, variable, swap }: Values) => {
  const proof: Proof = proofs[which]
  const turned = (text: string) => (swap ? swapped(text) : text)
  const markup = (text: string) => turned(text).replaceAll('θ', variable)
  const words = (text: string) => turned(text).replaceAll('theta', variable === 'θ' ? 'theta' : variable)
  return {
    question: typst`
Prove that
$ ${markup(proof.left)} ${proof.isWide ? '\\ quad' : ''} = ${markup(proof.right)}. $
#marks(${proof.lines.length + 1})`,
    answer: typst`
#note[Begin with the left side.]
${shownProof(proof, markup)}`,
    alt: plain`Prove that ${words(proof.spokenLeft)} equals ${words(proof.spokenRight)}.`,
    answerAlt: plain`${words(proof.spoken)}`,
  }
}

const verify = ({ which }: Values) => verifyProof(proofs[which])

export const proveIdentity = defineTemplate({
  id: 'prove-identity',
  marks: 3,
  calculator: false,
  level: 3,
  cases: ['two-fractions', 'sum-of-two', 'difference-of-squares', 'difference-and-product'],
  draw: draw<'two-fractions' | 'sum-of-two' | 'difference-of-squares' | 'difference-and-product'>(),
  write,
  verify,
})

export const proveLonger = defineTemplate({
  id: 'prove-longer-identity',
  marks: 4,
  calculator: false,
  level: 4,
  cases: ['square-of-bracket', 'fraction-and-its-inverse', 'two-differences', 'multiply-out'],
  draw: draw<'square-of-bracket' | 'fraction-and-its-inverse' | 'two-differences' | 'multiply-out'>(),
  write,
  verify,
})
