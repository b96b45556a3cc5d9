// Minutes for sale (product rule 8.16): they raise the boards and never the time spent (decision 12).

export interface TimePack {
  readonly id: string
  readonly name: string
  readonly minutes: number
  /** Skizies. */
  readonly price: number
  readonly popular: boolean
}

export const timePacks: readonly TimePack[] = [
  { id: '10-minutes', name: '10 minutes', minutes: 10, price: 50, popular: false },
  { id: '1-hour', name: '1 hour', minutes: 60, price: 200, popular: false },
  { id: '5-hours', name: '5 hours', minutes: 300, price: 500, popular: true },
  { id: '10-hours', name: '10 hours', minutes: 600, price: 1000, popular: false },
  { id: '1-day', name: '1 day', minutes: 1440, price: 5000, popular: false },
]
