// Markup of exact values and expressions as a student would type them, for final answers.

/** 'display(2/3) x' is '(2/3) x'; '2 sqrt(3)', '−x^2' and 'pi' are read as they stand. */
export const asTyped = (markup: string): string =>
  markup
    .replaceAll('display(', '(')
    .replaceAll(' times ', ' * ')
    .replaceAll('<=', '≤')
    .replaceAll('>=', '≥')
    .trim()
