// The product's own name and signs, in one place (decision 1).

export const productName = 'Toron'
export const currencyName = 'Skizies'
export const currencySign = '◆'
export const tagline = 'Your gateway to knowledge'
