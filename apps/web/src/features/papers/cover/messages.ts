// The words around the cover of a written paper; its own come with it.
import { formatNumber } from '@toron/domain/format.ts'

export const messages = {
  marks: (marks: number) => `${formatNumber(marks)} marks.`,
  /** @param needs `a ruler and …` */
  needs: (needs: string) => `You need paper, a pencil, ${needs}.`,
  formulas: 'Formulas and rules',
  working:
    'Work on paper. What has a field is marked when the paper ends; the rest you mark yourself, with the solution and its marks beside you.',
  letters: 'What do M1, A1, B1, FT and oe mean?',
  worth: 'The number behind a letter is how many marks it is worth.',
}
