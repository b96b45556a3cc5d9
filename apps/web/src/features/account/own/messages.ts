// The words of the Me screen: the profile, the account, and the settings of this device.
import { countOf } from '@toron/domain/format.ts'
import { currencyName } from '@toron/domain/product.ts'

export const messages = {
  cancel: 'Cancel',
  save: 'Save',
  done: 'Done',
  privacy: 'What we keep about you, and why',
  visitor: {
    title: 'You are not signed in',
    text: `Sign in to see your ${currencyName} and their history, and to keep your progress in every topic.`,
    signIn: 'Sign In',
    signUp: 'Create Account',
  },
  profile: {
    edit: 'Edit profile',
    signOut: 'Logout',
    mark: 'Your mark',
    /** The sign of the choice "initial of the name". */
    initialSign: 'Aa',
    marks: {
      '': 'My initial',
      atom: 'Atom',
      bird: 'Bird',
      boat: 'Boat',
      book: 'Book',
      fish: 'Fish',
      flower: 'Flower',
      leaf: 'Leaf',
      moon: 'Moon',
      mountain: 'Mountain',
      rocket: 'Rocket',
      telescope: 'Telescope',
    },
  },
  device: {
    title: 'On this device',
    theme: 'Theme',
    themes: { light: 'Light', dark: 'Dark', system: 'System' },
    sound: 'Sound on a right answer',
    on: 'On',
    off: 'Off',
  },
  account: 'Account',
  email: {
    title: 'Email address',
    change: 'Change email',
    confirmed: 'Confirmed',
    notConfirmed: (email: string) =>
      `${email} is not confirmed yet. Open the link in our letter, so that you can get back in if you forget your password.`,
    cannotBeConfirmed: (email: string) =>
      `${email} is not confirmed yet, and letters cannot be sent from here at the moment: keep your password where you find it again.`,
    sendAgain: 'Send the letter again',
    sentAgain: 'A new letter is on its way.',
    new: 'New email address',
    send: 'Send the letter',
    sent: (email: string) =>
      `A letter is on its way to ${email}. Your address changes when you open the link in it.`,
  },
  password: {
    title: 'Password',
    about: 'Changing it signs out every other device.',
    aboutNone: 'You sign in with Google and have none yet.',
    change: 'Change password',
    choose: 'Set a password',
    current: 'Current password',
    changed: 'Your password is changed, and every other device is signed out.',
  },
  timeZone: {
    title: 'Time zone',
    change: 'Change time zone',
    isNow: 'Your days begin and end in <zone/>.',
    followsDevice: 'This follows your device, from the next day that counts.',
    isChosen: 'You chose this zone, so it stays on every device.',
    isComing: (zone: string) => `From the next day that counts it is ${zone}, your choice.`,
    search: 'Search',
    searchHint: 'A city, a country or a zone.',
    sameAsDevice: 'Same as this device',
    noneFound: 'No zone is called that. Try the nearest large city.',
    found: (count: number) => `${countOf(count, { one: 'zone', other: 'zones' })} to choose from.`,
    whenItCounts:
      'It counts from the next day on which you come here, so that no day is lost and none counts twice.',
    /** Current names of cities whose zones some browsers still know by an older name. */
    newerNames: {
      'Asia/Calcutta': 'Kolkata',
      'Asia/Katmandu': 'Kathmandu',
      'Asia/Rangoon': 'Yangon',
      'Asia/Saigon': 'Ho Chi Minh City',
      'Europe/Kiev': 'Kyiv',
    },
  },
  devices: {
    title: 'Devices',
    about: 'Lost a phone? This ends every session, here too.',
    signOut: 'Sign out everywhere',
  },
  data: {
    title: 'Your data',
    about: 'Everything that is kept about you, as a file (JSON).',
    download: 'Download my data',
    saved: (file: string) => `Saved as ${file}.`,
  },
  id: {
    title: 'Account ID',
    about: '<id/> names your account to whoever runs this site. It opens nothing.',
  },
  deletion: {
    title: 'Delete account',
    about: `Your progress, ${currencyName}, badges and minutes go with it.`,
    whatHappens: [
      `Your progress, answers, ${currencyName}, badges, streak and unlocked files are deleted at once.`,
      'You leave both leaderboards, this month and all time, as if you had never been on them.',
      'Friends you invited keep their accounts and what they earned. Whoever invited you keeps theirs.',
      `If your joining or practising brought a friend ${currencyName}, a scrambled mark of your address stays for twelve months, so that it is not paid twice. The address cannot be read from it.`,
      'Nothing can be brought back. Download your data first if you want to keep it.',
    ],
    email: 'Your email address, to be sure',
    submit: 'Delete for good',
  },
}
