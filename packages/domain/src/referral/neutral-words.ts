// The words of codes without a name: short, known to every student, and fit to stand beside each other in any pair.

export const adjectives = [
  ...['Amber', 'Bold', 'Brave', 'Bright', 'Calm', 'Clear', 'Clever', 'Cosy', 'Early', 'Fair', 'Fresh'],
  ...['Gentle', 'Glad', 'Golden', 'Grand', 'Green', 'Happy', 'Honest', 'Indigo', 'Jolly', 'Keen', 'Kind'],
  ...['Lively', 'Lucky', 'Mellow', 'Merry', 'Neat', 'Noble', 'Patient', 'Polite', 'Proud', 'Quick'],
  ...['Quiet', 'Ready', 'Royal', 'Ruby', 'Silver', 'Simple', 'Steady', 'Sunny', 'Sure', 'Swift'],
  ...['Tidy', 'True', 'Violet', 'Warm', 'Wise', 'Young'],
] as const

export const nouns = [
  ...['Anchor', 'Arch', 'Bell', 'Boat', 'Breeze', 'Bridge', 'Brook', 'Canoe', 'Cedar', 'Cloud', 'Comet'],
  ...['Compass', 'Coral', 'Delta', 'Falcon', 'Fern', 'Forest', 'Garden', 'Gate', 'Harbour', 'Heron'],
  ...['Island', 'Kite', 'Lagoon', 'Lake', 'Lantern', 'Lotus', 'Mango', 'Maple', 'Meadow', 'Moon', 'Orbit'],
  ...['Peak', 'Pearl', 'Pine', 'Planet', 'Prism', 'Raft', 'River', 'Robin', 'Sail', 'Shore', 'Sparrow'],
  ...['Spring', 'Star', 'Tide', 'Valley', 'Wave'],
] as const
