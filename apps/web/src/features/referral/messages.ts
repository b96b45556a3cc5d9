// The words of the invitation.
import { countOf } from '@toron/domain/format.ts'
import { currencyName } from '@toron/domain/product.ts'
import { paidFriends, practisedAt } from '@toron/domain/referral/reward.ts'
import { amounts } from '@toron/domain/rewards/amounts.ts'

const { joined, practised, inAll } = amounts.friend
const limits = `${paidFriends.perDay} friends a day and ${paidFriends.inAll} in all bring ${currencyName}.`

export const messages = {
  title: `Invite a friend, earn up to ${inAll} <sign>${currencyName}</sign>`,
  terms: `${joined} when they join, ${practised} more when they have answered ${practisedAt} questions. ${limits}`,
  /** Where the second payment requires a confirmed address. */
  termsWithConfirmation: `${joined} when they join, ${practised} more when they have answered ${practisedAt} questions and confirmed their email address. ${limits}`,
  link: {
    label: 'Your link',
    copy: 'Copy',
    copied: 'Copied',
    selected: 'The link is selected: copy it from there.',
    share: 'Share',
    /** The text before a shared link. */
    shared: 'Practise IGCSE questions with me:',
  },
  friends: (count: number) =>
    count === 0
      ? 'No friend has joined yet'
      : countOf(count, { one: 'friend joined', other: 'friends joined' }),
  newLink: {
    ask: 'Make a new link',
    made: 'This is your new link. The old one does not work any more.',
    title: 'Make a new link?',
    text: 'The new link has two words in it and not your name. The old link stops working. Friends who have joined already still count.',
    submit: 'Make it',
    cancel: 'Cancel',
  },
}
