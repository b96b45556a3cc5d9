import { beginGoogle } from './begin-google.ts'
import { changeEmail } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { checkIn } from './check-in.ts'
import { confirmEmail } from './confirm-email.ts'
import { deleteAccount } from './delete-account.ts'
import { editProfile } from './edit-profile.ts'
import { exportAccount } from './export-account.ts'
import { finishGoogle } from './finish-google.ts'
import { readMe } from './read-me.ts'
import { readWays } from './read-ways.ts'
import { requestConfirmation } from './request-confirmation.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { resetPassword } from './reset-password.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { signOutEverywhere } from './sign-out-everywhere.ts'
import { signUp } from './sign-up.ts'

export const accountCalls = [
  signUp,
  signIn,
  signOut,
  signOutEverywhere,
  readWays,
  beginGoogle,
  finishGoogle,
  checkIn,
  readMe,
  editProfile,
  changeEmail,
  confirmEmail,
  requestConfirmation,
  changePassword,
  requestPasswordReset,
  resetPassword,
  exportAccount,
  deleteAccount,
]
