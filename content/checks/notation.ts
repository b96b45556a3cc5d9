// Gates on how science is written: formulae, units and Latin names as an exam paper prints them.

import { parseRichText, type RichText } from '@toron/domain/practice/rich-text.ts'
import { plainText } from '@toron/domain/practice/rich-text-forms.ts'
import { textsOf } from '../question-text.ts'
import { at, type Gate, problemOf } from './written-content.ts'

const element =
  '(?:H|He|Li|Be|B|C|N|O|F|Ne|Na|Mg|Al|Si|P|S|Cl|Ar|K|Ca|Ti|V|Cr|Mn|Fe|Co|Ni|Cu|Zn|Br|Ag|Sn|I|Ba|Au|Hg|Pb)'
const onlyElements = new RegExp(`^(?:${element}|[()\\d])+$`)

/** Two elements and a number, or a molecule of two atoms of one: P1 and S2 are labels. */
const holdsFormula = (text: string): boolean =>
  (text.match(/(?<![\p{L}\d])[A-Z][A-Za-z\d()]*\d/gu) ?? []).some(
    (word) =>
      /^(?:[HONF]|Cl|Br)2$/.test(word) ||
      (onlyElements.test(word) && (word.match(/[A-Z]/g) ?? []).length > 1),
  )

const notations: readonly { readonly found: RegExp; readonly advice: string }[] = [
  {
    found: /(?<![\p{L}\d])(?:[cdkm]?m)[23](?![\p{L}\d])|\/\s?s[23](?![\p{L}\d])/u,
    advice: 'writes the power of a unit with a plain digit; write cm³, m/s²',
  },
  { found: /[\p{L}\p{N})]\^(?!\{)/u, advice: 'writes a power with ^; use 10⁻³ or ^{…}' },
  {
    found:
      /(?<![\p{L}\d.,])\d[\d.,]*(?:°C|(?:[ckm]m|k?g|k?Pa|k?W|k?J|k?Hz|mol|min|cm³|dm³|Ω|kΩ)(?![\p{L}\d²³]))/u,
    advice: 'has a number and its unit in one; put a space between them, as in 25 °C',
  },
]

/** Genera that school biology names. */
const genera =
  'Aedes|Agrobacterium|Anopheles|Aspergillus|Bacillus|Canis|Capra|Clostridium|Corchorus|Drosophila|Elodea|Equus|Escherichia|Felis|Fusarium|Heritiera|Homo|Labeo|Lactobacillus|Mangifera|Mycobacterium|Nitrobacter|Nitrosomonas|Nymphaea|Oryza|Panthera|Paramecium|Penicillium|Pisum|Plasmodium|Platanista|Rana|Rhizobium|Saccharomyces|Salmonella|Staphylococcus|Streptococcus|Tenualosa|Triticum|Vibrio|Zea'
const latin = new RegExp(
  `(?<!\\p{L})(?:${genera})(?!\\p{L})|(?<!\\p{L})[A-Z]\\. (?:coli|sapiens|cholerae|falciparum|tuberculosis|leo|tigris|lupus|aureus)(?!\\p{L})`,
  'u',
)

const upright = (rich: RichText): string => {
  return rich
    .map((node) => {
      if (node.kind === 'text') return node.text
      return node.kind === 'bold' ? upright(node.inner) : ' '
    })
    .join('')
}

export const checkNotation: Gate = ({ topics }) =>
  topics.flatMap((topic) =>
    topic.questions.flatMap((question) =>
      textsOf(question).flatMap(({ place, text }) => {
        const plain = plainText(text)
        const found = notations.filter((rule) => rule.found.test(plain)).map(({ advice }) => advice)
        if (holdsFormula(plain)) found.push('writes a formula with plain digits; write H₂O, CO₂, C₂H₄')
        const name = place === 'imageAlt' ? undefined : upright(parseRichText(text)).match(latin)?.[0]
        if (name !== undefined)
          found.push(`has the Latin name ${name} upright; set it in italics, as in *Homo sapiens*`)
        return found.map((what) => problemOf(topic, `${at(topic, question)}: ${place} ${what}.`))
      }),
    ),
  )
