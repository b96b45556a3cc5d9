// Rows of the table for numbers.
import { number, type Pairs } from './pairs.ts'

export const numberPairs: readonly Pairs[] = [
  {
    asked: number('2(4 + √2)/2', { form: 'simplest-surd' }),
    given: { right: ['4+√2'], simplified: ['14/(4-√2)', '4+2/√2'] },
  },
  {
    asked: number('19'),
    given: { right: ['19', '19°', 'x=19', 'x = 19°', "f'=19"], wrong: ['x=91', '91°'] },
  },
  {
    asked: number('8π/15'),
    given: { right: ['8π/15', '8/15 π'], unit: ['96°'], wrong: ['96'] },
  },
  {
    asked: number('0.00841', { to: { figures: 3, isNamed: true } }),
    given: { right: ['8.41E-3', '8.41e-3', '8.41×10^-3', '0.00841'], figures: ['8.410×10^-3'] },
  },
  {
    asked: number('47300', { to: { figures: 3 } }),
    given: { right: ['4.73e4', '4.73×10^4', '47300'] },
  },
  {
    asked: number('28.6789640485', { to: { figures: 3 } }),
    given: { decimal: ['38cos(41)', '38cos41', '38cos41°'], right: ['28.7'] },
  },
  {
    asked: number('35', { unit: 'years' }),
    given: { unit: ['35 ears'], right: ['35', '35 years', '35years'], wrong: ['53 years'] },
  },
  {
    asked: number('44.7011844933', { to: { figures: 3 } }),
    given: { right: ['e^3.8', 'e^(3.8)', '44.7'], wrong: ['e^3', '38', 'e^38'] },
  },
  {
    asked: number('1024'),
    given: { simplified: ['2^(10)', '2^10', '4^5'], wrong: ['2^1', '2^(1)0'] },
  },
  {
    asked: number('54*π', { unit: 'cm²' }),
    given: { right: ['54π', '54π cm²', '54pi cm^2'], wrong: ['54', '18π'] },
  },
  {
    asked: number('51000'),
    given: { right: ['51 000', '51000'], wrong: ['51'], unread: ['51,000', '5 1000', '51 000/x'] },
  },
  {
    asked: number('12'),
    given: {
      simplified: ['24/2', '3×4', '√144'],
      right: ['12=12', 'twelve', '12', ' 12 ', '+12', '12.', '12.0', '১২', '１２', '(12)'],
      wrong: ['-12', '1.2', '120', '21', '13', '12%'],
      unread: ['', '   ', '1,2', '12..0', '1 2', '12;', '<script>', 'x'],
    },
  },
  {
    asked: number('-3/4', { form: 'fraction' }),
    given: {
      right: ['-3/4', '−3/4', '-(3/4)', '(-3)/4', '3/(-4)'],
      simplified: ['-6/8', '-75/100'],
      fraction: ['-0.75'],
      wrong: ['3/4', '-4/3', '-0.7'],
    },
  },
  {
    asked: number('7/3', { form: 'mixed-number' }),
    given: {
      right: ['2 1/3', '2⅓'],
      'mixed-number': ['7/3', '2+1/3'],
      simplified: ['2 2/6', '1 4/3'],
      wrong: ['21/3', '3 1/2'],
      exact: ['2.3', '2.33', '2.333'],
      unread: ['2 1 3', '2 1/'],
    },
  },
  {
    asked: number('2*√3'),
    given: {
      right: ['2√3', '2 × √3', '2sqrt(3)', '√3*2', '2√(3)', '√12'],
      simplified: ['2√(1+2)', '√4√3'],
      exact: ['3.46', '3.4641'],
      wrong: ['3√2', '3.4', '2√2', '√3'],
      unread: ['2√', '√√'],
    },
  },
  {
    asked: number('5 + 2√6'),
    given: {
      right: ['5+2√6', '2√6+5', '5 + √6 × 2', '5+√24'],
      simplified: ['3+2+2√6', '5+√6+√6'],
      exact: ['9.90', '9.899'],
      wrong: ['5-2√6', '7√6', '5+√6'],
    },
  },
  {
    asked: number('25*π'),
    given: { right: ['25π', 'π×25', '25pi', '25 π'], exact: ['78.5', '78.54'], wrong: ['25', '50π', '78'] },
  },
  {
    asked: number('34.56', { to: { figures: 3 }, unit: 'cm' }),
    given: {
      right: ['34.6', '34.6 cm', '34.56', '34.6cm', '34.560'],
      'more-accurate': ['35'],
      unit: ['34.6 kg', '34.6 s', '34.6 cm²'],
      wrong: ['30', '34.5', '34', '36', '3.46', '34.4 cm', '-34.6'],
    },
  },
  {
    asked: number('34.56', { to: { figures: 3, isNamed: true } }),
    given: { right: ['34.6'], figures: ['34.56', '35'], wrong: ['30', '34.5', '34.50', '34', '0.346'] },
  },
  {
    asked: number('2.675', { to: { places: 2, isNamed: true } }),
    given: { right: ['2.68'], places: ['2.675', '2.7', '3'], wrong: ['2.67', '2.69', '2.6'] },
  },
  {
    asked: number('3.5', { to: { places: 2, isNamed: true } }),
    given: { right: ['3.50'], places: ['3.5', '7/2', '3.500'], wrong: ['3.51', '35'] },
  },
  {
    asked: number('45000', { to: { figures: 2, isNamed: true } }),
    given: {
      right: ['45 000', '45000'],
      wrong: ['50000', '4500', '45'],
      unread: ['45,000'],
    },
  },
  {
    asked: number('2/3', { to: { figures: 3 } }),
    given: {
      right: ['0.667', '2/3', '0.6667', '.667', '66.7%'],
      'more-accurate': ['0.67'],
      wrong: ['0.7', '0.66', '0.666', '0.6', '0.668'],
    },
  },
  {
    asked: number('30.96', { to: { figures: 3 }, accept: ['30.9', '31.1'] }),
    given: { right: ['31', '31.0', '30.9', '31.1', '30.96', '30.95'], wrong: ['31.2', '30.8'] },
  },
  {
    asked: number('0.00042', { form: 'standard-form' }),
    given: {
      right: ['4.2E-4', '4.2e-4', '4.2×10^-4', '4.2x10^-4', '4.2 x 10^-4', '4.2*10^(-4)', '4.2 × 10⁻⁴'],
      'standard-form': ['0.00042', '42×10^-5', '0.42×10^-3'],
      wrong: ['4.2×10^4', '4.2×10^-5', '4.2'],
      unread: ['4.2×10^', '4.2×10^x'],
    },
  },
  {
    asked: number('40', { form: 'prime-factors' }),
    given: {
      right: ['2^3×5', '2×2×2×5', '5 × 2³', '2*2^2*5'],
      'prime-factors': ['40', '4×10', '8×5', '1×2^3×5'],
      wrong: ['2^2×5', '2^3×5^2', '2+2+2+5'],
    },
  },
  {
    asked: number('1.25', { unit: 'm' }),
    given: {
      right: ['1.25', '1.25 m', '125 cm', '1250mm', '5/4'],
      unit: ['1.25 kg', '1.25 m²', '1.25 cm', '1.25 km'],
      wrong: ['125', '12.5 cm'],
    },
  },
  {
    asked: number('350', { unit: '$' }),
    given: { right: ['350', '$350', '350.00', '$ 350'], wrong: ['35', '$3.50'], unread: ['$3,50', '$1,350'] },
  },
  { asked: number('15', { unit: '%' }), given: { right: ['15', '15%', '15 %'], wrong: ['0.15', '1.5%'] } },
  {
    asked: number('72', { unit: '°' }),
    given: { right: ['72', '72°', '72 degrees'], unit: ['72 cm'], wrong: ['27', '108°'] },
  },
  {
    asked: number('2.4', { unit: 'h' }),
    given: { right: ['2.4', '2.4 h', '144 min', '2.4 hours'], unit: ['2.4 min'], wrong: ['2.24', '24 min'] },
  },
  {
    asked: number('0'),
    given: {
      simplified: ['0/5'],
      right: ['0', '-0', '0.0'],
      wrong: ['1', '0.1'],
      unread: ['5/0', '1/0', '0/0'],
    },
  },
  {
    asked: number('120', { form: 'integer' }),
    given: {
      right: ['120'],
      integer: ['5!', '12×10', '240/2'],
      wrong: ['60', '5'],
      unread: ['999999!', '5!!!!!x'],
    },
  },
  {
    asked: number('1/8', { form: 'decimal' }),
    given: { exact: ['0.13'], right: ['0.125', '.125'], decimal: ['1/8', '2^-3'], wrong: ['0.12', '8'] },
  },
]
