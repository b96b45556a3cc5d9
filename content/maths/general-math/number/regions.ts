// Regions of Venn diagrams: shading what is described, and describing what is shaded.

import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

interface Region {
  readonly markup: string
  readonly words: string
  readonly regions: readonly string[]
  readonly holds: (a: boolean, b: boolean, c: boolean) => boolean
}

const twoSets: readonly Region[] = [
  { markup: "A inter B'", words: 'A intersection B complement', regions: ['A'], holds: (a, b) => a && !b },
  { markup: "A' inter B", words: 'A complement intersection B', regions: ['B'], holds: (a, b) => !a && b },
  {
    markup: "(A union B)'",
    words: 'the complement of A union B',
    regions: ['outside'],
    holds: (a, b) => !(a || b),
  },
  {
    markup: "A' union B",
    words: 'A complement union B',
    regions: ['B', 'AB', 'outside'],
    holds: (a, b) => !a || b,
  },
  {
    markup: "(A inter B)'",
    words: 'the complement of A intersection B',
    regions: ['A', 'B', 'outside'],
    holds: (a, b) => !(a && b),
  },
]
const threeSets: readonly Region[] = [
  {
    markup: "(A union B) inter C'",
    words: 'A union B, intersection C complement',
    regions: ['A', 'B', 'AB'],
    holds: (a, b, c) => (a || b) && !c,
  },
  {
    markup: '(A inter B) union C',
    words: 'A intersection B, union C',
    regions: ['AB', 'ABC', 'C', 'AC', 'BC'],
    holds: (a, b, c) => (a && b) || c,
  },
  {
    markup: "A inter B inter C'",
    words: 'A intersection B intersection C complement',
    regions: ['AB'],
    holds: (a, b, c) => a && b && !c,
  },
  {
    markup: "(B union C) inter A'",
    words: 'B union C, intersection A complement',
    regions: ['B', 'C', 'BC'],
    holds: (a, b, c) => (b || c) && !a,
  },
]

const regionInWords = (region: string) =>
  region === 'outside' ? 'outside both circles' : `in ${region.split('').join(' and ')} only`

export const shadedRegion = defineTemplate({
  id: 'shaded-region',
  marks: 2,
  calculator: false,
  level: 3,
  cases: ['shade', 'describe', 'three-sets'],
  draw(random, which) {
    if (which === 'three-sets') return { which, chosen: [random.pick(threeSets)] }
    // One of each kind: an intersection with a complement, and a complement or a union.
    return { which, chosen: [random.pick(twoSets.slice(0, 2)), random.pick(twoSets.slice(2))] }
  },
  write({ which, chosen }) {
    const sets = which === 'three-sets' ? '("A", "B", "C")' : '("A", "B")'
    const shaded = ({ regions }: Region) =>
      `#pad(left: -25pt)[#venn(${sets}, (:), shaded: (${regions.map((region) => `"${region}"`).join(', ')},))]`
    const places = ({ regions }: Region) => regions.map(regionInWords).join(', and ')
    const [first, second] = chosen
    if (!first) throw new Error('no region was drawn')
    const note = ({ markup }: Region) =>
      markup.includes("'") ? '#note[The dash means “not in”. Decide for each region whether it belongs.]' : ''
    if (which === 'three-sets' || !second) {
      return {
        question: typst`
On the Venn diagram, shade the region $${first.markup}$.
#venn(${sets}, (:))
#marks(2)`,
        answer: typst`
#note[${first.markup.includes('(') ? 'Deal with the brackets first.' : 'Shade what is in $A$ and in $B$, but not in $C$.'}]
#working("B2")[#result[$${first.markup}$] is shaded.]
#pad(left: 25pt)[${shaded(first)}]`,
        alt: plain`A Venn diagram shows three overlapping sets A, B and C in a universal set. Shade the region ${first.words}.`,
        answerAlt: plain`The region ${first.words} is these parts: ${places(first)}.`,
      }
    }
    if (which === 'shade') {
      return {
        question: typst`
On each Venn diagram, shade the region.
#part("a", 1)[$${first.markup}$ #pad(left: -25pt)[#venn(${sets}, (:))]]
#part("b", 1)[$${second.markup}$ #pad(left: -25pt)[#venn(${sets}, (:))]]`,
        answer: typst`
#part("a")[#working("B1")[#result[$${first.markup}$]] ${note(first)} ${shaded(first)}]
#part("b")[#working("B1")[#result[$${second.markup}$]] ${shaded(second)}]`,
        alt: plain`Two Venn diagrams show overlapping sets A and B in a universal set. Part a: shade ${first.words}. Part b: shade ${second.words}.`,
        answerAlt: plain`Part a: the part ${places(first)} is shaded. Part b: the parts shaded are ${places(second)}.`,
      }
    }
    return {
      question: typst`
Use set notation to describe each shaded region.
#part("a", 1)[The shaded region is $...$ ${shaded(first)}]
#part("b", 1)[The shaded region is $...$ ${shaded(second)}]`,
      answer: typst`
#part("a")[#working("B1")[#result[$${first.markup}$]]]
#part("b")[#working("B1")[#result[$${second.markup}$]]
#note[Other forms that mean the same region are right, too.]]`,
      alt: plain`Two Venn diagrams show overlapping sets A and B. Part a: the part ${places(first)} is shaded. Part b: the parts shaded are ${places(second)}. Use set notation to describe each shaded region.`,
      answerAlt: plain`Part a: the region is ${first.words}. Part b: the region is ${second.words}.`,
    }
  },
  verify({ which, chosen }) {
    const letters = which === 'three-sets' ? ['A', 'B', 'C'] : ['A', 'B']
    for (const { regions, holds, words } of chosen) {
      for (let bits = 0; bits < 2 ** letters.length; bits += 1) {
        const within = letters.filter((_, n) => (bits >> n) & 1)
        const [a = false, b = false, c = false] = ['A', 'B', 'C'].map((letter) => within.includes(letter))
        if (holds(a, b, c) !== regions.includes(within.join('') || 'outside'))
          return `${words} is not shaded so`
      }
    }
    return null
  },
})
