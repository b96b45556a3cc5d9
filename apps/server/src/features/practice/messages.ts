// What practice calls say besides the refusals of the contract.

export const messages = {
  noTopic: (key: string) => `There is no topic called ${key}.`,
  noQuestion: (id: string) => `There is no question called ${id}.`,
  noField: (field: number) => `This question has no field ${field}. Load the page again.`,
  noVariant: 'There is no such question. Ask for another one.',
  noRun: (topic: string) => `There is no such run of yours in ${topic}. Open the topic again.`,
} as const
