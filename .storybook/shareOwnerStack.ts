/*
 * React's development build takes a stack trace for every element, a quarter of the time of a test that renders
 * pages. No test reads these traces, so all elements share one. React's warnings and checks stay.
 */
const shared = new Error('react-stack-top-frame');

// Once: files of tests share their globals.
if (Error === Error.prototype.constructor)
  globalThis.Error = new Proxy(Error, {
    apply: (create, self, args) => (args[0] === shared.message ? shared : (Reflect.apply(create, self, args) as Error)),
  });
