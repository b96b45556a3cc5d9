// Rows of the table for expressions.
import { expression, type Pairs } from './pairs.ts'

export const expressionPairs: readonly Pairs[] = [
  {
    asked: expression('1 − 14x + 84x^2', 'x', { form: 'expanded' }),
    given: {
      right: ['1-14x+84x^2', 'y=1-14x+84x²'],
      expanded: ['1+7(-2x)+21(-2x)^2'],
      wrong: ['1+14x+84x^2'],
    },
  },
  {
    asked: expression('(7 − √(x − 9))/3', 'x'),
    given: {
      right: ['(7 − √(x − 9))/3', '7/3 - sqrt(x-9)/3'],
      wrong: ['(7 + √(x − 9))/3', '(7 − √(x + 9))/3', '(7 − √(9 − x))/3'],
    },
  },
  {
    asked: expression('(6(x − 4))/(22 − 4x)', 'x', { form: 'single-fraction' }),
    given: {
      right: ['6(x-4)/(22-4x)', '3(x-4)/(11-2x)', '(6x-24)/(22-4x)'],
      wrong: ['6(x+4)/(22-4x)'],
    },
  },
  {
    asked: expression('2x + 6', 'x'),
    given: {
      right: ['2x+6', '6+2x', '2(x+3)', '(x+3)2', '2*x+2*3', 'x+x+6', '২x+৬'],
      wrong: ['2x-6', '2x+3', 'x+6', '2x', '8x', '2x^2+6'],
      unread: ['2y+6', '2x+', '2(x+3', '2x+6)', '2x++++6', '2x+6=0', 'что'],
    },
  },
  {
    asked: expression('(x + 2)(x - 5)', 'x', { form: 'factorised' }),
    given: {
      right: ['(x+2)(x-5)', '(x-5)(x+2)', '(2+x)(x−5)', '-(x+2)(5-x)', '(-x-2)(5-x)'],
      factorised: ['x^2-3x-10', 'x²−3x−10', 'x(x-3)-10'],
      wrong: ['(x-2)(x+5)', '(x+2)(x+5)', '(x+2)(x-4)'],
    },
  },
  {
    asked: expression('6x(x + 2y)', 'xy', { form: 'factorised' }),
    given: {
      right: ['6x(x+2y)', '6(x+2y)x', 'x*6(2y+x)', '-6x(-x-2y)'],
      factorised: ['6x^2+12xy', '6(x^2+2xy)', 'x(6x+12y)', '3x(2x+4y)', '2x(3x+6y)'],
      wrong: ['6x(x+y)', '6x(x-2y)', '6y(x+2y)'],
    },
  },
  {
    asked: expression('2(3x - 1)(3x + 1)', 'x', { form: 'factorised' }),
    given: {
      right: ['2(3x-1)(3x+1)', '2(1+3x)(3x-1)', '-2(1-3x)(1+3x)'],
      factorised: ['2(9x^2-1)', '18x^2-2', '(6x-2)(3x+1)'],
      wrong: ['(3x-1)(3x+1)', '2(3x-1)^2'],
    },
  },
  {
    asked: expression('(x - 3)^2', 'x', { form: 'factorised' }),
    given: {
      right: ['(x-3)^2', '(x-3)(x-3)', '(3-x)²'],
      factorised: ['x^2-6x+9'],
      wrong: ['(x+3)^2', '(x-3)'],
    },
  },
  {
    asked: expression('x^2 - 3x - 10', 'x', { form: 'expanded' }),
    given: {
      right: ['x^2-3x-10', '-10-3x+x²', 'x²−3x−10'],
      expanded: ['(x+2)(x-5)', 'x^2-5x+2x-10', 'x(x-3)-10', 'x*x-3x-10'],
      wrong: ['x^2+3x-10', 'x^2-3x+10', '2x-3x-10'],
    },
  },
  {
    asked: expression('5a + 2b', 'ab', { form: 'simplified' }),
    given: {
      right: ['5a+2b', '2b+5a', 'a*5+b*2', '-(-5a-2b)'],
      simplified: ['3a+2a+2b', '5a+b+b', '10a/2+2b'],
      wrong: ['7ab', '5a-2b', '10ab', '5a+b'],
    },
  },
  {
    asked: expression('12x^5', 'x', { form: 'simplified' }),
    given: {
      right: ['12x^5', '12x⁵', 'x^5 × 12'],
      simplified: ['3x^2 × 4x^3', '12x^2*x^3', '2×6x^5'],
      wrong: ['12x^6', '7x^5', '12x5'],
    },
  },
  {
    asked: expression('(x + 3)/(x - 1)', 'x', { form: 'simplified' }),
    given: {
      right: ['(x+3)/(x-1)', '(3+x)/(x-1)', '(-x-3)/(1-x)'],
      simplified: ['(x+3)(x+2)/((x-1)(x+2))', '(x^2+5x+6)/(x^2+x-2)', '(2x+6)/(2x-2)'],
      wrong: ['(x-1)/(x+3)', '-3', 'x+3/(x-1)', '(x+3)/(x+1)'],
      unread: ['x+3/x-1)', '(x+3)/'],
    },
  },
  {
    asked: expression('(5x + 1)/((x + 2)(x - 1))', 'x', { form: 'single-fraction' }),
    given: {
      right: ['(5x+1)/((x+2)(x-1))', '(5x+1)/(x^2+x-2)', '(1+5x)/((x-1)(x+2))'],
      'single-fraction': ['3/(x+2)+2/(x-1)'],
      wrong: ['5x+1/(x+2)(x-1)', '(5x-1)/((x+2)(x-1))', '5/(2x+1)'],
    },
  },
  {
    asked: expression('3x^2 - 4/x^2', 'x'),
    given: {
      right: ['3x^2-4/x^2', '3x^2-4x^-2', '3x²−4x⁻²', '(3x^4-4)/x^2', '-4/(x*x)+3x^2'],
      wrong: ['3x^2+4/x^2', '3x^2-4x^2', '6x-4', '3x^2-4/x'],
    },
  },
  {
    asked: expression('2cos(2x)', 'x'),
    given: {
      right: ['2cos2x', '2 cos(2x)', 'cos 2x × 2', '2(cos²x-sin²x)', '2-4sin^2 x', '4cos^2(x)-2'],
      wrong: ['2cos x/2', 'cos2x', '2cos x', '-2cos2x', '2sin2x', 'cos 4x'],
      unread: ['2cos', 'cos2x/'],
    },
  },
  {
    asked: expression('1', 'x'),
    given: {
      right: ['1', 'sin²x+cos²x', 'sin(x)/sin(x)', 'x^0'],
      wrong: ['sin x+cos x', 'x', '0', '1.0001'],
    },
  },
  {
    asked: expression('2ln(x)', 'x'),
    given: {
      right: ['2ln x', 'ln x²', 'ln(x^2)', 'ln x+ln x', '2*ln(x)'],
      wrong: ['(ln x)^2', 'ln 2x', 'ln^2 x', '2lg x'],
    },
  },
  {
    asked: expression('e^(2x)/2', 'x', { isUpToConstant: true }),
    given: {
      right: ['e^(2x)/2+c', '1/2 e^(2x) + k', '0.5e^(2x)+C', 'c+½e^(2x)'],
      constant: ['e^(2x)/2', '0.5e^(2x)', 'e^(2x)/2+3'],
      wrong: ['e^(2x)+c', '2e^(2x)+c', 'e^(2x)/2+cx', 'e^2x/2+c'],
    },
  },
  {
    asked: expression('x^3 - x^2 + 5x', 'x', { isUpToConstant: true }),
    given: {
      right: ['x^3-x^2+5x+c', 'x³−x²+5x+C'],
      constant: ['x^3-x^2+5x'],
      wrong: ['3x^2-2x+5+c', 'x^3-x^2+5+c', 'x^3-x^2+5x+c+k'],
    },
  },
  {
    asked: expression('√(x^2 + 9)', 'x'),
    given: {
      right: ['√(x^2+9)', '(x²+9)^(1/2)', 'sqrt(9+x^2)', '(x^2+9)^0.5'],
      wrong: ['√2x', 'x+3', '√(x+9)', '√x^2+9', '√(x^2-9)'],
      unread: ['√x²+9)'],
    },
  },
  {
    asked: expression('|2x - 1|', 'x'),
    given: {
      right: ['|2x-1|', '|1-2x|', '√((2x-1)^2)', '|2x−1|'],
      wrong: ['2x-1', '|2x+1|', '|2x|-1'],
      unread: ['|2x-1', '2x-1|'],
    },
  },
  {
    asked: expression('4n - 3', 'n', { form: 'simplified' }),
    given: {
      right: ['Tn=4n-3', '4n-3', '-3+4n', 'n*4-3'],
      simplified: ['1+4(n-1)', '4n-4+1', '4(n-1)+1'],
      wrong: ['4n+3', '4n', 'n+4', '3n-4'],
      unread: ['4x-3'],
    },
  },
  {
    asked: expression('2*π*r + 2r', 'r'),
    given: { right: ['2πr+2r', '2r(π+1)', '2pi r+2r'], wrong: ['πr+2r', '2πr', '4πr', '2πr^2+2r'] },
  },
]
