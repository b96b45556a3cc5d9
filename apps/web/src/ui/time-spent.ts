// Minutes as the app writes them everywhere: on the dashboard, on the boards.

const number = new Intl.NumberFormat('en')

/** `15 h 21 m`. */
export const hoursAndMinutes = (minutes: number): string =>
  `${number.format(Math.floor(minutes / 60))} h ${minutes % 60} m`
