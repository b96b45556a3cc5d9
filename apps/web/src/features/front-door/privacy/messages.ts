// The words of the privacy page. Each sentence describes what the code does (decision 76): a change of what is stored
// changes it here.
import { currencyName, productName } from '@toron/domain/product.ts'

export interface PrivacyPart {
  readonly id: string
  readonly title: string
  readonly points: readonly { readonly about: string; readonly text: string }[]
}

const inShort: readonly string[] = [
  `${productName} keeps what it needs to work for you, and nothing to sell. There are no ads and no trackers.`,
  'You can download everything that is kept about you, and delete your account, yourself and at any time, under Me.',
  'You can practise without an account. Then nothing that you do here is kept.',
]

const parts: readonly PrivacyPart[] = [
  {
    id: 'kept',
    title: 'What is kept about you, and why',
    points: [
      {
        about: 'Your name and email address',
        text: 'You sign in with the address, and letters about your account go there. The name is how the app greets you, and how the leaderboard shows you unless you choose to be anonymous. It need not be your real one.',
      },
      {
        about: 'Your password',
        text: 'Only as a scrambled code from which it cannot be read back. An account that is opened with Google only has none.',
      },
      {
        about: 'Where you are signed in',
        text: 'For each sign-in, when it began and when it ends: 90 days later, or when you sign out. Neither the kind of your device nor its internet address is kept with it.',
      },
      {
        about: 'What you practise',
        text: 'Your answers and when you gave them, how far you are in each topic, which maths answers you looked at, and the marks you gave your own work. With these you can go on where you stopped.',
      },
      {
        about: 'What Tonight remembers',
        text: 'Only if you make a plan: the plan and its nights, what you most likely still know of each topic, which wrong ideas you chose, and the mark that this makes likely. It is worked out from your answers, for your eyes only: no other student sees it, and it changes no reward and no place on the board. One switch under Me ends it and deletes it all; your answers stay.',
      },
      {
        about: 'What you earned',
        text: `Every ${currencyName} earned and spent, the files you unlocked, your badges, your minutes in the app, the latest 30 days on which you came, and your time zone, which says when your day begins.`,
      },
      {
        about: 'Invitations',
        text: 'Whose link you came by, and how many friends came by yours. A friend is paid for once: to know that, a scrambled code of the friend’s email address is kept for 12 months, even if that friend deletes their account. The address cannot be read from it. For 30 days, scrambled codes of the internet address and the device that you signed up from are kept as well if you came by a link, so that one person with many accounts is noticed.',
      },
      {
        about: 'Reported names',
        text: 'Which names on the leaderboard you reported, and when; and what was decided about yours. Who reported a name is told to nobody else.',
      },
    ],
  },
  {
    id: 'how-long',
    title: 'For how long',
    points: [
      {
        about: 'As long as you have the account',
        text: 'An account that nobody uses is not deleted by itself. When you delete it, everything above is gone at once and for good, but for the code of the address of a friend who was paid for. Friends keep what your invitation brought them.',
      },
      {
        about: 'Copies against accidents',
        text: 'Whoever runs this site may keep copies of the database, so that nothing is lost when a machine breaks. A deleted account is still in older copies until newer ones take their place.',
      },
    ],
  },
  {
    id: 'who',
    title: 'Who sees it',
    points: [
      {
        about: 'Other students',
        text: 'Whoever is signed in sees the leaderboard: your name, your picture and your minutes. Choose Anonymous there, and both name and picture are gone from it at once. Your answers, your address and your balance are shown to nobody.',
      },
      {
        about: 'Whoever invited you',
        text: 'They see that a friend joined and what it brought them, but not who it was.',
      },
      {
        about: 'Those who run this site',
        text: 'They can read the database, because they look after it. Passwords are not in it.',
      },
      {
        about: 'Nobody else',
        text: 'Nothing is sold, lent or given to advertisers. Letters travel through a mail service, which sees the address and the letter, as with every letter.',
      },
    ],
  },
  {
    id: 'google',
    title: 'If you use Google',
    points: [
      {
        about: 'Signing in with Google',
        text: `Google learns of it only if you press its button. Then it learns that you use ${productName}, and tells us your name, your email address, the number of your Google account and the address of your picture. We ask for nothing else.`,
      },
      {
        about: 'Pictures from Google',
        text: 'A student who signed up with Google has their picture there. When it is shown, also to others on the leaderboard, the browser fetches it from Google. Choose a mark of ours under Me, and it is not used any more.',
      },
    ],
  },
  {
    id: 'letters',
    title: 'Letters',
    points: [
      {
        about: 'Only about your account',
        text: 'To confirm your address, to choose a new password, when your password or your address has changed, when Google was joined to your account, and when somebody tries to sign up with your address. There is no newsletter.',
      },
    ],
  },
  {
    id: 'device',
    title: 'What your device keeps',
    points: [
      {
        about: 'In the browser’s storage',
        text: 'The key that keeps you signed in, and your settings: theme, sound, keyboard shortcuts, which parts are folded, whether you put Tonight off, the page on which you left a book, the numbers of your last visit, and for 30 days the code of the friend whose link you came by.',
      },
      {
        about: 'One cookie',
        text: 'After you sign in, a cookie called “device” lasts up to 400 days. It tells your device from strangers who guess passwords; it holds no name, is sent only with the calls about your account, and is used for nothing else.',
      },
    ],
  },
  {
    id: 'addresses',
    title: 'Your internet address',
    points: [
      {
        about: 'Counted, not collected',
        text: 'So that nobody can flood the site, calls are counted by internet address or by account for one minute, wrong passwords for fifteen, and letters to an address for a day. The counts lie in memory, or as scrambled codes in the database, and are thrown away afterwards. No list of visits is written.',
      },
    ],
  },
]

export const messages = {
  page: {
    title: `Privacy: what ${productName} keeps about you`,
    description: `What ${productName} keeps about a student, why, for how long, who sees it, and how to download or delete it. No ads, no trackers.`,
  },
  title: `What ${productName} knows about you`,
  inShort,
  parts,
  yours: {
    title: 'It is yours',
    where:
      'Under <me>Me</me> you find <strong>Your data</strong>, which gives you all of it as a file, and <strong>Delete account</strong>, which asks once more and then deletes it. There you also change your name, your picture, your address and your password, and sign out on every device.',
    parents:
      'For parents: your child needs nobody’s help for any of this, and neither do you, sitting beside them. If something is unclear or wrong, write to <address/>.',
  },
}
