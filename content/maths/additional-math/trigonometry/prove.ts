// Proving an identity: short ones and longer ones.

import { tallResult } from '../../kit/layout.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { type Proof, proofs, verifyProof } from './proofs.ts'
import { swapped } from './six.ts'

/** The whole proof, its marks in the margin; `markup` puts the letters and functions of the question in. */
export const shownProof = ({ left, right, lines }: Proof, markup = (text: string) => text): string => {
  const [first, ...rest] = lines
  const last = right.includes(')/(') ? `display(${right})` : right
  return typst`#working("${first?.mark ?? ''}")[$ ${markup(left)} $
$ = ${markup(first?.markup ?? '')} $]
${rest.map(({ mark, markup: line }) => typst`#working("${mark}")[$ = ${markup(line)} $]`).join('\n')}
#working("A1")[$=$ ${tallResult(markup(last))}, as required]`
}

/** A proof with its letter, and with sine and cosine changed for one another or not. */
const toProve = (proof: Proof) => (random: Random) => {
  const [variable, swap] = [random.pick(['θ', 'x', 'A'] as const), random.chance(0.5)]
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
    answers: [],
    verify: () => verifyProof(proof),
  }
}

export const proveIdentity = defineTemplate({
  id: 'prove-identity',
  marks: 3,
  calculator: false,
  level: 3,
  cases: {
    'two-fractions': toProve(proofs['two-fractions']),
    'sum-of-two': toProve(proofs['sum-of-two']),
    'difference-of-squares': toProve(proofs['difference-of-squares']),
    'difference-and-product': toProve(proofs['difference-and-product']),
  },
})

export const proveLonger = defineTemplate({
  id: 'prove-longer-identity',
  marks: 4,
  calculator: false,
  level: 4,
  cases: {
    'square-of-bracket': toProve(proofs['square-of-bracket']),
    'fraction-and-its-inverse': toProve(proofs['fraction-and-its-inverse']),
    'two-differences': toProve(proofs['two-differences']),
    'multiply-out': toProve(proofs['multiply-out']),
  },
})
