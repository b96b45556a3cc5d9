// Minutes as the app writes them everywhere: on the dashboard, on the boards.

const number = new Intl.NumberFormat('en')

/** `15 h 21 m`; two digits of minutes behind an hour, so that columns line up: `18 h 05 m`. */
export const hoursAndMinutes = (minutes: number): string => {
  const hours = Math.floor(minutes / 60)
  const rest = String(minutes % 60)
  return `${number.format(hours)} h ${hours > 0 ? rest.padStart(2, '0') : rest} m`
}
