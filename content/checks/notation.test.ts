import { describe, expect, test } from 'vitest'
import type { Question } from '../bank.ts'
import { aQuestion, aQuestionWithFigure, contentWith, messages } from '../testing/builders.ts'
import { checkNotation } from './notation.ts'

const messagesOf = (question: Question) => messages(checkNotation(contentWith(question)))

describe('notation', () => {
  test.each([
    ['H2O is a liquid', /writes a formula with plain digits/],
    ['burn CO2 or Cl2', /writes a formula with plain digits/],
    ['Ca(OH)2 dissolves', /writes a formula with plain digits/],
    ['so Ca3(PO4)2 forms', /writes a formula with plain digits/],
    ['(Br2) is brown', /writes a formula with plain digits/],
    ['an area of 5 m2', /writes the power of a unit with a plain digit/],
    ['an area of 5 m2 is wet', /writes the power of a unit with a plain digit/],
    ['5 km2, or less', /writes the power of a unit with a plain digit/],
    ['at 3 m/ s2 or so', /writes the power of a unit with a plain digit/],
    ['in g/m3', /writes the power of a unit with a plain digit/],
    ['in g/dm3 of it', /writes the power of a unit with a plain digit/],
    ['so 2^3 is 8', /writes a power with \^/],
    ['a mass of 12.5g', /has a number and its unit in one/],
    ['a mass of 1kg', /has a number and its unit in one/],
    ['(1000Pa)', /has a number and its unit in one/],
    ['a power of 60W, too', /has a number and its unit in one/],
    ['work of 60J is done', /has a number and its unit in one/],
    ['at 50Hz', /has a number and its unit in one/],
    ['a string of 3mm', /has a number and its unit in one/],
    ['a sample of Vibr**io**', /has the Latin name Vibrio upright/],
    ['a sample of **Vibrio**', /has the Latin name Vibrio upright/],
    ['a volume of 5 cm3', /writes the power of a unit with a plain digit/],
    ['at 3 m/s2', /writes the power of a unit with a plain digit/],
    ['so x^2 grows', /writes a power with \^/],
    ['heat it to 25°C', /has a number and its unit in one/],
    ['add 12cm³', /has a number and its unit in one/],
    ['cholera is caused by Vibrio cholerae', /has the Latin name Vibrio upright; set it in italics/],
    ['a strain of E. coli', /has the Latin name E\. coli upright/],
  ])('the notation of "%s" is refused', (text, message) => {
    expect(messagesOf(aQuestion(1, { question: text }))).toEqual([expect.stringMatching(message)])
  })

  test.each([
    'H₂O, CO₂ and C₂H₄ at 25 °C, 3 m/s², 5 cm³',
    'no sign at all',
    'point XBr2 and tube F21',
    'the switch S12 and COVID19',
    'the vectors xm2, m25, 5m3a and m2x in a/s2x or a/xs2 or a/s25',
    'the mix of CO with O',
    'a code of A1.5g, 5gold, 2min³ and x5mm',
    'the genus Homophone and aVibrio and E. colita',
    'Vibr*io*',
    'Vi*x*brio',
    'points P1 and S2, a mass of 2m, technetium-99m, Figure 2',
    '*Vibrio cholerae*, **the *E. coli* strain**, I^{A}, 10^{−3}, {nuclide 4 2 He}',
  ])('the notation of "%s" is accepted', (text) => {
    expect(messagesOf(aQuestion(1, { question: text }))).toEqual([])
  })

  test('a Latin name in the description of a picture, which has no mark-up, is accepted', () => {
    const imageAlt = 'A drawing of Vibrio with one flagellum, seen from the side.'
    expect(messagesOf({ ...aQuestionWithFigure(1), imageAlt })).toEqual([])
  })
})
