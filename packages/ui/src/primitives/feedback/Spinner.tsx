const LEAVES = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** A loading indicator. The surrounding control announces the loading state. */
export function Spinner() {
  return (
    <span className="rt-Spinner rt-r-size-2">
      {LEAVES.map((leaf) => (
        <span key={leaf} className="rt-SpinnerLeaf" />
      ))}
    </span>
  );
}
