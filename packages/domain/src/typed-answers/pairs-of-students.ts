// Rows of the table for the many ways in which students write what is right: units, names, words, and what can be read in two ways.
import { equation, expression, inequality, number, type Pairs } from './pairs.ts'

const word = (...accepted: readonly string[]) => ({ kind: 'word', accepted }) as const

export const studentPairs: readonly Pairs[] = [
  {
    asked: equation('y = (1/2) x + 6', 'xy', { form: 'line' }),
    given: {
      right: ['y=1/2x+6', 'y = x/2 + 6', 'y=½x+6', 'f(x)=0.5x+6', 'x/2+6=y'],
      subject: ['2y=x+12', 'y=(x+12)/2', 'y=1/2(x+12)'],
      wrong: ['y=-1/2x+6', 'y=2x+6'],
    },
  },
  {
    asked: equation('4x − 5y + 14 = 0', 'xy', { form: 'whole-numbers' }),
    given: {
      right: ['4x-5y+14=0', '0=4x-5y+14', '8x-10y+28=0'],
      'whole-numbers': ['4x-5y=-14', 'y=0.8x+2.8', 'y=(4x+14)/5'],
      wrong: ['4x-5y=14'],
    },
  },
  {
    asked: equation('y = 24/x', 'xy', { form: 'subject' }),
    given: { right: ['y=24x^-1'], subject: ['xy=24', 'x=24/y'], wrong: ['y=24x', 'xy=-24'] },
  },
  {
    asked: inequality('-2 < x < 1 or 1 < x'),
    given: { right: ['-2<x<1 or x>1', 'x>-2, x≠1', '(-2,1)∪(1,∞)'], wrong: ['x>-2'] },
  },
  {
    asked: inequality('-2 <= x < 4'),
    given: { right: ['x≥-2, x<4', '[-2,4)', '4>x=>-2', '{x: -2≤x<4}'], wrong: ['(-2,4]', '1<x<-2'] },
  },
  {
    asked: inequality('x < ln(8)/4'),
    given: { right: ['x<ln8/4', 'x < 3ln2/4'], exact: ['x<0.520'], wrong: ['x>ln8/4', 'x<0.53'] },
  },
  {
    asked: number('-36', { unit: 'm/s²' }),
    given: {
      right: ['-36 ms^-2', '−36 m s⁻²', '-36m/s2', 'a = -36', '-36 m/s/s', 'the acceleration is -36'],
      unit: ['-36 m/s'],
      wrong: ['36', '36 m/s²'],
    },
  },
  {
    asked: number('2700', { unit: 'taka' }),
    given: {
      right: ['Tk 2700', '2700tk', '2700/-', 'BDT 2700', '৳2700'],
      wrong: ['Tk 270'],
      unread: ['2,700'],
    },
  },
  {
    asked: number('7.81024967591', { to: { figures: 3 }, unit: 'km' }),
    given: {
      right: ['√61', '√61 = 7.81', '≈7.81', '7.81 (3 s.f.)', '7.8102...', 'HS = 7.81 kilometres'],
      decimal: ['√(25+36)'],
      'more-accurate': ['7.8'],
      wrong: ['7.82', '7.80'],
    },
  },
  {
    asked: number('3574.81001286', { to: { figures: 3 } }),
    given: { right: ['3570', '3575', '3574.8'], 'more-accurate': ['3600'], wrong: ['3580', '4000'] },
  },
  {
    asked: expression('-2a/3 + b', 'ab'),
    given: { right: ['-2/3a+b', 'b-2/3 a', 'b − 2a/3'], exact: ['-0.667a+b'], wrong: ['2/3a+b'] },
  },
  {
    asked: expression('3i - 4j', 'ij'),
    given: { right: ['3i-4j', '(3, -4)', '3i − 4j km/h'], wrong: ['(-4, 3)', '3i+4j'] },
  },
  {
    asked: { kind: 'coordinates', value: [number('2'), number('-3')] },
    given: { right: ['y=-3, x=2', 'A(2,-3)', 'A = (2, -3)', 'x = 2 and y = -3'], wrong: ['(-3,2)'] },
  },
  {
    asked: { kind: 'list', values: ['0'], isInOrder: false, each: {}, name: 'y' },
    given: { right: ['0', '0, 0', 'y = 0 and y = 0'], wrong: ['0, 1'] },
  },
  {
    asked: { kind: 'ratio', values: ['1', '3'], isSimplest: true },
    given: { right: ['AB : BC = 1 : 3', '1 to 3', '1∶3'], wrong: ['3:1'] },
  },
  {
    asked: { kind: 'time', minutes: 500, is: 'length' },
    given: {
      right: ['8 hours and 20 minutes', '8 hrs 20 mins', '8 1/3 hours', '500 minutes'],
      wrong: ['8.2 hours'],
    },
  },
  {
    asked: number('2*√3'),
    given: { right: ['2root3', '2 root 3'], wrong: ['3root2'] },
  },
  {
    asked: number('0.00042', { form: 'standard-form' }),
    given: { right: ['4.2X10^-4', '4.2×10^{-4}'], unread: ['4.2 x 10-4'] },
  },
  {
    asked: number('1/3'),
    given: {
      right: ['1/3', '1 out of 3'],
      unread: ['one third', '2 times 3'],
      exact: ['0.333'],
      wrong: ['0.3'],
    },
  },
  {
    asked: expression('2*x^(-1/2)', 'x'),
    given: { right: ['2/√x', '2x^(-1/2)'], wrong: ['2x^(1/2)'], unread: ['2x^-1/2'] },
  },
  {
    asked: word('no'),
    given: {
      right: ['No, it is not', 'not a term', 'false'],
      wrong: ['yes', 'it does'],
      unread: ['n=20.8', 'because'],
    },
  },
  {
    asked: word('parallelogram'),
    given: {
      right: ['paralelogram', 'a parallelogram'],
      wrong: ['rhombus', 'kite'],
      unread: ['quadrilateral'],
    },
  },
  {
    asked: word('major arc'),
    given: { right: ['the major arc AB'], wrong: ['arc', 'minor arc'] },
  },
  {
    asked: word('fg(x)', 'fg'),
    given: { right: ['f(g(x))', 'f g', 'fg(x)'], wrong: ['gf(x)', 'gf'] },
  },
  {
    asked: word('neither'),
    given: { right: ['none', 'Neither arithmetic nor geometric'], wrong: ['arithmetic'] },
  },
  {
    asked: word('Tuesday'),
    given: { right: ['Tue', 'tuesday', 'on Tues'], wrong: ['Monday', 'Thursday', 'Sun'] },
  },
]
