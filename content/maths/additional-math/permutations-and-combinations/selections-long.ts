// Long questions on selections: formulas for pairs that lead to equations, and a cricket team with conditions.

import { compared } from '../../kit/comparing.ts'
import { final, number } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { answered, combinations, countSelections, nPr, permutations, whole } from './counting.ts'

const nCr = (n: number | string, r: number | string): string => `attach("C", tl: ${n}, br: ${r})`
/** The pairs of n things, one by one. */
const pairs = (n: number) =>
  Array.from({ length: n }, (_, first) =>
    Array.from({ length: first }, (_, second) => [first, second]),
  ).flat()

/** Counts already made: 200 seeds ask for the same few squads. */
const counted = new Map<string, number>()

export const selectionsInFull = laidOut(
  defineTemplate({
    id: 'selections-in-full',
    marks: 12,
    calculator: true,
    level: 5,
    cases: {
      'pairs-and-diagonals'(random) {
        const teams = random.pick([9, 10, 12, 14, 15])
        const corners = random.pick([8, 11, 13, 16])
        const [factor, runners] = random.pick([
          [12, 8],
          [10, 7],
          [20, 12],
          [28, 16],
          [36, 20],
        ] as const)
        const matches = combinations(teams, 2)
        const diagonals = (corners * (corners - 3)) / 2
        return {
          question: typst`
#part("a", 2)[Show that $${nCr('n', 2)} = display((n(n − 1))/2)$.]
#part("b", 3)[In a league each team plays one match against each of the other teams. There are ${matches} matches. Find the number of teams.]
#part("c", 2)[A diagonal of a polygon joins two corners that are not next to each other. Use part (a) to show that a polygon with $n$ corners has $display((n(n − 3))/2)$ diagonals.]
#part("d", 2)[A polygon has ${diagonals} diagonals. Find the number of its corners.]
#part("e", 3)[In a race with $n$ runners, the number of ways in which gold, silver and bronze can be won is ${factor} times the number of ways of choosing 2 of the runners. Find the value of $n$.]`,
          answer: typst`
#part("a")[
#working("M1")[$${nCr('n', 2)} = display(n!/(2! (n − 2)!))$]
#working("A1")[$n! = n(n − 1)(n − 2)!$, so it is $display((n(n − 1))/2)$]]
#part("b")[
#working("M1")[$display((n(n − 1))/2) = ${matches}$]
#working("A1")[$n^2 − n − ${2 * matches} = 0$ \
$(n − ${teams})(n + ${teams - 1}) = 0$ #h(3pt) _oe_]
#working("A1")[$n > 0$, so #result[${teams} teams]]]
#part("c")[
#working("M1")[$${nCr('n', 2)}$ lines join two corners, and $n$ of these are sides: $display((n(n − 1))/2) − n$]
#working("A1")[$= display((n^2 − n − 2n)/2) = display((n(n − 3))/2)$]]
#part("d")[
#working("M1")[$n^2 − 3n − ${2 * diagonals} = 0$ \
$(n − ${corners})(n + ${corners - 3}) = 0$]
#working("A1")[#result[${corners} corners]]]
#part("e")[
#working("B1")[$${nPr('n', 3)} = n(n − 1)(n − 2)$]
#working("M1")[$n(n − 1)(n − 2) = ${factor} times display((n(n − 1))/2)$]
#working("A1")[$n(n − 1) != 0$, so $n − 2 = ${factor / 2}$: #result[$n = ${runners}$]]]`,
          alt: plain`Part a: show that n C 2 is n times, open bracket, n minus 1, close bracket, over 2. Part b: in a league each team plays one match against each of the other teams. There are ${matches} matches. Find the number of teams. Part c: a diagonal of a polygon joins two corners that are not next to each other. Use part a to show that a polygon with n corners has n times, open bracket, n minus 3, close bracket, over 2, diagonals. Part d: a polygon has ${diagonals} diagonals. Find the number of its corners. Part e: in a race with n runners, the number of ways in which gold, silver and bronze can be won is ${factor} times the number of ways of choosing 2 of the runners. Find the value of n.`,
          answerAlt: plain`Part a: n factorial over, 2 factorial times, open bracket, n minus 2, close bracket, factorial; the factors from n minus 2 down cancel. Part b: n squared minus n minus ${2 * matches} is 0, so there are ${teams} teams. Part c: of the lines between two corners n are sides, and taking n away gives the formula. Part d: n squared minus 3 n minus ${2 * diagonals} is 0, so there are ${corners} corners. Part e: n minus 2 is ${factor / 2}, so n is ${runners}.`,
          answers: [final('b', number(teams)), final('d', number(corners)), final('e', number(runners), 'n')],
          verify() {
            const apart = (n: number) =>
              pairs(n).filter(([first = 0, second = 0]) => ![1, n - 1].includes(first - second)).length
            const medals = (n: number) => 6 * countSelections(Array.from({ length: n }), 3, () => true)
            // Counted for every number of runners up to a few more.
            const fitting = [7, 8, 9, 12].filter((n) => medals(n) === factor * pairs(n).length)
            return compared(
              ['matches', pairs(teams).length, matches],
              ['diagonals', apart(corners), diagonals],
              ['the medals', permutations(runners, 3), factor * pairs(runners).length],
              ['counted', fitting.length, [7, 8, 9, 12].includes(runners) ? 1 : 0],
            )
          },
        }
      },
      'cricket-team'(random) {
        const [bowlers, batters] = random.pick([
          [5, 6],
          [6, 5],
          [5, 5],
          [6, 6],
          [4, 6],
        ] as const)
        const n = bowlers + batters + 2
        const all = combinations(n, 7)
        const oneKeeper = 2 * combinations(n - 2, 6)
        const split = [
          [3, 3],
          [4, 2],
        ].map(([x = 0, y = 0]) => 2 * combinations(bowlers, x) * combinations(batters, y))
        const [even = 0, more = 0] = split
        const balanced = even + more
        const led = permutations(7, 2)
        const [both, neither] = [combinations(n - 2, 5), combinations(n - 2, 7)]
        const brothers = both + neither
        return {
          question: typst`
A team of 7 players for a short game of cricket is chosen from ${bowlers} bowlers, ${batters} batters and 2 wicket-keepers.
#part("a", 1)[Find the number of different teams that can be chosen.]
#part("b", 2)[Find the number of teams with exactly one wicket-keeper.]
#part("c", 4)[Find the number of teams with exactly one wicket-keeper, at least 3 bowlers and at least 2 batters.]
#part("d", 2)[A captain and a vice-captain are chosen from the 7 players of a team. Find the number of ways in which a team that has exactly one wicket-keeper, a captain and a vice-captain can be chosen from all the players.]
#part("e", 3)[Two of the bowlers are brothers. Find the number of teams that have both of the brothers or neither of them.]`,
          answer: typst`
#part("a")[#working("B1")[$${nCr(n, 7)} =$ ${answered(all)}]]
#part("b")[
#working("M1")[$${nCr(2, 1)} times ${nCr(n - 2, 6)}$]
#working("A1")[${answered(oneKeeper)}]]
#part("c")[
#working("M1")[6 other players: 3 bowlers and 3 batters, or 4 bowlers and 2 batters]
#working("A1")[$${nCr(2, 1)} times ${nCr(bowlers, 3)} times ${nCr(batters, 3)} = ${even}$]
#working("A1")[$${nCr(2, 1)} times ${nCr(bowlers, 4)} times ${nCr(batters, 2)} = ${more}$]
#working("A1 FT")[${answered(balanced)}]]
#part("d")[
#working("M1")[their answer to (b) $times ${nPr(7, 2)}$]
#working("A1 FT")[$${whole(oneKeeper)} times ${led} =$ ${answered(oneKeeper * led)}]]
#part("e")[
#working("M1")[both: $${nCr(n - 2, 5)} = ${both}$]
#working("M1")[neither: $${nCr(n - 2, 7)} = ${neither}$]
#working("A1")[${answered(brothers)}]
#scheme[Or: $${nCr(n, 7)} − 2 times ${nCr(n - 2, 6)}$, which takes away the teams with exactly one of the brothers.]]`,
          alt: plain`A team of 7 players for a short game of cricket is chosen from ${bowlers} bowlers, ${batters} batters and 2 wicket-keepers. Part a: find the number of different teams that can be chosen. Part b: find the number of teams with exactly one wicket-keeper. Part c: find the number of teams with exactly one wicket-keeper, at least 3 bowlers and at least 2 batters. Part d: a captain and a vice-captain are chosen from the 7 players of a team. Find the number of ways in which a team that has exactly one wicket-keeper, a captain and a vice-captain can be chosen from all the players. Part e: two of the bowlers are brothers. Find the number of teams that have both of the brothers or neither of them.`,
          answerAlt: plain`Part a: ${n} C 7 is ${all}. Part b: 2 times ${n - 2} C 6 is ${oneKeeper}. Part c: with 3 bowlers and 3 batters there are ${even}, with 4 bowlers and 2 batters ${more}, which is ${balanced} together. Part d: ${oneKeeper} times 7 P 2 is ${oneKeeper * led}. Part e: ${both} with both and ${neither} with neither, ${brothers} together.`,
          answers: [
            final('a', number(all)),
            final('b', number(oneKeeper)),
            final('c', number(balanced)),
            final('d', number(oneKeeper * led)),
            final('e', number(brothers)),
          ],
          verify() {
            // The brothers are the bowlers x and y.
            const squad = [...`xy${'b'.repeat(bowlers - 2)}${'t'.repeat(batters)}kk`]
            const key = squad.join('')
            const count = (what: string, holds: (team: readonly string[]) => boolean) => {
              const known = counted.get(key + what)
              if (known !== undefined) return known
              const found = countSelections(squad, 7, holds)
              counted.set(key + what, found)
              return found
            }
            const of = (team: readonly string[], kinds: string) =>
              team.filter((kind) => kinds.includes(kind)).length
            const alone = count('keeper', (team) => of(team, 'k') === 1)
            return compared(
              ['all', count('all', () => true), all],
              ['one keeper', alone, oneKeeper],
              [
                'balanced',
                count(
                  'balanced',
                  (team) => of(team, 'k') === 1 && of(team, 'xyb') >= 3 && of(team, 't') >= 2,
                ),
                balanced,
              ],
              ['led', alone * 7 * 6, oneKeeper * led],
              ['brothers', count('brothers', (team) => of(team, 'x') === of(team, 'y')), brothers],
            )
          },
        }
      },
    },
  }),
)
