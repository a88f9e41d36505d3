import type { Audit } from '@machine/contract/auditLog.ts';
import type { Receipt } from '@machine/contract/proof.ts';

type MockedLog = { audit: Audit; receipts: readonly Receipt[]; paths: Readonly<Record<number, readonly string[]>> };

const celticsReceipt: Receipt = {
  version: 1,
  entry:
    '{"at":"2025-10-13T10:00:00.000Z","confidencePct":63.4,"isGold":false,"kind":"prediction","machinePick":"HOME","match":{"awayTeam":"Boston Celtics","homeTeam":"Los Angeles Lakers","id":"nba-lal-bos","league":"NBA","startTime":"2025-10-14T14:14:00.000Z"},"modelVersion":"elo-3.2","nonce":"-10sXr6qUs5Q7RF2_Xncew","probabilities":{"away":36.6,"draw":0,"home":63.4},"stakes":{"agree":2,"disagree":3},"text":"The Machine favors Los Angeles Lakers. Their rating of 1571 is 33 points above that of Boston Celtics, and home advantage adds another 65.\\n\\nBoston Celtics played yesterday, which has cost clubs in this league about 30 points on average.\\n\\nNone of this is certain: of ten matches like this one, the Machine expects to lose about four.","v":1}',
  index: 4,
  path: [
    '/4M0Acjocq9vFdJBlYNVw4H3Xy3PA4D73KBd3cU8eEk=',
    'UwrZFXhDbA28kS6AlgosDo9aO39pCFJKdHon5tn+E5E=',
    'X+DCfaSZ7OXSbC7bBfI7hET41xVwg3ztojsWxM66BJI=',
  ],
  checkpoint:
    'beat-the-machine/fe812c12f3ab4ce6\n7\nwbpXjRxl9rqa7aIblWJcKfmZMsTCsQDxejwxgb9wWZI=\ntime 2025-10-13T10:00:00.000Z\n\n— beat-the-machine/fe812c12f3ab4ce6 OhCvOxAInBQbMbMr7I653vGWEzy5n0lmeKhWNkk51Ir1iy7jHrvVw5w3vJfkEehKmvXyTtjk5Mvp5owPJZDpHFHhRAI=\n',
  pick: 'beat-the-machine/fe812c12f3ab4ce6/picks\n{"at":"2025-10-14T09:30:00.000Z","choice":"AGREE","kind":"pick","leaf":"oXOvSwonZrBhiCGkLdqDDkIinyFmYaDpDcVLyEKG2kI=","matchId":"nba-lal-bos","stakes":{"agree":2,"disagree":3},"startTime":"2025-10-14T14:14:00.000Z","userId":"u-ada","v":1}\n\n— beat-the-machine/fe812c12f3ab4ce6 OhCvOxTclueXJrnggB6To+VBX6tNHIl6LnDCV+3qaFL9pUjyoQjT7QchVVVz81NdIj0kp9iSOWrxhKC7wfOWMair6go=\n',
};

/**
 * The log of the mocked server: its newest checkpoint, receipts of picks by `player`, and the paths that lead from their
 * checkpoints, by size, to the newest one. Everything is really signed: mockedReceipts.test.ts in the app makes the same.
 */
export const mockedLog: MockedLog = {
  audit: {
    key: 'beat-the-machine/fe812c12f3ab4ce6+3a10af3b+AepKbGPinFIKvvVQexMuxfmVR3auvr57kkIe6mkURtIs',
    checkpoint:
      'beat-the-machine/fe812c12f3ab4ce6\n10\ndDBr4lnKyr0AHmiL9WuBadxPVTnJVb+u4+pZRO8Tkew=\ntime 2025-10-14T10:00:00.000Z\n\n— beat-the-machine/fe812c12f3ab4ce6 OhCvOyOiMdAtgk0M+27wRy5/jL3mtJnBJX6oegvfhDnUGrswWu4NBB89N+HeYk2sThphswWq3KfyXJ08/BuZXCV6OgE=\n',
  },
  receipts: [
    {
      version: 1,
      entry:
        '{"at":"2025-10-12T10:00:00.000Z","confidencePct":63.4,"isGold":false,"kind":"prediction","machinePick":"HOME","match":{"awayTeam":"Phoenix Suns","homeTeam":"Los Angeles Lakers","id":"nba-lal-phx-1","league":"NBA","startTime":"2025-10-13T02:30:00.000Z"},"modelVersion":"elo-3.2","nonce":"P4HkeKUW1p7pdCzx2BocRQ","probabilities":{"away":36.6,"draw":0,"home":63.4},"stakes":{"agree":2,"disagree":3},"text":"Los Angeles Lakers are rated 1584, Phoenix Suns 1541, which puts Los Angeles Lakers ahead by 43. Playing at home is worth 60 points to Los Angeles Lakers, on top of the lead in rating.\\n\\nLos Angeles Lakers won 4 of their last 5 (W W L W W) and scored 5.2 points a match more than their opponents. Phoenix Suns won 2 of their last 5 (L W L L W) and scored 1.8 points a match fewer than their opponents. Los Angeles Lakers start 3 days after the start of their last match, Phoenix Suns 26 hours; the short rest costs Phoenix Suns 25 points.\\n\\nTaken together that gives 63.4% for Los Angeles Lakers, 36.6% for Phoenix Suns, so the Machine picks Los Angeles Lakers.","v":1}',
      index: 1,
      path: ['tIRd+5RY/mkEG5e0Xy0FsWzgeUcBt5ezjv/Z3UHS5L4=', 'srbHKd2Z3tjG6TVmCCYfBJfpT40y0cWwhI1ALAh2Acc='],
      checkpoint:
        'beat-the-machine/fe812c12f3ab4ce6\n3\nF9/xnIZQa/z1aJ8vF1iLjcdLYvcA3TfaTmyE4PNPhoQ=\ntime 2025-10-12T10:00:00.000Z\n\n— beat-the-machine/fe812c12f3ab4ce6 OhCvO2v/lY8Y0OWHX1FyHx/rwKDeRQ/Oe9oLWlR4niGgs4HxtL0Gd97li8dSYWmAa70U7Lh5aDEuxBn4i9I6cPO+BwM=\n',
      pick: 'beat-the-machine/fe812c12f3ab4ce6/picks\n{"at":"2025-10-12T22:14:00.000Z","choice":"AGREE","kind":"pick","leaf":"nwexDb0Au+BvQ9BfbKei/QRMCU/TjKwe6EVY+GGVKu8=","matchId":"nba-lal-phx-1","stakes":{"agree":2,"disagree":3},"startTime":"2025-10-13T02:30:00.000Z","userId":"u-ada","v":1}\n\n— beat-the-machine/fe812c12f3ab4ce6 OhCvO8wdo9Mz8HwgVL7qbqsFYfbUoxnBxcSDTg0i+EqhW87WxLUblg9ynHuneGSDHXWB5EpbagfjYarrObZucQuzNQ0=\n',
    },
    celticsReceipt,
    {
      ...celticsReceipt,
      pick: 'beat-the-machine/fe812c12f3ab4ce6/picks\n{"at":"2025-10-14T09:30:00.000Z","choice":"DISAGREE","kind":"pick","leaf":"oXOvSwonZrBhiCGkLdqDDkIinyFmYaDpDcVLyEKG2kI=","matchId":"nba-lal-bos","stakes":{"agree":2,"disagree":3},"startTime":"2025-10-14T14:14:00.000Z","userId":"u-ada","v":1}\n\n— beat-the-machine/fe812c12f3ab4ce6 OhCvO0yxCXFgVTZDRx4WxYgxxp5bOYciMSZzrOFEDASgiOUFXSUSkuJ/2jJGGDuw9ksY1e5zAZ3uYJ0a6XEvWPzncwQ=\n',
    },
  ],
  paths: {
    '3': [
      'srbHKd2Z3tjG6TVmCCYfBJfpT40y0cWwhI1ALAh2Acc=',
      'tb9SCtbmZAltJKPZ6G+TWgmR5ymVygGAAq055mEwh5A=',
      'QxpAdpBI8n0OJAXZpI4oAcBYqpJkalwMJ8Mbkdl7t54=',
      'GpSDzkE7QdX/lngN0Mvvv3wTL/8gUOjj0onIfPCEWJw=',
      'O+U3u1XY0ucYGSALLjeesLj4Qfqy3/L7ZznszYpJGSs=',
    ],
    '7': [
      'UwrZFXhDbA28kS6AlgosDo9aO39pCFJKdHon5tn+E5E=',
      'GhbrYNh3nCb+474C08NxRXpGDMhJeIsXmj3VJgltBMo=',
      'oWnDrMWjxZnobk76Yjg2jwiwaKrdyCSbSjADHpiAnxA=',
      'X+DCfaSZ7OXSbC7bBfI7hET41xVwg3ztojsWxM66BJI=',
      'O+U3u1XY0ucYGSALLjeesLj4Qfqy3/L7ZznszYpJGSs=',
    ],
  },
};
