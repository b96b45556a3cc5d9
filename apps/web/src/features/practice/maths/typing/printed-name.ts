// Names of fields and letters are written as they are typed: `f^(-1)(x)`.

/** f⁻¹(x) */
export const printedName = (name: string): string =>
  name
    .replace(/\^\(?-1\)?/g, '⁻¹')
    .replace(/\^2/g, '²')
    .replaceAll("'", '′')
