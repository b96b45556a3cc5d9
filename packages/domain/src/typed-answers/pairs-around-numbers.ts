// Rows of the table for what stands around a number: roundings, reasons, words, units that the question names, and what is beside
// a number that is rounded or accepted.
import { number, type Pairs } from './pairs.ts'

export const aroundNumberPairs: readonly Pairs[] = [
  {
    asked: number('1.5', { unit: 'hours' }),
    given: {
      right: ['1.5', '90 minutes', '90 mins', 't = 90 minutes', '1 h 30 min', 't = 1.5 hours'],
      unit: ['1.5 km', '1.5 s'],
      wrong: ['90', '150 minutes'],
    },
  },
  {
    asked: number('3', { unit: 'hours' }),
    given: { right: ['3 pm', 'at 3 p.m.'], wrong: ['4 pm'], unread: ['15:00'] },
  },
  {
    asked: number('31', { unit: 'kg' }),
    given: { right: ['31', '31 kg', '31000 g'], unit: ['31 g'], wrong: ['3100 g', '13 kg'] },
  },
  {
    asked: number('7710', { unit: 'm', isUnitNamed: true }),
    given: { right: ['7710', '7710 m'], unit: ['7.71 km', '771000 cm'], wrong: ['7.71', '77.1 km'] },
  },
  {
    asked: number('-4', { unit: '°C per minute' }),
    given: {
      right: ['-4 degrees per minute', '-4 °/min', '-4 °C/min', '-4 degrees Celsius per minute'],
      unit: ['-4 °F/min', '-4 m/s', '-4 degrees'],
      wrong: ['4 degrees per minute'],
    },
  },
  {
    asked: number('4', { unit: 'years' }),
    given: { right: ['4 yrs', '4 yr', '4 years', '48 months'], unit: ['4 days'], wrong: ['5 yrs'] },
  },
  {
    asked: number('4', { unit: 'years', isUnitNamed: true }),
    given: { right: ['4 yrs', '4'], unit: ['48 months'], wrong: ['12 years'] },
  },
  {
    asked: number('0.297', { to: { figures: 3 }, unit: 'mg/day' }),
    given: {
      right: ['0.297 milligrams a day', '0.297 mg each day', '0.297 mg/d', '0.297 mg per day'],
      unit: ['0.297 mg', '0.297 mg a year'],
      wrong: ['0.279 mg a day'],
    },
  },
  {
    asked: number('24', { unit: 'cm' }),
    given: { right: ['24 cm below', '0.24 m below'], unit: ['24 m below'], wrong: ['42 cm below'] },
  },
  { asked: number('-24', { unit: 'cm' }), given: { right: ['24 cm below', '-24'], wrong: ['24'] } },
  {
    asked: { kind: 'time', minutes: 830, is: 'clock', isUnitNamed: true },
    given: {
      right: ['13:50', '1350', '13.50', '1350 hours'],
      'form-of-question': ['1:50 pm', '1.50 p.m.', '13:50 pm'],
      wrong: ['1:50', '1:50 am', '3:50 pm'],
    },
  },
  {
    asked: number('44.7712125472', { to: { places: 1, isNamed: true } }),
    given: {
      right: ['44.8 decibels', '44.8 (1 dp)', '44.8, 1 d.p.', '44.8 1 decimal place', '44.8 dB'],
      places: ['44.77 decibels'],
      wrong: ['44 decibels', '48.8 decibels'],
    },
  },
  {
    asked: number('20'),
    given: { right: ['20 decigrams', 'twenty', '20 (2 sig figs)'], wrong: ['2 decigrams', 'twenty-two'] },
  },
  {
    asked: number('362880'),
    given: { right: ['362880'], simplified: ['9 factorial', '9!'], wrong: ['9', '8 factorial'] },
  },
  {
    asked: number('17.67766953', { to: { places: 0, isNamed: true }, unit: 'minutes', isUnitNamed: true }),
    given: {
      right: ['18', '18 minutes', '18 to the nearest minute'],
      places: ['17.7', '17.68', '7.071068/24 × 60'],
      unit: ['0.295 h', '1061 seconds'],
      wrong: ['17', '17.4'],
    },
  },
  {
    asked: number('891.695674048', { to: { places: 0, isNamed: true } }),
    given: { right: ['892'], places: ['890', '891.7'], wrong: ['891', '900', '889', '880'] },
  },
  {
    asked: number('144', { unit: 'minutes', isUnitNamed: true }),
    given: { right: ['144', '144 min'], unit: ['2.4 hours', '8640 s'], wrong: ['2.24 hours', '2.4'] },
  },
  {
    asked: number('144', { unit: 'minutes' }),
    given: { right: ['2.4 hours', '144 min'], wrong: ['2.24 hours'] },
  },
  {
    asked: number('10.5', { to: { figures: 3 }, unit: 'km/h' }),
    given: {
      right: ['10.5 kmh', '10.5 kmh^-1', '10.5 kph', '10.5 kmh⁻¹'],
      unit: ['10.5 km h', '10.5 m/s'],
      wrong: ['15 kmh'],
    },
  },
  {
    asked: number('8/8', { to: { figures: 3 } }),
    given: { right: ['8/8', '1', '100%'], decimal: ['16/8 - 1'], wrong: ['8/9', '8'] },
  },
  {
    asked: number('51', { unit: 'days' }),
    given: { right: ['51 days late', '51 days', '51 late'], unit: ['51 hours'], wrong: ['15 days late'] },
  },
  {
    asked: number('3'),
    given: { right: ['3 more', '×3', 'x3'], wrong: ['4 more', '×4', 'x4'], unread: ['3 less'] },
  },
  {
    asked: number('14.1922666908', { to: { figures: 3 }, unit: '%' }),
    given: { right: ['14.2% per year', '14.2 % a year', '14.2% p.a.'], wrong: ['14.5% per year'] },
  },
  {
    asked: number('49'),
    given: {
      right: ['49 = 7²', '7² = 49', '49 (7 × 7)', '49 (= 7²)', '49, square number', '49 is a square'],
      simplified: ['7²', '7(7)', '7 (7 × 1)'],
      wrong: ['48 is even', '49 (2)'],
      unread: ['7 = 49', '49 is not prime'],
    },
  },
  {
    asked: number('15', { unit: '°' }),
    given: {
      right: ['ASF = 15, isosceles triangle', '15 because SA = SF', '15°, angles in a triangle'],
      wrong: ['ASF = 30, isosceles triangle'],
      unread: ['15, 30', '15 or 30'],
    },
  },
  {
    asked: number('-40', { unit: 'cm²/s' }),
    given: {
      right: ['decreasing at 40 cm²/s', 'it is decreasing by 40', 'it fell by 40', 'dropped 40', '-40'],
      wrong: ['40', 'increasing 40'],
      unread: ['decreasing at 41'],
    },
  },
  { asked: number('40'), given: { right: ['40'], unread: ['decreasing at 40'] } },
  {
    asked: number('68', { accept: ['63', '73'], unit: '°F' }),
    given: { right: ['68 F', '68°', '68 degrees', '68°F', '68 Fahrenheit'], unit: ['68 C'], wrong: ['86 F'] },
  },
  {
    asked: number('65', { unit: '°C' }),
    given: { right: ['65 C', '65C', '65°C'], unit: ['65 F', '65 cm'], wrong: ['56 C'] },
  },
  {
    asked: number('17.1448365089', { to: { figures: 3, isNamed: true }, unit: 'million taka' }),
    given: {
      right: ['17.1', '17.1 million', '17.1 million taka', 'Tk 17.1 million', '171 lakh'],
      figures: ['17.14 million', '17 million'],
      wrong: ['17.5 million', '17.1 thousand'],
    },
  },
  {
    asked: number('120', { accept: ['110', '130'], unit: 'thousand taka' }),
    given: {
      right: ['115 thousand', '115 thousand taka', '115', '1.15 lakh'],
      wrong: ['115 million', '11.5 lakh'],
    },
  },
  {
    asked: number('360000', { unit: 'taka' }),
    given: { right: ['3.6 lakh', '3.6 lac', '360 thousand taka', 'Tk 3.6 lakh'], wrong: ['36 lakh'] },
  },
  {
    asked: number('1.1689', { form: 'decimal' }),
    given: { right: ['1.1689.', '1.1689'], wrong: ['1.1698.'] },
  },
  { asked: number('√3/2'), given: { right: ['root 3 over 2', '√3 over 2'], wrong: ['root 2 over 3'] } },
  {
    asked: number('7/13', { to: { figures: 3 } }),
    given: {
      right: ['7/13', '28/52'],
      decimal: ['28/55 ÷ 52/55', '(28/55) ÷ (52/55)', '28/55/52/55'],
      wrong: ['52/55 ÷ 28/55'],
    },
  },
  {
    asked: number('52.7464509568', { to: { places: 1 }, unit: '°', accept: ['52.7', '52.8'] }),
    given: {
      right: ['52.7', '52.8', '52.84', '52.83', '52.75'],
      decimal: ['sin⁻¹(21 sin 73° / 25.2)'],
      wrong: ['52.9', '52.86', '52.6'],
    },
  },
  {
    asked: number('16.8977865278', {
      to: { figures: 3 },
      accept: ['16.6', '17.2'],
      unit: 'cm',
      isUnitNamed: true,
    }),
    given: {
      right: ['16.9', '17.0', '16.7'],
      'more-accurate': ['17'],
      unit: ['0.169 m'],
      wrong: ['16', '17.5'],
    },
  },
  {
    asked: number('3.41415141019', { to: { figures: 3 }, unit: '%', accept: ['3.38', '3.45'] }),
    given: { right: ['3.41', '3.38', '3.4142%'], 'more-accurate': ['3.4%', '3.4'], wrong: ['3.30', '3.5'] },
  },
  {
    asked: number('4', { to: { figures: 2, isNamed: true }, accept: ['3.9', '4.1'] }),
    given: { right: ['4', '4.0', '3.9', '4.1'], figures: ['4.02', '3.95'], wrong: ['4.3', '3.7'] },
  },
  {
    asked: number('30'),
    given: { right: ['30'], simplified: ['3 × 10', '10 × 3', '3x10', '6 × 5'], wrong: ['3'] },
  },
  { asked: number('3000'), given: { right: ['3×10^3', '3000'], simplified: ['3×1000', '30×10²×1'] } },
]
