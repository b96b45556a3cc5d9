// The words around the question on the landing page.
import { formatNumber } from '@toron/domain/format.ts'
import { currencyName } from '@toron/domain/product.ts'
import { questionReward } from '@toron/domain/rewards/ledger.ts'

const reward = `${formatNumber(questionReward)} ${currencyName}`

export const messages = {
  submit: 'Submit Answer',
  right: `With an account this answer would have earned you ${reward}.`,
  wrong: `Now you know. With an account every right answer earns ${reward}.`,
  signUp: 'Create your account',
  another: 'Try another question',
}
