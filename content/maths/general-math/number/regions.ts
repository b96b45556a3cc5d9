// Regions of Venn diagrams: shading what is described, and describing what is shaded.

import type { Random } from '../../kit/random.ts'
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

const shaded = ({ regions }: Region, sets: string) =>
  `#pad(left: -25pt)[#venn(${sets}, (:), shaded: (${regions.map((region) => `"${region}"`).join(', ')},))]`
const places = ({ regions }: Region) => regions.map(regionInWords).join(', and ')

/** Decides for each part of the diagram whether it belongs. */
const verifyRegions = (chosen: readonly Region[], letters: readonly string[]) => {
  for (const { regions, holds, words } of chosen) {
    for (let bits = 0; bits < 2 ** letters.length; bits += 1) {
      const within = letters.filter((_, n) => (bits >> n) & 1)
      const [a = false, b = false, c = false] = ['A', 'B', 'C'].map((letter) => within.includes(letter))
      if (holds(a, b, c) !== regions.includes(within.join('') || 'outside'))
        return `${words} is not shaded so`
    }
  }
  return null
}

/** One of each kind: an intersection with a complement, and a complement or a union. */
const twoRegions = (random: Random) =>
  [random.pick(twoSets.slice(0, 2)), random.pick(twoSets.slice(2))] as const

const [two, three] = ['("A", "B")', '("A", "B", "C")'] as const

export const shadedRegion = defineTemplate({
  id: 'shaded-region',
  marks: 2,
  calculator: false,
  level: 3,
  cases: {
    shade(random) {
      const [first, second] = twoRegions(random)
      return {
        question: typst`
On each Venn diagram, shade the region.
#part("a", 1)[$${first.markup}$ #pad(left: -25pt)[#venn(${two}, (:))]]
#part("b", 1)[$${second.markup}$ #pad(left: -25pt)[#venn(${two}, (:))]]`,
        answer: typst`
#part("a")[#working("B1")[#result[$${first.markup}$]] #note[The dash means “not in”. Decide for each region whether it belongs.] ${shaded(first, two)}]
#part("b")[#working("B1")[#result[$${second.markup}$]] ${shaded(second, two)}]`,
        alt: plain`Two Venn diagrams show overlapping sets A and B in a universal set. Part a: shade ${first.words}. Part b: shade ${second.words}.`,
        answerAlt: plain`Part a: the part ${places(first)} is shaded. Part b: the parts shaded are ${places(second)}.`,
        answers: [],
        verify: () => verifyRegions([first, second], ['A', 'B']),
      }
    },
    describe(random) {
      const [first, second] = twoRegions(random)
      return {
        question: typst`
Use set notation to describe each shaded region.
#part("a", 1)[The shaded region is $...$ ${shaded(first, two)}]
#part("b", 1)[The shaded region is $...$ ${shaded(second, two)}]`,
        answer: typst`
#part("a")[#working("B1")[#result[$${first.markup}$]]]
#part("b")[#working("B1")[#result[$${second.markup}$]]
#note[Other forms that mean the same region are right, too.]]`,
        alt: plain`Two Venn diagrams show overlapping sets A and B. Part a: the part ${places(first)} is shaded. Part b: the parts shaded are ${places(second)}. Use set notation to describe each shaded region.`,
        answerAlt: plain`Part a: the region is ${first.words}. Part b: the region is ${second.words}.`,
        answers: [],
        verify: () => verifyRegions([first, second], ['A', 'B']),
      }
    },
    'three-sets'(random) {
      const region = random.pick(threeSets)
      return {
        question: typst`
On the Venn diagram, shade the region $${region.markup}$.
#venn(${three}, (:))
#marks(2)`,
        answer: typst`
#note[${region.markup.includes('(') ? 'Deal with the brackets first.' : 'Shade what is in $A$ and in $B$, but not in $C$.'}]
#working("B2")[#result[$${region.markup}$] is shaded.]
#scheme[*B1* for one part missing or one too many]
#pad(left: 25pt)[${shaded(region, three)}]`,
        alt: plain`A Venn diagram shows three overlapping sets A, B and C in a universal set. Shade the region ${region.words}.`,
        answerAlt: plain`The region ${region.words} is these parts: ${places(region)}.`,
        answers: [],
        verify: () => verifyRegions([region], ['A', 'B', 'C']),
      }
    },
  },
})
