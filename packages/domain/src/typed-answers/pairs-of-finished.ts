// Rows of the table for what is finished and what is still to be worked out, and for reasons behind a choice.
import { equation, expression, number, type Pairs } from './pairs.ts'

const word = (...accepted: readonly string[]) => ({ kind: 'word', accepted }) as const

export const finishedPairs: readonly Pairs[] = [
  {
    asked: number('1/3'),
    given: { right: ['3/9'], simplified: ['log_8000 20', 'ln20/ln8000'], wrong: ['log_20 8000'] },
  },
  { asked: number('15'), given: { right: ['15'], simplified: ['3√5×√5', '√45×√5', '√225'], wrong: ['3√5'] } },
  {
    asked: number('6√3*π', { unit: 'cm' }),
    given: { right: ['6√3π', '6π√3 cm'], simplified: ['18√3×π/3', '18√3π/3'], wrong: ['18√3'] },
  },
  {
    asked: number('64π', { unit: 'cm' }),
    given: {
      right: ['64π', 'π×64'],
      simplified: ['16π/0.25', '128π/2', '16π÷0.25', '16π/(1/4)'],
      wrong: ['16π'],
    },
  },
  { asked: number('8π/15'), given: { right: ['16π/30', 'π×8/15'], wrong: ['15π/8'] } },
  {
    asked: number('5.01', { to: { figures: 2, isNamed: true }, accept: ['4.5', '5.5'] }),
    given: { right: ['5.0', '4.8', '5.2'], figures: ['5.01', '5', '10^0.7', '51/10'], wrong: ['5.6', '4.4'] },
  },
  {
    asked: number('79.2', { to: { figures: 3 }, accept: ['75', '85'] }),
    given: { right: ['79.2', '80', '76.5'], decimal: ['5×10^1.2'], wrong: ['70'] },
  },
  {
    asked: number('39.5290747', { to: { places: 1 }, unit: '°' }),
    given: { right: ['39.5', '39.5°'], decimal: ['tan⁻¹(11.8/14.3)'], wrong: ['50.5'] },
  },
  {
    asked: number('132.38', { to: { places: 0 }, unit: 'min' }),
    given: { right: ['132', '2.2063 h', '132.4'], unit: ['2.21 hours'], wrong: ['2.3 hours', '221'] },
  },
  {
    asked: { kind: 'time', minutes: 64, is: 'length' },
    given: {
      right: ['1 h 4 min', '64 min'],
      'form-of-question': ['1.07 hours', '64.4 min'],
      wrong: ['65 min', '1.7 h'],
    },
  },
  {
    asked: number('86.3403', { to: { figures: 3 } }),
    given: { right: ['86.3°C', '86.3 °C', '86.3°'], wrong: ['83.6°C'] },
  },
  {
    asked: number('2047'),
    given: { right: ['in 2047', 'the year 2047', 'in the year 2047'], wrong: ['in 2046'] },
  },
  { asked: number('54'), given: { right: ['pattern 54', 'Pattern 54'], wrong: ['pattern 45'] } },
  {
    asked: expression('(2/3)p + (1/3)q', 'pq', { form: 'simplified' }),
    given: {
      right: ['2/3p+1/3q', '(2p+q)/3', '1/3(2p+q)', 'q/3+2p/3'],
      simplified: ['p+1/3(q-p)', 'p+(q-p)/3', 'q+2/3(p-q)', 'p+1/3q-1/3p', '4/6p+2/6q'],
      wrong: ['1/3(p+2q)'],
    },
  },
  {
    asked: word('positive'),
    given: {
      right: [
        'a > 0',
        'c>0',
        'b² - 4ac > 0',
        '> 0',
        'greater than 0',
        'Positive as the graph has no maximum',
      ],
      wrong: ['a < 0', '= 0', 'negative, not positive', 'positive, negative'],
    },
  },
  {
    asked: word('negative'),
    given: {
      right: [
        'negative, no real roots',
        'Negative because there are no real roots',
        'b^2 - 4ac < 0',
        'negative, not positive',
      ],
      wrong: ['positive, no real roots', 'zero'],
    },
  },
  {
    asked: word('yes'),
    given: {
      right: ['yes, there is no collision', 'Yes, 49 m is no more than 50 m'],
      wrong: ['no, there is no collision', 'no'],
    },
  },
  {
    asked: word('A and E'),
    given: { right: ['lines A and E', 'A and E', 'lines A, E', 'A, E'], wrong: ['lines A and C', 'B and E'] },
  },
  {
    asked: number('376 + 168√5', { form: 'simplest-surd' }),
    given: {
      right: ['376+168√5', '168√5+376'],
      simplified: ['(14+6√5)²', '8(47+21√5)', '(3+√5)^4'],
      wrong: ['376-168√5'],
    },
  },
  {
    asked: expression('√(1+k^2)/k', 'k'),
    given: {
      right: ['√(1+k²)/k', '√(1+1/k²)', '√((1+k²)/k²)'],
      wrong: ['√(1+k²)', '-√(1+k²)/k', 'k/√(1+k²)'],
    },
  },
  {
    asked: expression('(5x-15)/(14-3x)', 'x', { form: 'single-fraction' }),
    given: {
      right: ['(5x-15)/(14-3x)', '5(x-3)/(14-3x)'],
      'single-fraction': ['5(x-3)/(5-3(x-3))', '(5x-15)/(5-3x+9)'],
      wrong: ['5x/(14-3x)'],
    },
  },
  {
    asked: { kind: 'inequality', value: 'x > 3', or: ['x >= 3'], letter: 'x' },
    given: { right: ['x>3', 'x≥3', '(3,∞)'], wrong: ['x<3', 'x>4'] },
  },
  {
    asked: equation('y = -(2/3)x + 8', 'xy', { form: 'line' }),
    given: { right: ['y=-2/3x+8'], exact: ['y=-0.667x+8'], wrong: ['y=-0.6x+8', 'y=0.667x+8'] },
  },
  {
    asked: number('94086.9469734', { to: { figures: 3, isNamed: true }, accept: ['94000', '94100'] }),
    given: { right: ['94100', '9.41×10^4', '94000'], figures: ['94050'], wrong: ['95000'] },
  },
  {
    asked: number('18', { unit: '°C' }),
    given: {
      right: ['18', '18°C', '18 degrees', '18 degrees Celsius', '18°', '18 celsius'],
      unit: ['18 m'],
      wrong: ['-18'],
    },
  },
  {
    asked: number('25', { unit: '$' }),
    given: { right: ['25 Singapore dollars', '25 SGD', '$25'], unit: ['25 taka'], wrong: ['52'] },
  },
  {
    asked: number('324.94', { unit: '£' }),
    given: { right: ['324.94 GBP', 'GBP 324.94', '£324.94'], wrong: ['324'] },
  },
  {
    asked: number('660', { unit: 'taka' }),
    given: { right: ['Tk660', 'Tk 660', '660 tk'], wrong: ['Tk606'] },
  },
  {
    asked: number('-2'),
    given: { right: ['scale factor -2', 'remainder -2'], wrong: ['scale factor 2'], unread: ['minus two'] },
  },
  {
    asked: number('2', { form: 'integer' }),
    given: { right: ['two solutions', 'two roots', '2'], wrong: ['no solutions', 'none'] },
  },
  {
    asked: number('1536', { or: ['lg(1536)'] }),
    given: {
      right: ['1536', 'k = 1536', 'lg 1536', 'log 1536'],
      simplified: ['3×512'],
      wrong: ['lg 1563', '1563'],
    },
  },
  {
    asked: expression('(x-1)(x^2+4x+7)', 'x', { form: 'factorised', or: ['x^2+4x+7'] }),
    given: {
      right: ['(x-1)(x²+4x+7)', 'x²+4x+7', '7+4x+x²'],
      factorised: ['x³+3x²+3x-7'],
      wrong: ['x²-4x+7'],
    },
  },
  {
    asked: expression('(7/5)*ln(5x+6) + (27/4)*x^4', 'x', { isUpToConstant: true }),
    given: {
      right: [
        '7/5 ln(5x+6) + 27x^4/4 + c',
        '7/5 ln(5x+6) + 27/4 x^4 + 4/3 + c',
        '7/5 ln(x+6/5) + 27/4 x^4 + c',
      ],
      constant: ['7/5 ln(5x+6) + 27/4 x^4', '7/5 ln(5x+6) + 27/4 x^4 + 4/3'],
      wrong: ['7 ln(5x+6) + 27/4 x^4 + c', '7/5 ln(5x+6) + 27/4 x^3 + c'],
    },
  },
  {
    asked: expression('192', 'x'),
    given: { right: ['192'], simplified: ['64/2×6', '384/2', '64*3'], wrong: ['129'] },
  },
  {
    asked: number('26', { unit: 'tonnes' }),
    given: { right: ['26 tonnes', '26 t', '26 tons', '26000 kg'], unit: ['26 kg'], wrong: ['62'] },
  },
  {
    asked: number('1/9', { to: { figures: 3 } }),
    given: { right: ['1/9', '0.111', '11.1%'], 'more-accurate': ['11%', '0.11'], wrong: ['12%'] },
  },
  {
    asked: { kind: 'coordinates', value: [number('4'), number('8')] },
    given: {
      right: ['(4, 8) minimum', 'minimum (4, 8)', 'minimum at (4, 8)', 'centre (4, 8)', 'centre = (4, 8)'],
      wrong: ['minimum (8, 4)'],
    },
  },
  {
    asked: { kind: 'list', values: ['√3', '-√3'], isInOrder: false, each: {}, name: 'x' },
    given: { right: ['+-√3', '+/-√3', 'x = +-√3', '±√3'], 'more-values': ['√3'], wrong: ['√2'] },
  },
]
