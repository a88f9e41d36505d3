const PLACES_MAX = 100_000;

/** Remembers from where accounts have logged in; forgets the oldest places, and all of them with the process. */
export function createFamiliar(placesMax = PLACES_MAX) {
  const places = new Set<string>();
  return {
    has: (account: string, address: string) => places.has(nameOf(account, address)),
    add(account: string, address: string): void {
      const name = nameOf(account, address);
      // Behind all others: it is the newest.
      places.delete(name);
      for (const oldest of places) {
        if (places.size < placesMax) break;
        places.delete(oldest);
      }
      places.add(name);
    },
  };
}

const nameOf = (account: string, address: string) => `${account} ${address}`;
