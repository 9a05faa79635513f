import { graphql } from "gatsby";

/** An offer of the catalog: its card, and what the filters ask. */
export type CatalogOffer = Queries.OfferCardFragment & Queries.CatalogOfferFragment;

export const catalogOfferFragment = graphql`
  fragment CatalogOffer on Offer {
    ports
    days
    minimum_age
    suits
    category_tags
    featured
    order
  }
`;
