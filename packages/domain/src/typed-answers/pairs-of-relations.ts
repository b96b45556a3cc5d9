// Rows of the table for equations and inequalities.
import { equation, inequality, type Pairs } from './pairs.ts'

export const relationPairs: readonly Pairs[] = [
  {
    asked: inequality('4 <= f(x) < 10', 'f(x)'),
    given: {
      right: ['4≤f(x)<10', '4 <= y < 10', '10>f≥4'],
      wrong: ['4<f(x)<10', 'y<10', '4<=y<=10'],
      unread: ['4≤x<10'],
    },
  },
  {
    asked: equation('y = 2x + 3', 'xy', { form: 'subject' }),
    given: {
      right: ['y=2x+3', 'y = 3 + 2x', '2x+3=y', 'y=2(x+1.5)'],
      subject: ['y-2x=3', '2x-y+3=0', '2y=4x+6', 'y-3=2x'],
      wrong: ['y=2x-3', 'y=3x+2', 'x=2y+3', 'y=2x'],
      unread: ['2x+3', 'y=2x+3=0', 'y==2x+3', 'y=', 'y=2z+3'],
    },
  },
  {
    asked: equation('3x - 4y = 12', 'xy'),
    given: {
      right: ['3x-4y=12', '4y=3x-12', 'y=3x/4-3', '6x-8y=24', '3x-4y-12=0', 'y=¾x-3'],
      wrong: ['3x+4y=12', '3x-4y=-12', '4x-3y=12'],
      unread: ['3x-4y'],
    },
  },
  {
    asked: equation('(x - 2)^2 + (y + 1)^2 = 25', 'xy'),
    given: {
      right: ['(x-2)^2+(y+1)^2=25', 'x²+y²-4x+2y-20=0', '(y+1)²+(x−2)²=5²'],
      wrong: ['(x+2)^2+(y-1)^2=25', '(x-2)^2+(y+1)^2=5'],
    },
  },
  {
    asked: equation('x = 4', 'xy'),
    given: { right: ['x=4', '4=x', 'x-4=0', '2x=8'], wrong: ['y=4', 'x=-4'], unread: ['4', 'x=4='] },
  },
  {
    asked: inequality('x < 3'),
    given: {
      right: ['x<3', '3>x', 'x < 3.0'],
      simplified: ['x<6/2'],
      wrong: ['x=3', 'x<=3', 'x≤3', 'x>3', 'x<-3', '3<x'],
      unread: ['3', 'x<', '<3', 'y<3', 'x<x'],
    },
  },
  {
    asked: inequality('-2 <= x < 5'),
    given: {
      right: ['-2≤x<5', '−2 <= x < 5', '5>x≥-2', 'x<5 and x>=-2', 'x≥-2 & x<5'],
      wrong: ['-2<x<5', '-2≤x≤5', '-2<=x', '2≤x<5', 'x<5 or x>=-2'],
      unread: ['-2≤x>5', '-2≤5', '-2<=x<', 'x'],
    },
  },
  {
    asked: inequality('m <= 3', 'm'),
    given: {
      right: [
        'm less than or equal to 3',
        'm is smaller than or equal to 3',
        'm is at most 3',
        'm is not more than 3',
        'm is not greater than 3',
      ],
      wrong: ['m is less than 3', 'm is at least 3'],
    },
  },
  {
    asked: inequality('m >= 3', 'm'),
    given: {
      right: [
        'm greater than or equal to 3',
        'm is more than or equal to 3',
        'm is at least 3',
        'm is not less than 3',
      ],
      wrong: ['m is greater than 3', 'm is not more than 3'],
    },
  },
  {
    asked: inequality('x < -1 or x > 4'),
    given: {
      unread: ['x<-1 and x>4'],
      right: ['x<-1 or x>4', 'x>4, x<−1', '4<x or -1>x', 'x < -1 OR x > 4'],
      wrong: ['-1<x<4', 'x<-1', 'x≤-1 or x≥4', 'x>-1 or x<4'],
    },
  },
]
