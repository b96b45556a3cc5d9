// The amounts and classes of docs/product.md, each in one place, so that none changes unseen.
import { expect, test } from 'vitest'
import { bountyReward } from '../questions/ruling.ts'
import { joinedReward, practisedAt, practisedReward } from '../referral/reward.ts'
import { amounts } from './amounts.ts'
import { badges, rarities } from './badges.ts'
import { questionReward, reasons, runBonuses } from './ledger.ts'

test('Skizies move for nine reasons and no other', () => {
  expect(reasons).toEqual([
    'question',
    'run-10',
    'run-25',
    'friend-joined',
    'friend-practised',
    'bounty',
    'changed-key',
    'unlock',
    'time-pack',
  ])
})

test('a right answer is worth 10, ten in a row 50 more, twenty-five 100 more, a friend 50 and 250 after twenty', () => {
  expect(questionReward).toBe(10)
  expect(runBonuses).toEqual({ 10: 50, 25: 100 })
  expect([joinedReward, practisedReward, practisedAt]).toEqual([50, 250, 20])
  expect(bountyReward).toBe(100)
})

test('the amounts that screens show are those of the rules', () => {
  expect(amounts).toEqual({
    question: 10,
    shortRun: { inARow: 10, reward: 50 },
    longRun: { inARow: 25, reward: 100 },
    friend: { joined: 50, practised: 250, inAll: 300 },
  })
})

test('each of the twelve badges has its decided rarity', () => {
  const of = (rarity: string) => badges.filter((badge) => badge.rarity === rarity).map(({ id }) => id)
  expect(rarities).toEqual(['Common', 'Uncommon', 'Rare', 'Epic', 'Legendary'])
  expect(Object.fromEntries(rarities.map((rarity) => [rarity, of(rarity)]))).toEqual({
    Common: ['first_steps', 'comeback_kid', 'sharp_shooter'],
    Uncommon: ['streak_5', 'weekly_warrior', 'focused_learner', 'tenacity'],
    Rare: ['accuracy_master', 'topic_pro'],
    Epic: ['knowledge_seeker'],
    Legendary: ['quiz_legend', 'unstoppable'],
  })
})

test('each of the twelve badges has its name and says what to do for it', () => {
  expect(badges.map(({ id, name, description }) => [id, name, description])).toEqual([
    ['first_steps', 'First Steps', 'Solve one question'],
    ['comeback_kid', 'Comeback Kid', 'Return after 3 days or more away'],
    ['sharp_shooter', 'Sharp Shooter', 'Answer 5 in a row correctly'],
    ['streak_5', 'On Fire', 'Keep a streak of 5 days'],
    ['weekly_warrior', 'Weekly Warrior', 'Sign in on 7 days'],
    ['focused_learner', 'Focused Learner', 'Answer 20 questions in one topic'],
    ['tenacity', 'Tenacity', 'Attempt 50 questions'],
    ['accuracy_master', 'Accuracy Master', '90% or more in a topic, over 10 answers at least'],
    ['topic_pro', 'Topic Pro', 'Answer every question of a topic'],
    ['knowledge_seeker', 'Knowledge Seeker', 'Start 10 topics'],
    ['quiz_legend', 'Quiz Legend', 'Solve 1,000 questions'],
    ['unstoppable', 'Unstoppable', 'Keep a streak of 30 days'],
  ])
})
