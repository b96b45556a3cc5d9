// What a buyer of minutes may be told besides the refusals of the contract.

export const messages = { noTimePack: 'There is no such time pack.' } as const
