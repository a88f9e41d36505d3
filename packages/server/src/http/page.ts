/** A page in HTML, as it is sent. */
export type Shown = { status: 200 | 404; html: string };

type Params = Readonly<Record<string, string | undefined>>;

/** A page that the server writes by itself: what its address shows, and what its one button does. */
export type ServerPage = {
  path: `/api/${string}`;
  show(params: Params): Promise<Shown>;
  press(params: Params): Promise<Shown>;
};
