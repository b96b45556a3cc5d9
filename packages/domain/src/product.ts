// The names of the product and its currency, in one place (decision 1).

export const productName = 'Toron'
export const currencyName = 'Skizies'
export const tagline = 'Your gateway to knowledge'
