/** How a match ended, by the rule that ended it. */
export const outcomes = {
  'TI-IX-b':
    'In June 341 BC the most points win: {points}.<tied| Of those with the same points, whoever holds more of Syracuse wins, then more territories, then more talents.>',
  'TI-FC-o': 'Carthage controls all Syracuse and fifteen territories.',
  'TI-FD-k': 'Syracuse has been free for four turns.',
  'TI-FI-h': 'Hicetas is master of Syracuse.',
  'TI-FY-h': 'Dionysius is master of Syracuse.',
} as const;
