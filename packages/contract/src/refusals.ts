// Every refusal of the product: its code, sent with status 409, and the one sentence that says what to do. Each call lists
// the codes it can refuse with. No schemas here, so that the web app can show a sentence without a reply.

export const refusals = {
  'account-not-made':
    'No account could be made with these details. If you have been here before, sign in or reset your password.',
  'letters-not-sent':
    'Letters cannot be sent from here at the moment, so this cannot be done. Ask whoever runs this site.',
  'link-not-valid': 'This link has been used already or is too old. Ask for a new one.',
  'address-taken':
    'Another account has this address. Choose a new password for it to get in, delete it or give it another address, and open this link again.',
  'password-wrong': 'This is not the password of your account. Check it and try again.',
  'email-differs': 'This is not the email address of this account. Type it as it stands above.',
  'sign-in-again': 'Sign out, sign in with Google once more, and then delete the account within ten minutes.',
  'google-not-set-up': 'Signing in with Google isn’t available here. Please use your email address below.',
  'google-declined': 'Google was not allowed to sign you in. Try again, or use your email address.',
  'google-not-valid': 'This sign-in with Google is too old or does not fit. Press the button again.',
  'google-email-unconfirmed':
    'Google has not confirmed that this email address is yours. Confirm it with Google, or use your email address.',
  'google-away': 'Google could not be reached. Try again in a moment, or use your email address.',
  'password-common': 'Many people use this password, so it is easy to guess. Choose another one.',
  'time-zone-unknown':
    'This time zone is not known here. Choose that of the nearest large city, under Me or in the settings of your device.',
  'wrong-credentials': 'The email address or the password is not right.',
  'coming-soon': 'The questions of this topic are still being written. Choose another topic for now.',
  'already-answered': 'You have already answered this question. Here is the verdict that stands.',
  'answer-not-shown': 'Show the answer first, then mark your work by it.',
  'too-many-marks': 'This question does not have so many marks.',
  'nothing-to-type':
    'This question has no answer that can be typed. Show the answer and mark your work by it.',
  'try-differs': 'Another answer was checked under this number before. Check it once more.',
  'one-of-a-kind': 'There is no other question quite like this one. Go on to the next.',
  withheld:
    'This question has been withdrawn, because something in it is not right. Reload the page to go on.',
  'not-answered-yet': 'Answer this question first.',
  'question-changed': 'This question has changed. Load the page again.',
  'already-flagged': 'You have told us already.',
  'enough-bookmarks': 'This book has a hundred bookmarks. Take one away first.',
  'enough-flags': 'Ten questions a day are enough. Go on tomorrow.',
  'enough-flags-here': 'Too much was told from where you are. Go on tomorrow.',
  'ruled-withhold': 'Decided meanwhile: withheld.',
  'ruled-give-back': 'Decided meanwhile: asked again.',
  'ruled-decline': 'Decided meanwhile: nothing is wrong.',
  'ruled-confirm': 'Decided meanwhile: confirmed.',
  'ruled-take-back': 'Decided meanwhile: taken back.',
  'not-reached': 'An earlier question of this topic is waiting for its answer.',
  'no-plan': 'There is no plan yet. Make one, and Toron knows what to ask tonight.',
  'plan-over': 'All examinations of your plan are past. Choose the next series to go on.',
  'plan-without-subject': 'Choose at least one subject for your plan.',
  'plan-subject-twice': 'Each subject can be in your plan once. Take one of the two out.',
  'exam-in-the-past': 'This day is past. Choose the day of your next examination.',
  'exam-too-far-ahead': 'This day is more than two years away. Check the year of your examination.',
  'not-tonight': 'This question is not in tonight’s queue any more. Load the page again to go on.',
  'not-in-plan': 'This subject is not in your plan. Add it under Me to see its map.',
  'paper-open': 'You have a paper open. Finish it or give it up, then this is here for you.',
  'paper-ended': 'This paper has ended. Open it again to see what became of it.',
  'paper-given-up': 'You gave this paper up, so it has no result. You can sit it again.',
  'paper-time-over': 'The time of this paper was over when this arrived, so it does not count.',
  'in-open-paper':
    'This is in the paper that you have open. Finish the paper or give it up, then it is here again.',
  'not-enough-skizies': 'Not enough Skizies!',
  'name-hidden': 'Students reported this name, and others do not see it any more. Choose another one.',
  'name-not-there': 'This name is not on the board any more. Load the board again and look.',
  'enough-reports': 'You have reported ten names today. Go on tomorrow.',
  'name-changed': 'This student has another name by now. Look at the list again.',
} as const

export type RefusalCode = keyof typeof refusals
