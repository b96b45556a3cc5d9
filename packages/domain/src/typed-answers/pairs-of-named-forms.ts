// Rows of the table for forms that a question names: an equal value in another form is neither right nor wrong.
import { equation, expression, number, type Pairs } from './pairs.ts'

export const namedFormPairs: readonly Pairs[] = [
  {
    asked: { kind: 'list', values: ['60', '108'], whole: ['20', '60', '108'], isInOrder: true, each: {} },
    given: {
      right: ['60, 108', '60 108', '20, 60, 108', '20 60 108', '20; 60; 108'],
      wrong: ['20, 60', '20, 60, 109', '60, 108, 20'],
    },
  },
  {
    asked: { kind: 'time', minutes: 205, is: 'length', isUnitNamed: true },
    given: { right: ['3 h 25 min', '3:25'], unit: ['205 min', '205'], wrong: ['206 min', '3 h 26 min'] },
  },
  {
    asked: number('17217.17', { to: { places: -2, isNamed: true }, unit: 'taka' }),
    given: {
      right: ['17200', 'Tk 17200'],
      places: ['17217', '17217.17', '17000'],
      wrong: ['17300'],
    },
  },
  {
    asked: number('89.4427', { to: { places: 1, isNamed: true }, unit: 'million taka' }),
    given: { right: ['89.4', '89400000 taka'], places: ['89.44'], wrong: ['8940000 taka', '89400000'] },
  },
  {
    asked: { kind: 'inequality', value: '40 < t <= 60', letter: 't', isClass: true },
    given: { right: ['40-60', '40 to 60'], wrong: ['34', '20-40', '40 ≤ t < 60'] },
  },
  {
    asked: number('3024', { form: 'index-form' }),
    given: {
      right: ['2^4×3^3×7', '2⁴×3³×7¹'],
      'index-form': ['2×2×2×2×3×3×3×7', '3024', '2^2×2^2×3^3×7', '4^2×27×7'],
      wrong: ['2^4×3^2×7'],
    },
  },
  {
    asked: number('4C2', { form: 'combination' }),
    given: {
      right: ['4C2', '4c2', '4 C 2', 'C(4,2)', '⁴C₂', '4C2 = 6', 'n = 4C2', '4 choose 2'],
      'form-of-question': ['6', '6C1', '4!/(2!2!)'],
      wrong: ['4C1', '2C4', '4C2 = 8', '12', '4P2'],
    },
  },
  {
    asked: number('ln(25)/ln(7/5)', { form: 'ratio-of-logarithms' }),
    given: {
      right: ['ln25/ln1.4', 'ln 25/ln(7/5)', 'lg25/lg1.4'],
      'form-of-question': ['2ln5/(ln7-ln5)', '2ln5/ln1.4'],
      exact: ['9.57'],
      wrong: ['ln1.4/ln25', '9.75'],
    },
  },
  {
    asked: number('lg(96)', { form: 'one-logarithm' }),
    given: { right: ['lg96', 'log 96'], 'form-of-question': ['lg32+lg3', '5lg2+lg3'], wrong: ['lg69'] },
  },
  {
    asked: { kind: 'list', values: ['1', 'ln(2)/ln(3)'], isInOrder: false, each: {}, name: 'x' },
    given: {
      right: ['1, log3(2)', '1, log_3(2)', '1, log₃2', 'x = 1 or x = log_3 2', '1, log3 2', '1, ln2/ln3'],
      exact: ['1, 0.631'],
      wrong: ['1, log2(3)', '1, log_3 4'],
    },
  },
  {
    asked: number('3'),
    given: { right: ['3'], simplified: ['log_2 8', 'ln8/ln2'] },
  },
  {
    asked: equation('(x − 7)^2 + (y + 3)^2 = 8', 'xy', { form: 'circle' }),
    given: {
      right: ['(x-7)^2+(y+3)^2=8', '8=(x-7)²+(y+3)²', '(7-x)²+(y+3)²=8'],
      'form-of-question': ['x^2+y^2-14x+6y+50=0', '(x-7)^2+(y+3)^2-8=0'],
      wrong: ['(x-7)^2+(y+3)^2=64'],
    },
  },
  {
    asked: number('sqrt(5)'),
    given: { right: ['√5', '5/√5', '√20/2'], exact: ['2.24'], wrong: ['√6'] },
  },
  {
    asked: number('0.00125892541179', { form: 'standard-form', to: { figures: 3, isNamed: true } }),
    given: {
      right: ['1.26×10^-3', '1.26E-3'],
      'standard-form': ['0.00126', '12.6×10^-4'],
      figures: ['1.2589×10^-3', '1.3×10^-3', '0.0012589'],
      wrong: ['1.26×10^3', '1.27×10^-3'],
    },
  },
  {
    asked: number('2√5', { form: 'simplest-surd' }),
    given: { right: ['2√5'], simplified: ['√20', '10/√5'], exact: ['4.47'] },
  },
  {
    asked: expression('(-8√3)i + 8j', 'ij'),
    given: { right: ['-8√3i+8j'], exact: ['-13.9i+8j', '(-13.86, 8)'], wrong: ['13.9i+8j', '-14i+8j'] },
  },
  {
    asked: expression('2/p', 'p', { form: 'simplified' }),
    given: { right: ['2/p', '2p^-1'], simplified: ['4/(2p)'], wrong: ['p/2'] },
  },
  {
    asked: expression('5x^2/y', 'xy', { isInLogarithm: true }),
    given: {
      right: ['5x²/y', 'log_5(5x^2/y)', 'log5(5x²/y)', 'ln(5x²/y)', 'log₅(5x²/y)'],
      wrong: ['x²/y', 'log_5(x²/y)'],
    },
  },
  {
    asked: number('2.4', { unit: 'hours' }),
    given: { right: ['2 h 24 min', '2 hours and 24 minutes', '2h24min'], wrong: ['2 h 4 min', '2 h 40 min'] },
  },
  {
    asked: number('8!/(3! 5!)', { form: 'factorials' }),
    given: {
      right: ['8!/(3!5!)', '8!/(5! × 3!)', '8!/(3!(8-3)!)'],
      'form-of-question': ['56', '8×7×6/3!', '8×7!/(3!5!)'],
      wrong: ['8!/3!', '8!/5!'],
    },
  },
  {
    asked: number('√32'),
    given: {
      right: ['√32', '4√2', '8/√2'],
      simplified: ['√(16+16)', '2×2√2'],
      exact: ['5.66'],
      wrong: ['√23'],
    },
  },
  {
    asked: number('3/2'),
    given: {
      right: ['3/2', '6/4', '1.5', '1 1/2', '1½', '1 ½', '150/100'],
      simplified: ['3/(4/2)', '4.5/3', '1+1/2', '(1/2)×3'],
      wrong: ['2/3'],
    },
  },
  {
    asked: number('181'),
    given: { right: ['181'], simplified: ['1+180', '180+1', '362/2'], wrong: ['180'] },
  },
  {
    asked: number('1/100'),
    given: { right: ['0.01', '1/100', '10/1000'], simplified: ['10^-2'], wrong: ['10^2'] },
  },
  {
    asked: number('3160', { to: { figures: 3 } }),
    given: { right: ['3160', '3.16×10^3'], decimal: ['3634/1.15', '6320/2'], 'more-accurate': ['3200'] },
  },
  {
    asked: number('-2/3', { to: { figures: 3 } }),
    given: { right: ['-2/3', '-4/6', '-0.667'], decimal: ['-1/1.5', '-1+1/3'], wrong: ['2/3'] },
  },
  {
    asked: number('0'),
    given: { right: ['none', 'zero'], wrong: ['one'] },
  },
  {
    asked: equation('4x + 5y = -36', 'xy', { form: 'whole-numbers' }),
    given: {
      right: ['4x+5y=-36', '-36=4x+5y', '5y+4x=-36', '-4x-5y=36'],
      'whole-numbers': ['4x+5y+36=0', '4x+5y+30=-6', '4x=-36-5y', 'y=-0.8x-7.2'],
      wrong: ['4x+5y=36'],
    },
  },
  {
    asked: expression('(3/2)c + d', 'cd', { form: 'simplified' }),
    given: {
      right: ['3c/2+d', '(3c+2d)/2', '1/2(3c+2d)', 'd+1.5c'],
      simplified: ['(6c+4d)/4', 'c+d+c/2', '1/2(3c+d+d)'],
      wrong: ['(3c+d)/2'],
    },
  },
  {
    asked: number('85.3486677646', { to: { figures: 3 }, accept: ['85.3', '85.4'] }),
    given: { right: ['85.3', '85.4', '85.35', '85.352'], wrong: ['85.5', '85.2'] },
  },
]
